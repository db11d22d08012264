import { type DayStyle, toDayOptions } from "../../shared/dates.ts";
import { toLocale } from "../../shared/locale.ts";
import type { I18n } from "../contract/contract.ts";

/**
 * A day in words of the site's language, in English where its name is none that `Intl` knows: a browser would take longer
 * to learn them than to show the rest of the page.
 */
export function createDayFormat(
  { currentLocale, localeConfigs }: I18n,
  style: DayStyle,
): (time: number | Date) => string | undefined {
  const calendar = localeConfigs[currentLocale]?.calendar;
  const format = new Intl.DateTimeFormat(toLocale(currentLocale) ?? "en", {
    ...toDayOptions(style),
    calendar,
  });
  return (time) => (Number.isNaN(Number(time)) ? undefined : format.format(time));
}
