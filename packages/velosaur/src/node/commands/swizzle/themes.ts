/** Themes of a site, and what they are made of. */

import { existsSync } from "node:fs";
import path from "../../system/path.ts";
import { themeSourceDir } from "../../system/engine-paths.ts";
import { listComponents } from "../../documents/compile-options.ts";
import { BUILT_IN_PLUGINS } from "../../plugins/built-in-plugins.ts";
import { collectThemePaths } from "../../plugins/collect-parts.ts";
import type {
  LoadContext,
  LoadedPlugin,
  SwizzleConfig,
  SwizzleStatus,
} from "../../contract/contract.ts";
import { AuthorError } from "../../system/author-error.ts";
import { formatDidYouMean } from "../../system/did-you-mean.ts";
import { CLASSIC_COMPONENTS } from "./classic-safety.ts";

export type SwizzleAction = "eject" | "wrap";
export const SWIZZLE_ACTIONS: readonly SwizzleAction[] = ["eject", "wrap"];

export interface Theme {
  /** As authors know it: the package, or the name of a plugin of their own. */
  name: string;
  /** Folder of the modules that can be run, as they are published. */
  javascriptDir?: string;
  typescriptDir?: string;
  /** Names of components, in alphabetical order. */
  components: string[];
  config: SwizzleConfig;
}

const CLASSIC = "@docusaurus/theme-classic";
const SEARCH = "@docusaurus/theme-search-algolia";
/** Of other themes and plugins, which have no folder of their own. */
const isOfOthers = (name: string): boolean =>
  /^(?:Debug|LiveCodeBlock|Mermaid|SearchPage)/.test(name);
const isOfSearch = (name: string): boolean => /^Search(?:Bar|Page)$/.test(name);

const OWN_CONFIG: SwizzleConfig = { components: CLASSIC_COMPONENTS };

/** Files beside a component are its parts: it takes no others in their place. */
const isOpen = (name: string): boolean =>
  Object.hasOwn(CLASSIC_COMPONENTS, name) || existsSync(path.join(themeSourceDir, name));

const createOwn = (name: string, components: string[]): Theme => ({
  name,
  typescriptDir: themeSourceDir,
  components,
  config: OWN_CONFIG,
});

export function listThemes(context: LoadContext, plugins: LoadedPlugin[]): Theme[] {
  const own = readComponents(themeSourceDir, OWN_CONFIG).filter(isOpen);
  const hasSearch = plugins.some(
    ({ name }) => `@docusaurus/${name.replace("docusaurus-", "")}` === SEARCH,
  );
  return [
    createOwn(
      CLASSIC,
      own.filter((name) => !isOfOthers(name)),
    ),
    ...(hasSearch ? [createOwn(SEARCH, own.filter(isOfSearch))] : []),
    ...plugins.flatMap((plugin) => readPluginTheme(plugin, context)),
  ];
}

function readPluginTheme(plugin: LoadedPlugin, context: LoadContext): Theme[] {
  const [javascriptDir] = collectThemePaths([plugin], context);
  if (javascriptDir === undefined) return [];
  const config = plugin.swizzle ?? { components: {} };
  const typescript = plugin.getTypeScriptThemePath?.();
  const typescriptDir = typescript && path.resolve(plugin.path ?? context.siteDir, typescript);
  return [
    {
      name: namePlugin(plugin),
      javascriptDir,
      ...(typescriptDir && { typescriptDir }),
      components: readComponents(javascriptDir, config),
      config,
    },
  ];
}

/** An add-on of ours goes by the name of what it stands for. */
function namePlugin({ name, version }: LoadedPlugin): string {
  const packageName = version?.type === "package" ? (version.name ?? name) : name;
  const known = Object.entries(BUILT_IN_PLUGINS).find(([, { addOn }]) => addOn === packageName);
  return known ? known[0] : packageName;
}

/** Helpers have names that begin with a small letter, as their folders do; a theme says which of them are open. */
const isComponent = (name: string): boolean =>
  name.split("/").every((part) => /^[A-Z]/.test(part)) && !/\.(?:test|spec|stories)$/.test(name);

const readComponents = (folder: string, { components }: SwizzleConfig): string[] =>
  [...new Set(listComponents(folder))]
    .filter((name) => isComponent(name) || Object.hasOwn(components, name))
    .sort();

const SHORT_NAMES = ["", "@docusaurus/", "@docusaurus/theme-"];

export function findTheme(themes: readonly Theme[], given: string): Theme {
  const found = themes.find(({ name }) => SHORT_NAMES.some((prefix) => prefix + given === name));
  if (found) return found;
  const names = themes.map(({ name }) => name);
  const known = names.flatMap((name) => [
    name,
    name.replace(/^@docusaurus\/(?=theme-)/, ""),
    name.replace(/^@docusaurus\/theme-/, ""),
  ]);
  throw new AuthorError({
    severity: "error",
    message: `The site has no theme "${given}" with components.${formatDidYouMean(given, known)}`,
    hint: `Themes: ${names.join(", ")}.`,
  });
}

export function findComponent({ name: theme, components }: Theme, given: string): string {
  if (components.includes(given)) return given;
  const inside = components.filter((name) => name.startsWith(`${given}/`));
  throw new AuthorError({
    severity: "error",
    message:
      inside.length > 0
        ? `"${given}" is a folder of components, not a component.`
        : `The theme ${theme} has no component "${given}".${formatDidYouMean(given, components)}`,
    hint:
      inside.length > 0
        ? `Name one of them: ${inside.join(", ")}.`
        : `See all of them: swizzle ${theme} --list`,
  });
}

export const findStatus = (
  { config }: Theme,
  component: string,
  action: SwizzleAction,
): SwizzleStatus =>
  (Object.hasOwn(config.components, component)
    ? config.components[component]?.actions[action]
    : undefined) ?? "unsafe";
