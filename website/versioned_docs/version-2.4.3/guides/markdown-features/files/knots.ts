/** Metres in a nautical mile. */
const NAUTICAL_MILE = 1852;

/** Turns a speed in knots into kilometres per hour. */
export function toKilometresPerHour(knots: number): number {
  return (knots * NAUTICAL_MILE) / 1000;
}
