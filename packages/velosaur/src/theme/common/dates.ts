import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { toLocale } from "../../shared/locale.ts";

/** A formatter takes longer to make than a page's dates to format. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Dates in the site's language and calendar. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const calendar = localeConfigs[currentLocale]?.calendar;
  const key = JSON.stringify([currentLocale, calendar, options]);
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(toLocale(currentLocale) ?? "en", { ...options, calendar });
  formats.set(key, format);
  return format;
}
