import { existsSync, readFileSync } from "node:fs";
import path from "../system/path.ts";
import { pathToFileURL } from "node:url";
import type { InlineConfig } from "vite";
import { readOptions } from "./loader-context.ts";
import { loaderName, preprocessorLang } from "./known-loaders.ts";
import { findPostCssFiles } from "./plugin-post-css.ts";
import { addressingPlugin } from "./site-addresses.ts";
import { listLoaders } from "./match-rules.ts";
import type { LoaderEntry, Rule, RuleEntry } from "./webpack-config.ts";

/** Where a loader keeps the options of its compiler. */
const COMPILER: Record<string, string> = {
  "sass-loader": "sassOptions",
  "less-loader": "lessOptions",
  "stylus-loader": "stylusOptions",
};

type Options = Record<string, unknown>;

/**
 * Sass reads a file's parts itself, so that `url()` in a part keeps its text: as with sass-loader, it is relative to
 * the file that imports the part. Vite's own way would make it relative to the part.
 */
const filesAsTheyAre = { findFileUrl: () => null };

const SITE_FILE = /^~?@site\/(.+)$/;

/** What a part of the site is called, whoever imports it: Sass adds the extension and the underline. */
const filesOfSite = (siteDir: string) => ({
  findFileUrl: (name: string) => {
    const [, file] = SITE_FILE.exec(name) ?? [];
    return file === undefined ? null : pathToFileURL(path.join(siteDir, file));
  },
});

/** What plugins tell Sass, Less and Stylus, for Vite's own. */
export function findPreprocessorOptions(
  rules: RuleEntry[],
  siteDir: string,
): Pick<InlineConfig, "css"> {
  const found: Record<string, Options> = {};
  for (const entry of rules.flatMap(listAllLoaders)) {
    const lang = preprocessorLang(entry.loader);
    if (lang === undefined) continue;
    const options = readCompilerOptions(entry);
    if (lang !== "scss") found[lang] = { ...found[lang], ...options };
    else
      for (const name of ["scss", "sass"])
        found[name] = {
          importer: filesAsTheyAre,
          ...found[name],
          ...options,
        };
  }
  for (const options of [found["scss"], found["sass"]]) {
    if (options === undefined) continue;
    options["importers"] = [options["importers"] ?? [], filesOfSite(siteDir)].flat();
    // As sass-loader before its version 16: `@use "src/css/colors"` is a path from where the build runs.
    options["loadPaths"] = [siteDir, options["loadPaths"] ?? []].flat();
  }
  if (Object.keys(found).length === 0) return {};
  const addressing =
    found["scss"] && !isFoundByVite(siteDir)
      ? { postcss: { plugins: [addressingPlugin(siteDir)] } }
      : {};
  return { css: { preprocessorOptions: found, ...addressing } };
}

/**
 * Whether Vite finds a configuration of PostCSS in the site's manifest, or above the site. It looks for none where it is
 * given plugins; what lies in the site's folder is added to these.
 */
const isFoundByVite = (siteDir: string): boolean =>
  findPostCssFiles(siteDir).length === 0 &&
  listFoldersUp(siteDir).some(
    (folder) =>
      findPostCssFiles(folder).length > 0 || namesPostCss(path.join(folder, "package.json")),
  );

function listFoldersUp(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...listFoldersUp(parent)];
}

const namesPostCss = (manifest: string): boolean =>
  existsSync(manifest) && /"postcss"\s*:\s*\{/.test(readFileSync(manifest, "utf8"));

const isRule = (entry: RuleEntry): entry is Rule => typeof entry === "object" && entry !== null;

const listAllLoaders = (rule: RuleEntry): LoaderEntry[] =>
  isRule(rule)
    ? [
        ...listLoaders(rule, ""),
        ...[...(rule.oneOf ?? []), ...(rule.rules ?? [])].flatMap(listAllLoaders),
      ]
    : [];

type Additional = (source: string, facts: { resourcePath: string }) => unknown;

function readCompilerOptions({ loader, options }: LoaderEntry): Options {
  const given = readOptions(options) as Options;
  const own = given[COMPILER[loaderName(loader)] ?? ""];
  const compiler = { ...(typeof own === "function" ? (own({}) as Options) : (own as Options)) };
  const { includePaths, ...rest } = compiler;
  const { additionalData } = given;
  return {
    ...rest,
    ...(Array.isArray(includePaths) && { loadPaths: includePaths }),
    ...(additionalData !== undefined && {
      additionalData:
        typeof additionalData === "function"
          ? (source: string, file: string) =>
              (additionalData as Additional)(source, { resourcePath: file })
          : additionalData,
    }),
  };
}
