import useDocusaurusContext from "@docusaurus/useDocusaurusContext";

/** Dates in the site's language and calendar. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const calendar = localeConfigs[currentLocale]?.calendar;
  return new Intl.DateTimeFormat(currentLocale, { ...options, calendar });
}
