/** Words of English that hold sentences together: a query means the others. */
const COMMON = new Set(
  (
    "a about all an and any are as at be by can could do does for from had has have how i if in into is it its me my " +
    "no not of on or our should so some than that the their them then there these they this those to was we were what " +
    "when where which who why will with would you your"
  ).split(" "),
);

/** What such a word counts in a query, where others count 1: enough to decide between equals. */
const LITTLE = 0.1;

export const weighWord = (word: string, isEnglish: boolean): number =>
  isEnglish && COMMON.has(word) ? LITTLE : 1;
