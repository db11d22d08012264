import { toLocale } from "../../shared/locale.ts";

const PREFIX = "docusaurus-";

/**
 * What controls are called in the languages for which upstream has labels: those of the theme and of the plugins of
 * these names. `{}` for other languages, and for English, in which the components have their own.
 */
export async function readThemeLabels(
  locale: string,
  pluginNames: string[],
): Promise<Record<string, string>> {
  const { language = "en" } = toLocale(locale) ?? {};
  if (language === "en") return {};
  // Loaded late: most sites have one language, and it is English.
  const { readDefaultCodeTranslationMessages } = await import("@docusaurus/theme-translations");
  const names = pluginNames
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));
  const labels = ["theme-common", ...names].map((name) =>
    readDefaultCodeTranslationMessages({ locale, name }),
  );
  return Object.assign({}, ...(await Promise.all(labels))) as Record<string, string>;
}
