import path from "../system/path.ts";
import { readTranslationFile } from "../config/translation-file.ts";
import type { TranslationFile } from "../contract/contract.ts";

/** The folder of a plugin's translations: `docusaurus-plugin-content-docs`, with the id unless it is the default. */
export const pluginLocalizationDir = (plugin: {
  localizationDir: string;
  pluginName: string;
  pluginId?: string | undefined;
}): string => {
  const { localizationDir, pluginName, pluginId = "default" } = plugin;
  return path.join(
    localizationDir,
    pluginId === "default" ? pluginName : `${pluginName}-${pluginId}`,
  );
};

/**
 * The texts of a plugin, translated: what the plugin offers (`getTranslationFiles`), with the messages that
 * the locale's files hold put in. A message without translation keeps its original text.
 */
export const localizeTranslationFiles = (
  offered: TranslationFile[],
  pluginDir: string,
): TranslationFile[] =>
  offered.map((file) => {
    const translated = readTranslationFile(path.join(pluginDir, `${file.path}.json`)) ?? {};
    return { path: file.path, content: { ...file.content, ...translated } };
  });
