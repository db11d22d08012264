/** The words of pages, and in which sections each stands: numbers in long rows, since these are millions. */

import { isAscii, listChunks, splitChunk } from "../../shared/search/split-words.ts";
import { PLACES, type SearchSection, SECTIONS_PER_PAGE } from "../../shared/search/types.ts";
import { ChunkTable } from "./chunk-table.ts";

/** As much as a thousand pages of 10 kB take: copies of what is there cost more. What isn't used is no memory yet. */
const ROOM = 3 << 19;

/** Collects the words of pages. */
export class WordCollector {
  #words = new Map<string, number>();
  /** Words of chunk after chunk, and where those of a chunk begin. */
  #chunkWords: number[] = [];
  #firsts: number[] = [0];
  /** How many words a chunk has, each by itself. */
  #parts: number[] = [];
  #chunks = new ChunkTable((text) => this.#learn(text));

  #section = -1;
  /** Words of the section, each once. */
  #found: number[] = [];
  /** Of a word: the last section that had it; its best place there, and how often it stands there. */
  #lastSections: number[] = [];
  #places: number[] = [];
  #counts: number[] = [];

  /** Of section after section, what is kept of its words; of each, the word. */
  #postings: Int32Array = new Int32Array(ROOM);
  #wordsOf: Int32Array = new Int32Array(ROOM);
  #size = 0;
  /** Of a word: in how many sections it stands. */
  #totals: number[] = [];

  /** Pages come in the order of their numbers. */
  addPage(page: number, sections: readonly SearchSection[]): void {
    const above: SearchSection[] = [];
    for (const [number, section] of sections.slice(0, SECTIONS_PER_PAGE).entries()) {
      while (above.length > 0 && (above.at(-1)?.level ?? 0) >= section.level) above.pop();
      this.#addSection(page * SECTIONS_PER_PAGE + number, section, above);
      above.push(section);
    }
  }

  #addSection(id: number, section: SearchSection, above: readonly SearchSection[]): void {
    this.#section = id;
    this.#found.length = 0;
    const place = section.level === 1 ? PLACES.title : PLACES.heading;
    const headingLength = this.#addText(section.heading, place);
    for (const { heading } of above) this.#addText(heading, PLACES.above);
    this.#addText(section.text, PLACES.text);
    this.#keepFound(headingLength);
  }

  /** Returns how many words the text has. */
  #addText(text: string, place: number): number {
    const count = this.#chunks.read(text);
    const { numbers } = this.#chunks;
    let parts = 0;
    for (let index = 0; index < count; index++) {
      const chunk = numbers[index]!;
      parts += this.#parts[chunk]!;
      const end = this.#firsts[chunk + 1]!;
      for (let at = this.#firsts[chunk]!; at < end; at++) this.#meet(this.#chunkWords[at]!, place);
    }
    return parts;
  }

  #meet(word: number, place: number): void {
    if (this.#lastSections[word] === this.#section) {
      this.#counts[word]!++;
      if (this.#places[word]! < place) this.#places[word] = place;
      return;
    }
    this.#lastSections[word] = this.#section;
    this.#places[word] = place;
    this.#counts[word] = 1;
    this.#found.push(word);
  }

  #keepFound(headingLength: number): void {
    const size = this.#size + this.#found.length;
    if (size > this.#postings.length) {
      this.#postings = enlarge(this.#postings, size * 2);
      this.#wordsOf = enlarge(this.#wordsOf, size * 2);
    }
    for (const word of this.#found) {
      const place = this.#places[word]!;
      const rank = place * 4 + weigh(place, this.#counts[word]!, headingLength);
      this.#postings[this.#size] = this.#section * 16 + rank;
      this.#wordsOf[this.#size++] = word;
      this.#totals[word]!++;
    }
  }

  /** Words in the order of their letters; of each, numbers of sections × 16 + rank, in order. */
  *list(): Iterable<[word: string, postings: Int32Array]> {
    const { postings, ends } = this.#sortByWord();
    for (const name of [...this.#words.keys()].sort()) {
      const word = this.#words.get(name)!;
      const end = ends[word]!;
      yield [name, postings.subarray(end - this.#totals[word]!, end)];
    }
  }

  /** Those of a word stand together, in the order in which they were kept, and end where it is said. */
  #sortByWord(): { postings: Int32Array; ends: Int32Array } {
    const ends = new Int32Array(this.#totals.length);
    let begin = 0;
    for (const [word, total] of this.#totals.entries()) {
      ends[word] = begin;
      begin += total;
    }
    const postings = new Int32Array(this.#size);
    for (let at = 0; at < this.#size; at++)
      postings[ends[this.#wordsOf[at]!]!++] = this.#postings[at]!;
    return { postings, ends };
  }

  #learn(text: string): void {
    let count = 0;
    // Beyond ASCII, what stands between chunks can look like a part of them.
    for (const chunk of isAscii(text) ? [text] : listChunks(text)) {
      const { parts, wholes } = splitChunk(chunk);
      count += parts.length;
      for (const word of parts) this.#chunkWords.push(this.#number(word));
      for (const word of wholes) this.#chunkWords.push(this.#number(word));
    }
    this.#firsts.push(this.#chunkWords.length);
    this.#parts.push(count);
  }

  #number(word: string): number {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const number = this.#words.size;
    this.#words.set(word, number);
    this.#totals.push(0);
    this.#lastSections.push(-1);
    this.#places.push(0);
    this.#counts.push(0);
    return number;
  }
}

function enlarge(numbers: Int32Array, length: number): Int32Array {
  const larger = new Int32Array(length);
  larger.set(numbers);
  return larger;
}

/** From 0 to 3: a short heading is about its words, and so is a text that repeats them. */
function weigh(place: number, count: number, headingLength: number): number {
  if (place < PLACES.heading) return Math.min(count, 4) - 1;
  return headingLength <= 2 ? 4 - headingLength : headingLength <= 4 ? 1 : 0;
}
