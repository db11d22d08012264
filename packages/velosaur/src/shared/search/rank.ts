/** Which sections a query means most, out of the words of one part of the index. */

import type { QueryWords } from "./mark-text.ts";
import { stemWord } from "./split-words.ts";
import { type IndexedWord, PLACES, SECTIONS_PER_PAGE } from "./types.ts";

/** What a section is worth that has a word in its text, under a heading, in its heading, in its title. */
const WORTH = { [PLACES.text]: 1, [PLACES.above]: 1.3, [PLACES.heading]: 5, [PLACES.title]: 9 };
const WEIGHT = {
  [PLACES.text]: 0.2,
  [PLACES.above]: 0,
  [PLACES.heading]: 0.25,
  [PLACES.title]: 0.3,
};
const PREFIX = 0.5;
const STEM = 0.85;
/** Words that stand together in the query, and in the section. */
const WHOLE = 1.5;
/** Who asks for `--host` or `sidebar_position` doesn't mean any host, nor the position of a sidebar. */
const MISSED_WHOLE = 0.3;

/** How well a word of the index answers a word of the query; 0 if it doesn't. */
export function likeness(word: string, wanted: string, isEnglish: boolean): number {
  if (word === wanted) return 1;
  if (isEnglish && stemWord(word) === stemWord(wanted)) return STEM;
  if (!word.startsWith(wanted)) return 0;
  return PREFIX * (wanted.length / word.length);
}

export interface RankInput {
  query: QueryWords;
  /** By each word of the query, the words of this part that may answer it. */
  words: ReadonlyMap<string, IndexedWord[]>;
  /** In how many sections of all parts a word of the query is found. */
  counts: ReadonlyMap<string, number>;
  total: number;
  isEnglish: boolean;
}

interface Tally {
  score: number;
  /** How much of the query it has. */
  found: number;
}

/** Sections that have words of the query, by their numbers: what each is worth, in whole numbers. */
export function rankSections(input: RankInput): Map<number, number> {
  const { query } = input;
  const tallies = new Map<number, Tally>();
  let needed = 0;
  for (const part of query.parts) {
    // What is left out of the index, since it stands nearly everywhere, can't be asked for.
    const weight = isCommon(part, input) ? 0 : findRarity(part, input);
    needed += weight;
    for (const [id, score] of scoreWord(part, input)) {
      const tally = tallies.get(id) ?? { score: 0, found: 0 };
      tally.score += score;
      tally.found += weight;
      tallies.set(id, tally);
    }
  }
  for (const whole of query.wholes) {
    const isThere = (input.counts.get(whole) ?? 0) > 0;
    const weight = isThere ? MISSED_WHOLE * findRarity(whole, input) : 0;
    needed += weight;
    for (const [id, score] of scoreWord(whole, input)) {
      const tally = tallies.get(id);
      if (!tally) continue;
      tally.score += score * WHOLE;
      tally.found += weight;
    }
  }
  const scores = new Map<number, number>();
  for (const [id, { score, found }] of tallies)
    scores.set(id, Math.round(100 * score * (needed > 0 ? cover(found / needed) : 1)));
  return scores;
}

/** A section that lacks a word stands behind those that have it; less so, if nearly all have. */
const cover = (share: number): number => (share > 0.999 ? 1 : share ** 6);

const findRarity = (wanted: string, { counts, total }: RankInput): number =>
  Math.log(1 + total / Math.max(1, counts.get(wanted) ?? 1));

const isCommon = (part: string, { words }: RankInput): boolean =>
  (words.get(part) ?? []).some(
    ([word, sections, postings]) => word === part && postings.length < sections,
  );

function scoreWord(wanted: string, input: RankInput): Map<number, number> {
  const { words, isEnglish } = input;
  const rarity = findRarity(wanted, input);
  const scores = new Map<number, number>();
  for (const [word, , postings] of words.get(wanted) ?? []) {
    const factor = likeness(word, wanted, isEnglish) * rarity;
    let id = 0;
    for (const posting of postings) {
      id += posting >> 4;
      const place = ((posting >> 2) & 3) as keyof typeof WORTH;
      const score = factor * WORTH[place] * (1 + WEIGHT[place] * (posting & 3));
      if (score > (scores.get(id) ?? 0)) scores.set(id, score);
    }
  }
  return scores;
}

export const pageOf = (id: number): number => Math.floor(id / SECTIONS_PER_PAGE);
