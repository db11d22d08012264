import type { ReactNode } from "react";
import { type DayStyle, toDayOptions } from "../../shared/dates.ts";
import { useDateTimeFormat } from "./dates.ts";

export interface DayTextProps {
  date: Date;
  style: DayStyle;
  /** What the build wrote: it spares the browser its table of languages, which costs more than a page. */
  text: string | undefined;
}

/** A day in the language of the site. */
export const DayText = ({ text, ...props }: DayTextProps): ReactNode =>
  text ?? <FormattedDay {...props} />;

function FormattedDay({ date, style }: Omit<DayTextProps, "text">): ReactNode {
  return useDateTimeFormat(toDayOptions(style)).format(date);
}
