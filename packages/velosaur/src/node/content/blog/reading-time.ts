export interface ReadingTimeRequest {
  content: string;
  locale: string;
  options?: { wordsPerMinute?: number };
}

export type DefaultReadingTime = (
  args: Omit<ReadingTimeRequest, "locale"> & { locale?: string },
) => number;

/** The option `readingTime`: returns minutes, or nothing for a post that shall show none. */
export type ReadingTimeFunction = (args: {
  content: string;
  frontMatter: Record<string, unknown>;
  locale: string;
  defaultReadingTime: DefaultReadingTime;
}) => number | undefined;

const WORDS_PER_MINUTE = 200;

/** Scripts that put no spaces between words, which only a dictionary tells apart. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/**
 * Words as `Intl.Segmenter` finds them, which takes twenty times as long: letters and digits, also with a sign
 * between them, as in `don't`, `docs:version` and `1,000.5`.
 */
const WORD =
  /[\p{L}\p{N}\p{M}\p{Pc}]+(?:(?:(?<=\p{L}\p{M}*)['‘’.:·](?=\p{L})|(?<=\p{N})['‘’.,;](?=\p{N}))[\p{L}\p{N}\p{M}\p{Pc}]+)*/gu;
const HAS_LETTER = /[\p{L}\p{N}]/u;

export function countWords(content: string): number {
  if (UNSPACED.test(content)) return segmentWords(content);
  return content.match(WORD)?.filter((word) => HAS_LETTER.test(word)).length ?? 0;
}

function segmentWords(content: string): number {
  let words = 0;
  const segmenter = new Intl.Segmenter("en", { granularity: "word" });
  for (const { isWordLike } of segmenter.segment(content)) if (isWordLike) words += 1;
  return words;
}

/** In minutes, to two digits. */
export const toReadingTime = (words: number, wordsPerMinute = WORDS_PER_MINUTE): number =>
  Math.round((words / wordsPerMinute) * 100) / 100;

export const defaultReadingTime: DefaultReadingTime = ({ content, options }) =>
  toReadingTime(countWords(content), options?.wordsPerMinute);
