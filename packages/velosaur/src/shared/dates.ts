/** How long the month is: of an update, of a post. */
export type DayStyle = "short" | "long";

/** Days begin at the same time everywhere, so that the server and every browser show the same one. */
export const toDayOptions = (month: DayStyle): Intl.DateTimeFormatOptions => ({
  day: "numeric",
  month,
  year: "numeric",
  timeZone: "UTC",
});
