// @ts-check
import { writeCode, languages } from "./code.mjs";
import {
  adjective,
  capitalize,
  noun,
  verb,
  writeParagraph,
  writeSentence,
  writeTitle,
} from "./prose.mjs";
import { createRandom } from "./random.mjs";
import { toPagePath, toPageTitle } from "./tree.mjs";

/** @import { Random } from "./random.mjs" */

/** Bytes of Markdown that a page aims at, and of each of its eight code blocks at least. */
export const targetBytes = 10_000;
const codeBytes = 320;

/**
 * @typedef {{ type: "heading", level: 2 | 3, text: string }
 *   | { type: "paragraph", text: string }
 *   | { type: "code", language: string, code: string }
 *   | { type: "list", ordered: boolean, entries: string[] }
 *   | { type: "table", rows: string[][] }
 *   | { type: "admonition", kind: string, title: string, text: string }
 *   | { type: "link", text: string, target: string }} Block
 *
 * @typedef {object} Page
 * @property {string} path without extension, from the content folder
 * @property {string} title
 * @property {string} description
 * @property {number} position among all pages of the corpus, from 1
 * @property {string} fingerprint a plain sentence that stands in this page once
 * @property {Block[]} blocks
 */

/**
 * Page `index` of a corpus. The same index gives the same text in a corpus of any size; only links wrap around earlier.
 *
 * @param {number} index
 * @param {number} pageCount
 * @returns {Page}
 */
export function createPage(index, pageCount) {
  const random = createRandom(index);
  const fingerprint = `Harbour note number ${index + 1} stands here.`;
  const sections = languages.map((_, number) =>
    createSection(random, (number + index) % languages.length),
  );
  sections[0].unshift({ type: "paragraph", text: fingerprint });
  addVariety(random, sections);
  addLinks(sections, index, pageCount);
  fillUp(random, sections);
  return {
    path: toPagePath(index),
    title: toPageTitle(index),
    description: writeSentence(random),
    position: index + 1,
    fingerprint,
    blocks: sections.flat(),
  };
}

/**
 * @param {Random} random
 * @param {number} language
 * @returns {Block[]}
 */
function createSection(random, language) {
  return [
    { type: "heading", level: random.chance(0.65) ? 2 : 3, text: writeTitle(random) },
    { type: "paragraph", text: writeParagraph(random, 2) },
    {
      type: "code",
      language: languages[language],
      code: writeCode(random, languages[language], codeBytes),
    },
  ];
}

/**
 * @param {Random} random
 * @param {Block[][]} sections
 */
function addVariety(random, sections) {
  const last = sections.length - 1;
  sections[0][1] = { type: "heading", level: 2, text: writeTitle(random) };
  sections[1].push(createList(random, false));
  sections[2].push(createAdmonition(random));
  sections[4].push(createTable(random));
  sections[5].push(createList(random, true));
  if (random.chance(0.5)) sections[last].push(createAdmonition(random));
}

/** @param {Random} random @param {boolean} ordered @returns {Block} */
function createList(random, ordered) {
  const entries = Array.from({ length: random.integer(3, 4) }, () => writeSentence(random));
  return { type: "list", ordered, entries };
}

/** @param {Random} random @returns {Block} */
function createAdmonition(random) {
  const kind = random.pick(["note", "tip", "info", "warning", "danger"]);
  return { type: "admonition", kind, title: writeTitle(random), text: writeSentence(random) };
}

/** @param {Random} random @returns {Block} */
function createTable(random) {
  const rows = Array.from({ length: random.integer(3, 5) }, () => [
    `\`${noun(random)}\``,
    random.pick(["string", "number", "boolean"]),
    `${capitalize(verb(random))} the ${adjective(random)} ${noun(random)}`,
  ]);
  return { type: "table", rows: [["Option", "Type", "Meaning"], ...rows] };
}

/**
 * Links to the neighbours and to a page of the next category.
 *
 * @param {Block[][]} sections
 * @param {number} index
 * @param {number} pageCount
 */
function addLinks(sections, index, pageCount) {
  for (const [section, distance] of [
    [1, 1],
    [3, pageCount - 1],
    [6, 21],
  ]) {
    const target = (index + distance) % pageCount;
    sections[section].push({ type: "link", text: toPageTitle(target), target: toPagePath(target) });
  }
}

/**
 * Adds paragraphs in turn until the page weighs what it should.
 *
 * @param {Random} random
 * @param {Block[][]} sections
 */
function fillUp(random, sections) {
  let bytes = sections.flat().reduce((sum, block) => sum + sizeOf(block), 0);
  for (let turn = 0; bytes < targetBytes - 60; turn++) {
    const text = bytes < targetBytes - 300 ? writeParagraph(random, 2) : writeSentence(random);
    sections[turn % sections.length].push({ type: "paragraph", text });
    bytes += text.length + 2;
  }
}

/** About the bytes of a block's Markdown: the names of its type and kind make up for its markup. @param {Block} block */
function sizeOf(block) {
  return Object.values(block).flat(2).join("  ").length + 2;
}
