import { createCurrentBundler } from "./current-bundler.ts";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "../system/path.ts";
import type { I18n, LoadContext } from "./load-context.ts";
import { readCodeTranslations } from "./translation-file.ts";
import { awaitNamed } from "../system/awaited.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { checkRouter } from "./check-router.ts";
import { checkTemplate } from "./check-template.ts";
import { checkUrls, toSiteUrl } from "./check-urls.ts";
import { configSchema } from "./config-schema.ts";
import { findNearest } from "../system/did-you-mean.ts";
import { generatedFilesDirName } from "../system/engine-paths.ts";
import { findConfig } from "./find-config.ts";
import { describeLoadError } from "./load-error.ts";
import { createModuleLoader, type ModuleLoader } from "./load-module.ts";
import { locateDiagnostics } from "./locate-diagnostics.ts";
import { ensureSlashes, resolveI18n } from "./resolve-i18n.ts";
import { isRecord } from "./schema-parts.ts";
import type { Config } from "./types.ts";
import { findSiteDir } from "./site-folder.ts";
import { createSourceFiles, KEPT_LENGTH } from "./source-files.ts";
import { openSourceIndex } from "./source-index.ts";
import { validateSchema } from "./validate-schema.ts";
import { takeDefaults } from "./take-defaults.ts";

export interface ResolveConfigArgs {
  siteDir: string;
  /** Relative to the site, or absolute. */
  configPath?: string | undefined;
  locale?: string | undefined;
  mode: "development" | "production";
  /** Relative to the site, or absolute; `build` by default. */
  outDir?: string | undefined;
  /** False when this locale is built alone, at the root: what a single `--locale` means. */
  localizePath?: boolean | undefined;
}

/** A function is called, a promise awaited; what goes wrong there is the author's. */
const evaluateConfig = async (loader: ModuleLoader, configPath: string): Promise<unknown> => {
  try {
    return await awaitNamed(path.basename(configPath), async () => {
      const exported = await loader.load(configPath);
      return takeDefaults(typeof exported === "function" ? await exported() : exported);
    });
  } catch (error) {
    if (error instanceof AuthorError) throw error;
    throw new AuthorError(describeLoadError(error, configPath), { cause: error });
  }
};

const FIELDS = Object.keys(configSchema.entries);
const isMeantAsField = (key: string): boolean =>
  FIELDS.includes(key) || findNearest(key, FIELDS) !== undefined;

const loadUserConfig = async (loader: ModuleLoader, configPath: string): Promise<unknown> => {
  const config = await evaluateConfig(loader, configPath);
  // Where all keys are misspelt, each is told.
  if (isRecord(config) && Object.keys(config).some(isMeantAsField)) return config;
  throw new AuthorError({
    severity: "error",
    message: "The configuration must be an object, or a function that returns one.",
    filePath: configPath,
    hint: "Export it as the default: export default { title: 'My site', url: 'https://example.com', baseUrl: '/' };",
  });
};

const resolveMdx1Compat = (
  given: boolean | { comments?: boolean; admonitions?: boolean; headingIds?: boolean } | undefined,
  isOnByDefault: boolean,
): Config["markdown"]["mdx1Compat"] => {
  const flags = typeof given === "object" ? given : {};
  const fallback = typeof given === "boolean" ? given : isOnByDefault;
  return {
    comments: flags.comments ?? fallback,
    admonitions: flags.admonitions ?? fallback,
    headingIds: flags.headingIds ?? fallback,
  };
};

/** Sites of one host keep their browser storage apart by a suffix that follows from their address. */
const resolveStorageNamespace = (
  namespace: string | boolean,
  config: { url: string; baseUrl: string },
): string => {
  if (namespace === false || namespace === "") return "";
  if (typeof namespace === "string") return `-${namespace}`;
  return `-${createHash("md5")
    .update(config.url + config.baseUrl)
    .digest("hex")
    .slice(0, 3)}`;
};

const suggestCustomFields = (diagnostic: Diagnostic): Diagnostic =>
  diagnostic.message === `Unknown key "${diagnostic.keyPath}".`
    ? { ...diagnostic, hint: "Fields of your own go into `customFields`." }
    : diagnostic;

const validateConfig = (userConfig: unknown, configPath: string): Config => {
  const { value, diagnostics } = validateSchema(configSchema, userConfig, { filePath: configPath });
  if (diagnostics !== undefined)
    throw new AuthorError(locateDiagnostics(diagnostics.map(suggestCustomFields), configPath));
  const problems = [...checkUrls(value), ...checkTemplate(value), ...checkRouter(value)];
  if (problems.length > 0) throw new AuthorError(locateDiagnostics(problems, configPath));
  const { onBrokenMarkdownLinks, ...config } = value;
  const url = toSiteUrl(config.url);
  const baseUrl = ensureSlashes(config.baseUrl);
  const storage = { ...config.future.experimental_storage, ...config.storage };
  const { v4 } = config.future;
  return {
    ...config,
    url,
    baseUrl,
    storage: {
      type: storage.type ?? "localStorage",
      namespace: storage.namespace ?? v4.siteStorageNamespacing,
    },
    markdown: {
      ...config.markdown,
      mdx1Compat: resolveMdx1Compat(config.markdown.mdx1Compat, !v4.mdx1CompatDisabledByDefault),
      hooks: { ...config.markdown.hooks, ...(onBrokenMarkdownLinks && { onBrokenMarkdownLinks }) },
    },
  };
};

const readSiteVersion = (siteDir: string): string | undefined => {
  try {
    const manifest: unknown = JSON.parse(readFileSync(path.join(siteDir, "package.json"), "utf8"));
    return isRecord(manifest) && typeof manifest.version === "string"
      ? manifest.version
      : undefined;
  } catch {
    return undefined;
  }
};

/** The build of another locale goes into a folder of its own. */
const localizeOutDir = (outDir: string, i18n: I18n, localizePath: boolean): string =>
  localizePath && i18n.currentLocale !== i18n.defaultLocale
    ? path.join(outDir, i18n.currentLocale)
    : outDir;

/** Tells the configuration for which locale it is read. */
const CURRENT_LOCALE = "DOCUSAURUS_CURRENT_LOCALE";

/** Finds, loads and checks the configuration; returns what every plugin is given. */
export const resolveConfig = async (args: ResolveConfigArgs): Promise<LoadContext> => {
  const siteDir = findSiteDir(args.siteDir);
  const { locale, mode, localizePath = true } = args;
  const generatedFilesDir = path.join(siteDir, generatedFilesDirName);
  const cacheDir = path.join(generatedFilesDir, "velosaur");
  const siteConfigPath = findConfig(siteDir, args.configPath);
  const loader = createModuleLoader({ siteDir, cacheDir });
  if (locale !== undefined) process.env[CURRENT_LOCALE] = locale;
  const config = validateConfig(await loadUserConfig(loader, siteConfigPath), siteConfigPath);

  const i18n = resolveI18n({ siteDir, configPath: siteConfigPath, config, locale, localizePath });
  const localeConfig = i18n.localeConfigs[i18n.currentLocale];
  if (localeConfig === undefined)
    throw new Error(`No configuration for the locale ${i18n.currentLocale}`);
  const localizationDir = path.join(siteDir, i18n.path, localeConfig.path);
  return {
    siteDir,
    siteVersion: readSiteVersion(siteDir),
    siteConfig: { ...config, url: localeConfig.url, baseUrl: localeConfig.baseUrl },
    siteConfigPath,
    outDir: localizeOutDir(path.resolve(siteDir, args.outDir ?? "build"), i18n, localizePath),
    baseUrl: localeConfig.baseUrl,
    i18n,
    localizationDir,
    generatedFilesDir,
    cacheDir,
    codeTranslations: readCodeTranslations(localizationDir),
    siteStorage: {
      ...config.storage,
      namespace: resolveStorageNamespace(config.storage.namespace, config),
    },
    currentBundler: createCurrentBundler({
      siteDir,
      isRspack: config.future.faster.rspackBundler,
    }),
    mode,
    loader,
    // The dev server compiles a document when it is asked for: it may have been edited since.
    sources:
      mode === "production"
        ? createSourceFiles(
            KEPT_LENGTH,
            openSourceIndex(path.join(cacheDir, `sources-${i18n.currentLocale}.json`)),
          )
        : createSourceFiles(0),
  };
};

/**
 * What was resolved without a locale, for a site that has one: to read its configuration again takes as long as reading
 * it. Undefined where the configuration asks which locale it is read for.
 */
export function takeOnlyLocale(context: LoadContext): LoadContext | undefined {
  const { i18n, loader } = context;
  const asks = (file: string): boolean => readFileSync(file, "utf8").includes(CURRENT_LOCALE);
  if (i18n.locales.length > 1 || loader.files().some(asks)) return undefined;
  process.env[CURRENT_LOCALE] = i18n.currentLocale;
  return context;
}
