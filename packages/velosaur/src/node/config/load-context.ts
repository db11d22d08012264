import type { CurrentBundler } from "./current-bundler.ts";
import type { ModuleLoader } from "./load-module.ts";
import type { DocumentTop, SourceFiles } from "./source-files.ts";
import type { Config } from "./types.ts";

export interface I18nLocaleConfig {
  label: string;
  direction: "ltr" | "rtl";
  htmlLang: string;
  calendar: string;
  path: string;
  translate: boolean;
  url: string;
  baseUrl: string;
}

export interface I18n {
  defaultLocale: string;
  locales: [string, ...string[]];
  path: string;
  currentLocale: string;
  localeConfigs: Record<string, I18nLocaleConfig>;
}

/** What every plugin is given (upstream's `LoadContext`). Paths are absolute. */
export interface LoadContext {
  siteDir: string;
  siteVersion: string | undefined;
  siteConfig: Config;
  siteConfigPath: string;
  outDir: string;
  /** With the locale's segment, if any. */
  baseUrl: string;
  i18n: I18n;
  /** `<siteDir>/i18n/<locale path>`. */
  localizationDir: string;
  /** `<siteDir>/.docusaurus`: only for plugins that insist on a folder. */
  generatedFilesDir: string;
  /** Ours: cache folder of the engine. */
  cacheDir: string;
  codeTranslations: Record<string, string>;
  /** Where the site keeps what visitors choose; the namespace ends each key. */
  siteStorage: { type: "localStorage" | "sessionStorage"; namespace: string };
  /** What plugins take webpack's own plugins from. */
  currentBundler: CurrentBundler;
  /** Ours: which command it is about. */
  mode: "development" | "production";
  /** Ours: loads modules of the site: sidebars, plugins given by name, TypeScript or not. */
  loader: ModuleLoader;
  /** Ours: the site's Markdown files, which a build reads once. */
  sources: SourceFiles;
  /** Ours: has threads read files, where that is faster. */
  readAhead?: ReadAhead | undefined;
}

/** Begins to read. The answer waits for one file: undefined where nobody reads it ahead, or it makes trouble. */
export type ReadAhead = (
  filePaths: readonly string[],
) => (filePath: string) => Promise<DocumentTop | undefined>;
