import type { I18n } from "../../contract/contract.ts";

/**
 * Folders of the output that are left alone, since other builds of the same command fill them. Locales that
 * are not asked for have no place in the output: an old build of them would stay there for good.
 */
export const findForeignLocales = (
  { locales, currentLocale }: Pick<I18n, "locales" | "currentLocale">,
  asked: string[] | undefined,
): string[] => (asked ?? locales).filter((locale) => locale !== currentLocale);
