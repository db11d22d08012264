/** Edit distance in which two neighbours that changed places count as one edit. */
const measureDistance = (a: string, b: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
};

const simplify = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]/g, "");

/** How many words of a name like `docRootComponent` stand in another one. */
const countSharedWords = (a: string, b: string): number => {
  const words = new Set(a.split(/(?=[A-Z])/));
  return b.split(/(?=[A-Z])/).filter((word) => words.has(word)).length;
};

/**
 * The candidate that the author most likely meant, if one is close enough: a third of the word's letters, or
 * `maxEdits`. Of two that are as close, it is the one that shares more words.
 */
export const findNearest = (
  word: string,
  candidates: Iterable<string>,
  { maxEdits = Infinity } = {},
): string | undefined => {
  const simple = simplify(word);
  const limit = Math.min(maxEdits, Math.max(1, Math.floor(simple.length / 3)));
  let nearest: string | undefined;
  let nearestDistance = limit + 1;
  for (const candidate of candidates) {
    if (candidate === word || Math.abs(candidate.length - word.length) > limit + 2) continue;
    const distance = measureDistance(simple, simplify(candidate));
    const isNearer =
      nearest !== undefined && distance === nearestDistance
        ? countSharedWords(word, candidate) > countSharedWords(word, nearest)
        : distance < nearestDistance;
    if (isNearer) {
      nearest = candidate;
      nearestDistance = distance;
    }
  }
  return nearest;
};

/** A sentence to put after a message, with a leading space; empty when nothing is near. */
export const formatDidYouMean = (word: string, candidates: Iterable<string>): string => {
  const nearest = findNearest(word, candidates);
  return nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
};
