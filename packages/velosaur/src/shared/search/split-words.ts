/** Words of a text, in the form in which the index has them and queries ask for them. */

/** What stands together in the text: `--no-minify`, `@scoped/name`, `site.config.js`, `it`. */
const CHUNK = /[\p{L}\p{N}\p{M}_@$#+.:/*-]+/gu;
const BEFORE = ".:/*+";
const AFTER = ".:/*@$#-";

interface WordPatterns {
  /** Letters that stand together. */
  letters: RegExp;
  /** Whether such a run has words in it that begin with capitals alone. */
  hump: RegExp;
  /** These words. */
  humps: RegExp;
}

export const ANY_WORDS: WordPatterns = {
  letters: /[\p{L}\p{N}\p{M}]+/gu,
  hump: /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u,
  humps: /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{M}\p{N}]+|[\p{L}\p{N}\p{M}]+/gu,
};
/** The same for ASCII, and quicker: an index is made of millions of words, and most have no other letters. */
const ASCII_WORDS: WordPatterns = {
  letters: /[A-Za-z0-9]+/g,
  hump: /[a-z][A-Z]|[A-Z]{2}[a-z]/,
  humps: /[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z0-9]+|[A-Za-z0-9]+/g,
};

/** Scripts that put no spaces between words. */
const SPACELESS =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+)/u;
const ASCII = /^[\0-\x7F]*$/; // oxlint-disable-line no-control-regex
const MAX_LENGTH = 40;

export const isAscii = (text: string): boolean => ASCII.test(text);

/** Capitals, accents and the width of letters make no difference. */
export const foldText = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .toLowerCase();

/** What stands together, each with its place. */
export const findChunks = (text: string): Iterable<RegExpExecArray> => text.matchAll(CHUNK);

/** The same without places, which is quicker. */
export const listChunks = (text: string): readonly string[] => text.match(CHUNK) ?? [];

export interface ChunkWords {
  /** Its words, each by itself. */
  parts: string[];
  /** What it is as a whole, and words that have humps. */
  wholes: string[];
}

/** Letter by letter: a pattern for the end would try each row of hyphens from each of them. */
function trimEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BEFORE.includes(text[start]!)) start++;
  while (end > start && AFTER.includes(text[end - 1]!)) end--;
  return text.slice(start, end);
}

export const splitChunk = (text: string): ChunkWords =>
  splitBy(text, isAscii(text) ? ASCII_WORDS : ANY_WORDS);

export function splitBy(text: string, patterns: WordPatterns): ChunkWords {
  const trimmed = trimEdges(text);
  const whole = foldText(trimmed);
  const parts: string[] = [];
  const wholes: string[] = [];
  let hasSpaces = true;
  for (const run of trimmed.match(patterns.letters) ?? []) {
    if (patterns.hump.test(run)) addOnce(wholes, run === trimmed ? whole : foldText(run));
    for (const piece of cutScripts(run)) {
      if (!isAscii(piece) && SPACELESS.test(piece)) {
        hasSpaces = false;
        parts.push(...splitPairs(piece));
      } else for (const hump of cutHumps(piece, patterns)) parts.push(foldText(hump));
    }
  }
  if (hasSpaces && !parts.includes(whole)) addOnce(wholes, whole);
  return { parts: parts.filter(isShort), wholes };
}

const isShort = (word: string): boolean => word !== "" && word.length <= MAX_LENGTH;

function addOnce(words: string[], word: string): void {
  if (isShort(word) && !words.includes(word)) words.push(word);
}

export interface Piece {
  start: number;
  text: string;
  /** Of a script without spaces: it may be many words. */
  isSpaceless: boolean;
}

/** `showTime` → `show`, `Time`; `React入門` → `React`, `入門`. */
export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: word, index } of text.matchAll(ANY_WORDS.letters)) {
    let start = index;
    for (const part of cutScripts(word)) {
      const isSpaceless = SPACELESS.test(part);
      for (const piece of isSpaceless ? [part] : cutHumps(part, ANY_WORDS)) {
        pieces.push({ start, text: piece, isSpaceless });
        start += piece.length;
      }
    }
  }
  return pieces;
}

/** `React入門` → `React`, `入門`. */
const cutScripts = (run: string): string[] =>
  isAscii(run) ? [run] : run.split(SPACELESS).filter((part) => part !== "");

/** `showTime` → `show`, `Time`. */
const cutHumps = (part: string, { hump, humps }: WordPatterns): string[] =>
  hump.test(part) ? (part.match(humps) ?? []) : [part];

/** `検索機能` → `検索`, `索機`, `機能`: words of these languages are found by their pairs. */
function splitPairs(run: string): string[] {
  const letters = [...foldText(run)];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

const ENDINGS = /(?:ies|ing|ers?|ed|es|s|ions?|(?<![aeiou])y|e)$/;

/** What English words have in common: `swizzle`, `swizzled`, `swizzling` → `swizzl`. */
export function stemWord(word: string): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return word;
  const stem = word.replace(ENDINGS, "");
  if (stem.length < 3) return word;
  // `running` → `run`
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
