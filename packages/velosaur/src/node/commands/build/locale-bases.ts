import type { LoadContext } from "../../contract/contract.ts";

/** Hosts read the files of the root alone: it speaks for the other locales, which lie in its folders. */
export function listBases({ baseUrl, i18n }: LoadContext): string[] {
  const others = Object.values(i18n.localeConfigs)
    .map((locale) => locale.baseUrl)
    .filter((base) => base !== baseUrl && base.startsWith(baseUrl));
  return [baseUrl, ...others];
}
