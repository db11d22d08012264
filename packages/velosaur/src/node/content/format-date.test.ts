import { expect, test } from "vitest";
import { resolveLocaleFacts } from "../config/resolve-i18n.ts";
import type { I18n } from "../contract/contract.ts";
import { createDayFormat } from "./format-date.ts";

const formatIn = (locale: string): string | undefined => {
  const localeConfig = resolveLocaleFacts(locale) as I18n["localeConfigs"][string];
  const i18n = { currentLocale: locale, localeConfigs: { [locale]: localeConfig } } as I18n;
  return createDayFormat(i18n, "long")(Date.UTC(2022, 10, 30));
};

test.each([
  ["en", "November 30, 2022"],
  ["fr", "30 novembre 2022"],
  ["fa", "۹ آذر ۱۴۰۱"],
  ["not_a_locale", "November 30, 2022"],
])("a day in %s", (locale, day) => {
  expect(formatIn(locale)).toBe(day);
});
