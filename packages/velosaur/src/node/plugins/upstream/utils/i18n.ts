import path from "../../../system/path.ts";
import type { I18n, I18nLocaleConfig, TranslationFile } from "../../../contract/contract.ts";
import { DEFAULT_PLUGIN_ID } from "./constants.ts";

type Messages = TranslationFile["content"];

export const mergeTranslations = (contents: Messages[]): Messages =>
  Object.assign({}, ...contents) as Messages;

export const updateTranslationFileMessages = (
  file: TranslationFile,
  update: (message: string) => string,
): TranslationFile => ({
  ...file,
  content: Object.fromEntries(
    Object.entries(file.content).map(([key, translation]) => [
      key,
      { ...translation, message: update(translation.message) },
    ]),
  ),
});

/** Where the translated files of a plugin lie. */
export const getPluginI18nPath = ({
  localizationDir,
  pluginName,
  pluginId = DEFAULT_PLUGIN_ID,
  subPaths = [],
}: {
  localizationDir: string;
  pluginName: string;
  pluginId?: string;
  subPaths?: string[];
}): string =>
  path.join(
    localizationDir,
    pluginId === DEFAULT_PLUGIN_ID ? pluginName : `${pluginName}-${pluginId}`,
    ...subPaths,
  );

export const getLocaleConfig = (
  i18n: I18n,
  locale: string = i18n.currentLocale,
): I18nLocaleConfig => {
  const config = i18n.localeConfigs[locale];
  if (config !== undefined) return config;
  throw new Error(`The site has no configuration of the locale \`${locale}\`.`);
};
