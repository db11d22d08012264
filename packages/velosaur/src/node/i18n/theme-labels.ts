import { toLocale } from "../config/resolve-i18n.ts";

/**
 * What the theme's controls are called in the languages for which upstream has labels; `{}` for the others, and for
 * English, in which the components have their own.
 *
 * @param name of the package whose labels they are, as `theme-common`
 */
export async function readThemeLabels(
  locale: string,
  name: string,
): Promise<Record<string, string>> {
  const { language = "en" } = toLocale(locale) ?? {};
  if (language === "en") return {};
  // Loaded late: most sites have one language, and it is English.
  const { readDefaultCodeTranslationMessages } = await import("@docusaurus/theme-translations");
  return readDefaultCodeTranslationMessages({ locale, name });
}
