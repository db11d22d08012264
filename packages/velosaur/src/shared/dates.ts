/** How a month is written: `Jan` in dates of updates, `January` in those of posts. */
export type DayStyle = "short" | "long";

/** Days begin at the same time everywhere, so that the server and every browser show the same one. */
export const toDayOptions = (month: DayStyle): Intl.DateTimeFormatOptions => ({
  day: "numeric",
  month,
  year: "numeric",
  timeZone: "UTC",
});
