// @ts-check
import { readdirSync } from "node:fs";
import path from "node:path";

/** Components begin with a capital; of the modules beside them, sites override this one. */
const COMPONENT = /^(?:[A-Z][^/]*(?:\/[A-Z][^/]*)*|prism-include-languages)$/;
const NO_COMPONENT = /\.(?:d|test)\.ts|\.test\.tsx$/;

/**
 * Modules of a theme folder by the names under which a site overrides them: `DocCard/Layout`.
 *
 * @param {string} folder
 * @returns {Map<string, string>} their files
 */
export function collectComponents(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.[jt]sx?$/.test(file) && !NO_COMPONENT.test(file))
    .sort();
  return new Map(
    files.flatMap((file) => {
      const name = file.replaceAll(path.sep, "/").replace(/(?:\/index)?\.[jt]sx?$/, "");
      return COMPONENT.test(name) ? [[name, path.join(folder, file)]] : [];
    }),
  );
}
