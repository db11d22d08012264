import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactNode } from "react";
import { type DayStyle, toDayOptions } from "../../shared/dates.ts";

export interface DayTextProps {
  date: Date;
  style: DayStyle;
  /** What the build wrote: it spares the browser its table of languages, which costs more than a page. */
  text: string | undefined;
}

/** A day in the language of the site. */
export function DayText({ date, style, text }: DayTextProps): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const calendar = localeConfigs[currentLocale]?.calendar;
  return text ?? date.toLocaleDateString(currentLocale, { ...toDayOptions(style), calendar });
}
