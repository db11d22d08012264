const HAS_ZONE = /(?:Z|[-+]\d{2}:?\d{2}|\b(?:GMT|UTC))$/i;

/** A date as an author writes it. Without a time zone it means UTC: no date changes with the machine. */
export function toPostDate(text: string): Date | undefined {
  // Engines find dates in all kinds of text; one without a year is none.
  if (!/\d{4}/.test(text)) return undefined;
  const spellings = HAS_ZONE.test(text) ? [text] : [`${text}Z`, `${text} UTC`];
  return spellings
    .map((spelling) => new Date(spelling))
    .find((date) => !Number.isNaN(date.getTime()));
}
