import { createRequire } from "node:module";
import path from "../system/path.ts";
import { engineDir } from "../system/engine-paths.ts";
import { loadDefaultTheme } from "../config/prism-module.ts";
import type { LoadContext } from "../contract/contract.ts";
import { prismThemeCss, type PrismTheme } from "../markdown/prism-theme-css.ts";
import { describeSite, type SiteInput } from "./site-data.ts";
import { engineFile } from "../bundler/engine-files.ts";
import type { RoutePrefix } from "../../shared/payload.ts";
import { ALL_NAVBAR_ITEMS, navbarItemTypesSource } from "../bundler/navbar-item-types.ts";
import { prismLanguagesSource } from "../bundler/prism-languages.ts";
import { exportJson, type GeneratedModules } from "../bundler/plugin-generated.ts";

export interface GeneratedInput extends SiteInput {
  clientModules: string[];
  codeTranslations: Record<string, string>;
  /** Paths of pages that show at every path below theirs, too. */
  routePrefixes: RoutePrefix[];
  hasHomePage: boolean;
}

/** What those of the `@generated/*` modules export that are values. */
export function createGeneratedValues(input: GeneratedInput): Record<string, unknown> {
  const { siteConfig, i18n, siteMetadata } = describeSite(input);
  return {
    "docusaurus.config": siteConfig,
    i18n,
    "site-storage": input.context.siteStorage,
    codeTranslations: input.codeTranslations,
    "site-metadata": siteMetadata,
    "route-prefixes": input.routePrefixes,
    "home-page": input.hasHomePage,
    "site-url": siteConfig.url,
  };
}

/** Source of the `@generated/*` modules. They know nothing of pages, so they change with the configuration only. */
export function createGeneratedModules(input: GeneratedInput): GeneratedModules {
  const { context } = input;
  const values = Object.entries(createGeneratedValues(input));
  return {
    ...Object.fromEntries(values.map(([name, value]) => [name, exportJson(value)])),
    "client-modules": clientModulesSource(input),
    "site-modules": siteModulesSource(input),
    "prism-theme.css": prismCss(context),
    "prism-languages": prismLanguages(context),
    ...createThemeModules(context),
    "import-address": IMPORT_ADDRESS,
    // The bundle fills it; the dev server loads each module by its own address.
    "layout-modules": exportJson({}),
  };
}

type ThemeContext = Pick<LoadContext, "mode"> & {
  siteConfig: Pick<LoadContext["siteConfig"], "themeConfig">;
};

/** Components that sites have or don't. In dev every site has all of them: one bundle of the engine serves every site. */
export const createThemeModules = (context: ThemeContext): GeneratedModules => ({
  "navbar-item-types": navbarItemTypes(context),
  "announcement-bar": announcementBarSource(context),
  "copy-page": copyPageSource(context),
});

/** The theme's own come first: a site's stylesheet must have the last word. They export nothing. */
function clientModulesSource({ context }: Pick<GeneratedInput, "context">): string {
  const own = [
    infimaFile(context),
    engineFile("theme/client-modules"),
    "@generated/prism-theme.css",
  ];
  const site = JSON.stringify("@generated/site-modules");
  const isDev = context.mode === "development";
  return [
    ...own.map((file) => `import ${JSON.stringify(file)};`),
    isDev ? "export default [];" : `export { default } from ${site};`,
    `export const load = ${isDev ? `async () => (await import(${site})).default` : "undefined"};`,
  ].join("\n");
}

function siteModulesSource({
  clientModules: files,
}: Pick<GeneratedInput, "clientModules">): string {
  const imports = files.map(
    (file, index) =>
      `import ${isStyle(file) ? "" : `* as module${index} from `}${JSON.stringify(file)};`,
  );
  const lifecycles = files.flatMap((file, index) =>
    isStyle(file) ? [] : [toLifecycles(`module${index}`)],
  );
  return [...imports, `export default [${lifecycles.join(", ")}];`].join("\n");
}

/** Each by its name: the bundler makes an object of all exports otherwise, with code that does so on every page. */
const toLifecycles = (name: string): string =>
  `{ ${["onRouteUpdate", "onRouteDidUpdate"]
    .map((key) => `${key}: ${name}.default?.${key} ?? ${name}.${key}`)
    .join(", ")} }`;

/** Stylesheets that come before those of the theme's components. */
export const listFrameStyles = (context: LoadContext): string[] => [
  infimaFile(context),
  path.join(engineDir, "theme/styles/index.css"),
  "@generated/prism-theme.css",
];

/** Stylesheets of the site. */
export const listSiteStyles = (clientModules: readonly string[]): string[] =>
  clientModules.filter(isStyle);

/** Its sheet for locales that are written from right to left mirrors the other one. */
function infimaFile({ i18n }: LoadContext): string {
  const isMirrored = i18n.localeConfigs[i18n.currentLocale]?.direction === "rtl";
  return createRequire(import.meta.url).resolve(
    `infima/dist/css/default/default${isMirrored ? "-rtl" : ""}.css`,
  );
}

/** Sites without announcements carry neither the bar for them nor what remembers that it was closed. */
function announcementBarSource(context: ThemeContext): string {
  const provider = hasField(context, "announcementBar")
    ? 'export { AnnouncementBarProvider } from "@docusaurus/theme-common/announcement-bar";'
    : "export const AnnouncementBarProvider = ({ children }) => children;";
  return `${optionalSource(context, "announcementBar", "@theme/AnnouncementBar/Bar")}\n${provider}`;
}

/**
 * Imports an address as it is. Where `import()` stands around an expression, Vite adds a query to it: the module
 * would exist twice, since those that import it by name know no query. Around text in backticks it adds none.
 */
const IMPORT_ADDRESS =
  "export const importAddress = (address) => import(/* @vite-ignore */ `${address}`);";

const NO_COMPONENT = "export default () => null;";

/** The dev server makes no Markdown of pages: there is nothing to copy. */
const copyPageSource = (context: ThemeContext): string =>
  context.mode === "development"
    ? NO_COMPONENT
    : optionalSource(context, "markdownPages", "@theme/CopyPage");

/** A component that a field of the theme's configuration asks for: other sites don't carry it. */
function optionalSource(context: ThemeContext, field: string, component: string): string {
  return hasField(context, field)
    ? `export { default } from ${JSON.stringify(component)};`
    : NO_COMPONENT;
}

const hasField = ({ mode, siteConfig }: ThemeContext, field: string): boolean =>
  mode === "development" || Boolean(siteConfig.themeConfig[field]);

function navbarItemTypes({ mode, siteConfig }: ThemeContext): string {
  if (mode === "development") return navbarItemTypesSource(ALL_NAVBAR_ITEMS);
  const { navbar } = siteConfig.themeConfig as {
    navbar?: { items?: Parameters<typeof navbarItemTypesSource>[0] };
  };
  return navbarItemTypesSource(navbar?.items ?? []);
}

function prismCss({ siteConfig, cacheDir }: LoadContext): string {
  const prism = (siteConfig.themeConfig["prism"] ?? {}) as {
    theme?: PrismTheme;
    darkTheme?: PrismTheme;
  };
  return prismThemeCss({ light: prism.theme ?? loadDefaultTheme(cacheDir), dark: prism.darkTheme });
}

function prismLanguages({ siteConfig }: LoadContext): string {
  const { additionalLanguages = [] } = (siteConfig.themeConfig["prism"] ?? {}) as {
    additionalLanguages?: string[];
  };
  return prismLanguagesSource(additionalLanguages);
}

const isStyle = (file: string): boolean => /\.(?:css|scss|sass|less)$/.test(file);
