/** Words of a query that nothing on the site begins with: most are another word with a slip in it. */

import type { QueryWords } from "./mark-text.ts";
import type { IndexedWord } from "./types.ts";

/** Of a shorter one, too many others differ by a letter. */
const MIN_LENGTH = 5;

/** One letter that is missing, too many, another, or has changed places with the next one. */
export function isSlip(typed: string, word: string): boolean {
  const shorter = Math.min(typed.length, word.length);
  if (typed === word || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < shorter && typed[start] === word[start]) start++;
  const [left, right] = [typed.slice(start), word.slice(start)];
  if (left.length < right.length) return left === right.slice(1);
  if (left.length > right.length) return left.slice(1) === right;
  const isSwapped = left[0] === right[1] && left[1] === right[0];
  return left.slice(1) === right.slice(1) || (isSwapped && left.slice(2) === right.slice(2));
}

/** What the index has in place of the words that nobody has written; undefined where that changes nothing. */
export function mendQuery(
  query: QueryWords,
  isKnown: (word: string) => boolean,
  around: (word: string) => readonly IndexedWord[],
): QueryWords | undefined {
  const parts = query.parts.map((part) =>
    part.length < MIN_LENGTH || isKnown(part) ? part : (findMeant(part, around(part)) ?? part),
  );
  const isSame = parts.every((part, index) => part === query.parts[index]);
  return isSame ? undefined : { parts: [...new Set(parts)], wholes: [] };
}

/** That which stands in most sections, if there are several. */
const findMeant = (typed: string, words: readonly IndexedWord[]): string | undefined =>
  words
    .filter(([word]) => isSlip(typed, word))
    .toSorted(([, one], [, other]) => other - one)[0]?.[0];
