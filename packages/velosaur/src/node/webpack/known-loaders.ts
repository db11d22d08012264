/** Loaders that do what the bundler does by itself, by the names of their packages. */

import { findStandIn } from "../config/upstream-modules.ts";

/** What comes out of a known loader when it stands first in a chain. */
export type KnownKind =
  | "script"
  | "style"
  | "source"
  | "resource"
  | "inline"
  | "json"
  | "component"
  | "document"
  | "empty";

const MDX_LOADER = "@docusaurus/mdx-loader";

const KINDS: Record<KnownKind, string[]> = {
  script: [
    "babel-loader",
    "swc-loader",
    "builtin:swc-loader",
    "esbuild-loader",
    "ts-loader",
    "thread-loader",
    "cache-loader",
    "source-map-loader",
  ],
  style: [
    "style-loader",
    "css-loader",
    "mini-css-extract-plugin",
    "cssExtractLoader",
    "postcss-loader",
  ],
  source: ["raw-loader"],
  resource: ["file-loader"],
  inline: ["url-loader"],
  json: ["json-loader"],
  component: ["@svgr/webpack"],
  document: [MDX_LOADER, "@mdx-js/loader"],
  empty: ["null-loader", "ignore-loader"],
};

/** Loaders of stylesheets in other languages, by the ending that the bundler knows. */
const PREPROCESSORS: Record<string, string> = {
  "sass-loader": "scss",
  "less-loader": "less",
  "stylus-loader": "styl",
};

const byName = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) =>
    names.map((name) => [name, kind as KnownKind] as const),
  ),
);

/** `/x/node_modules/css-loader/dist/cjs.js` → `css-loader`. */
export function loaderName(loader: string): string {
  const [bare = ""] = loader.replaceAll("\\", "/").split("?");
  // Plugins that ask where it lies are told where the engine's stand-in does.
  if (bare === findStandIn(MDX_LOADER)?.replaceAll("\\", "/")) return MDX_LOADER;
  const [, inPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(bare) ?? [];
  return inPackage ?? bare;
}

export const knownKind = (loader: string): KnownKind | undefined => byName.get(loaderName(loader));

export const preprocessorLang = (loader: string): string | undefined =>
  Object.hasOwn(PREPROCESSORS, loaderName(loader)) ? PREPROCESSORS[loaderName(loader)] : undefined;
