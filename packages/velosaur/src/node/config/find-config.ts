import { existsSync } from "node:fs";
import path from "../system/path.ts";
import { AuthorError } from "../system/author-error.ts";

const CONFIG_NAMES: readonly string[] = ["ts", "mts", "cts", "js", "mjs", "cjs"].map(
  (extension) => `docusaurus.config.${extension}`,
);

/** The site's configuration file: the one asked for, or the first that is there. */
export const findConfig = (siteDir: string, configPath?: string): string => {
  const candidates = configPath === undefined ? CONFIG_NAMES : [configPath];
  const found = candidates
    .map((name) => path.resolve(siteDir, name))
    .find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new AuthorError({
    severity: "error",
    message:
      configPath === undefined
        ? `There is no docusaurus.config file in ${siteDir}.`
        : `The configuration file ${path.resolve(siteDir, configPath)} does not exist.`,
    hint:
      configPath === undefined
        ? `Run the command in the folder of your site, or name the folder: velosaur build my-site. One of these files is needed: ${CONFIG_NAMES.join(", ")}.`
        : "Check what you gave to --config; it is relative to the folder of the site.",
  });
};
