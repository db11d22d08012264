/** Words of a query, in the texts that were found by them. */

import {
  findChunks,
  foldText,
  listChunks,
  splitChunk,
  splitPieces,
  stemWord,
} from "./split-words.ts";

/** Text in pieces; those that match are marked. */
export type MarkedText = { text: string; isMarked: boolean }[];

export interface QueryWords {
  /** Each has to be found. */
  parts: string[];
  /** What stands together in the query: where it stands so in a text, that is the better hit. */
  wholes: string[];
}

export function readQuery(query: string): QueryWords {
  const chunks = listChunks(query).map(splitChunk);
  return {
    parts: [...new Set(chunks.flatMap(({ parts }) => parts))],
    wholes: [...new Set(chunks.flatMap(({ wholes }) => wholes))],
  };
}

interface Range {
  start: number;
  end: number;
}

export function markText(text: string, words: QueryWords): MarkedText {
  return cutMarked(text, { start: 0, end: text.length }, findMatches(text, words));
}

/** Characters that a summary has, and how many of them stand before the first match. */
const SUMMARY_LENGTH = 180;
const LEAD = 40;

/** The place of a text that has most of the words. Empty where there is none. */
export function summarize(text: string, words: QueryWords): MarkedText {
  const matches = findMatches(text, words);
  const [first] = matches;
  if (!first) return [];
  const worth = (match: Range): number => countWords(text, match, matches);
  const best = matches.reduce(
    (found, match) => (worth(match) > worth(found) ? match : found),
    first,
  );
  const start = findWordStart(text, Math.max(0, best.start - LEAD));
  const end = findWordEnd(text, Math.min(text.length, start + SUMMARY_LENGTH));
  const marked = cutMarked(text, { start, end }, matches);
  return [
    ...(start > 0 ? [plain("… ")] : []),
    ...marked,
    ...(end < text.length ? [plain(" …")] : []),
  ];
}

/** Different words that begin near a match. */
function countWords(text: string, { start }: Range, matches: readonly Range[]): number {
  const near = matches.filter(
    (match) => match.start >= start && match.start < start + SUMMARY_LENGTH - LEAD,
  );
  return new Set(near.map((match) => foldText(text.slice(match.start, match.end)))).size;
}

const plain = (text: string) => ({ text, isMarked: false });

function cutMarked(text: string, { start, end }: Range, matches: readonly Range[]): MarkedText {
  const pieces: MarkedText = [];
  let at = start;
  for (const match of matches) {
    if (match.start < at || match.end > end) continue;
    if (match.start > at) pieces.push(plain(text.slice(at, match.start)));
    pieces.push({ text: text.slice(match.start, match.end), isMarked: true });
    at = match.end;
  }
  if (at < end) pieces.push(plain(text.slice(at, end)));
  return pieces;
}

const findWordStart = (text: string, at: number): number =>
  at === 0 ? 0 : Math.min(text.length, text.indexOf(" ", at) + 1 || at + 1);

function findWordEnd(text: string, at: number): number {
  if (at === text.length) return at;
  const space = text.lastIndexOf(" ", at);
  return space > at - 30 ? space : at;
}

function findMatches(text: string, words: QueryWords): Range[] {
  const wanted = { words, stems: words.parts.map((part) => ({ part, stem: stemWord(part) })) };
  const matches: Range[] = [];
  for (const { 0: chunk, index } of findChunks(text))
    for (const { start, end } of findInChunk(chunk, wanted))
      matches.push({ start: index + start, end: index + end });
  return matches;
}

interface Wanted {
  words: QueryWords;
  stems: { part: string; stem: string }[];
}

function findInChunk(chunk: string, { words, stems }: Wanted): Range[] {
  const folded = foldText(chunk);
  // Most have nothing of the query: to take them apart would take the longest of all.
  if (!stems.some(({ stem }) => folded.includes(stem))) return [];
  if (words.wholes.length > 0) {
    const { wholes } = splitChunk(chunk);
    if (wholes.some((whole) => words.wholes.includes(whole)))
      return [{ start: 0, end: chunk.length }];
  }
  return splitPieces(chunk).flatMap(({ text, start: at, isSpaceless }) =>
    findInPiece(text, { stems, isSpaceless }).map(({ start, end }) => ({
      start: at + start,
      end: at + end,
    })),
  );
}

interface PieceScope {
  stems: Wanted["stems"];
  isSpaceless: boolean;
}

function findInPiece(piece: string, { stems, isSpaceless }: PieceScope): Range[] {
  const folded = foldText(piece);
  // Folding may change how long a text is: then all of it is marked.
  const isSame = folded.length === piece.length;
  if (isSpaceless && isSame) return placesOf(folded, stems);
  const whole = { start: 0, end: piece.length };
  if (isSpaceless) return stems.some(({ part }) => folded.includes(part)) ? [whole] : [];
  const begins = stems.find(({ part }) => folded.startsWith(part));
  if (begins) return [isSame ? { start: 0, end: begins.part.length } : whole];
  const stem = stemWord(folded);
  return stems.some((wanted) => wanted.stem === stem) ? [whole] : [];
}

function placesOf(folded: string, parts: Wanted["stems"]): Range[] {
  const ranges = parts
    .map(({ part }) => ({ start: folded.indexOf(part), part }))
    .filter(({ start }) => start >= 0)
    .map(({ start, part }) => ({ start, end: start + part.length }))
    .sort((a, b) => a.start - b.start);
  return ranges.reduce<Range[]>((joined, range) => {
    const last = joined.at(-1);
    if (!last || range.start > last.end) return [...joined, range];
    return [...joined.slice(0, -1), { start: last.start, end: Math.max(last.end, range.end) }];
  }, []);
}
