import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactNode } from "react";
import { type DayStyle, toDayOptions } from "../../shared/dates.ts";
import { toLocale } from "../../shared/locale.ts";

export interface DayTextProps {
  date: Date;
  month: DayStyle;
  /**
   * What the build wrote, in the calendar of the locale: it spares the browser its table of languages,
   * which costs more than a page. A component of the site may have left it out.
   */
  text: string | undefined;
}

/** A day in the language of the site. */
export function DayText({ date, month, text }: DayTextProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  return text ?? date.toLocaleDateString(toLocale(currentLocale) ?? "en", toDayOptions(month));
}
