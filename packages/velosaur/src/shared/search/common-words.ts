/** Words of English that hold sentences together: a query means the others. */
const COMMON = new Set(
  (
    "a about all an and any are as at be by can could do does for from had has have how i if in into is it its me my " +
    "no not of on or our should so some than that the their them then there these they this those to was we were what " +
    "when where which who why will with would you your"
  ).split(" "),
);

/** They are in nearly every section, and tell of none: a query that has others isn't asked for them. */
export function dropCommon(words: string[]): string[] {
  const others = words.filter((word) => !COMMON.has(word));
  return others.length > 0 ? others : words;
}
