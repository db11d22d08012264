import * as v from "valibot";
import { findLocalModule } from "./resolve-reference.ts";
import { locateDiagnostics } from "../config/locate-diagnostics.ts";
import { collectNearMisses } from "../config/near-misses.ts";
import { strict } from "../config/schema-parts.ts";
import { themeConfigSchema } from "../config/theme-config-schema.ts";
import { collectThemeTranslations, translateThemeConfig } from "../i18n/translate-theme-config.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { LoadContext, Plugin, PluginModule } from "../contract/contract.ts";
import { validateOptionsWith, validateThemeConfigWith } from "../contract/validate-with.ts";

const optionsSchema = strict({
  id: v.optional(v.string()),
  customCss: v.optional(v.union([v.string(), v.array(v.string())]), []),
});

export type ThemeClassicOptions = v.InferInput<typeof optionsSchema>;

/** A slash at the beginning may mean the folder of the site, as it does in addresses. */
const findStyle = (name: string, siteDir: string): string | undefined =>
  findLocalModule(name, siteDir) ??
  (name.startsWith("/") ? findLocalModule(`.${name}`, siteDir) : undefined);

const resolveCustomCss = (
  customCss: string | string[],
  { siteDir, loader }: LoadContext,
): string[] => {
  const names = [customCss].flat();
  const files = names.map((name) => findStyle(name, siteDir) ?? loader.resolve(name));
  const diagnostics = names.flatMap((name, index): Diagnostic[] =>
    files[index] === undefined
      ? [
          {
            severity: "error",
            message: `There is no style sheet at "${name}".`,
            keyPath: Array.isArray(customCss) ? `customCss[${index}]` : "customCss",
            hint: "The paths in `customCss` are relative to the folder of the site.",
          },
        ]
      : [],
  );
  if (diagnostics.length > 0) throw new AuthorError(diagnostics);
  return files.filter((file) => file !== undefined);
};

const createThemeClassic = (context: LoadContext, options: Record<string, unknown>): Plugin => {
  const { customCss } = v.parse(optionsSchema, options);
  const { siteConfig, siteConfigPath } = context;
  const styles = resolveCustomCss(customCss, context);
  return {
    name: "docusaurus-theme-classic",
    getClientModules: () => styles,
    getPathsToWatch: () => styles,
    getTranslationFiles: () => collectThemeTranslations(siteConfig.themeConfig),
    translateThemeConfig,
    getDiagnostics: () =>
      locateDiagnostics(
        collectNearMisses(themeConfigSchema, siteConfig.themeConfig, ["themeConfig"]),
        siteConfigPath,
      ),
  };
};

/** The classic theme's Node side: styles of the site, theme configuration, translations. Its components are the engine's. */
export const themeClassic: PluginModule = Object.assign(createThemeClassic, {
  validateOptions: validateOptionsWith(optionsSchema),
  validateThemeConfig: validateThemeConfigWith(themeConfigSchema),
});
