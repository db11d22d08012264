// @ts-check
import { capitalize, noun, writeTitle } from "./prose.mjs";
import { createRandom } from "./random.mjs";

const pagesPerCategory = 20;
const categoriesPerSection = 20;
const pagesPerSection = pagesPerCategory * categoriesPerSection;

/** Numbers that keep the random streams of titles, labels and pages apart. */
const titleSeed = 0x1000_0000;
const labelSeed = 0x2000_0000;

/**
 * A folder of the corpus: a section holds categories, a category holds pages.
 *
 * @typedef {object} Folder
 * @property {string} path
 * @property {string} label
 * @property {number} position
 */

/**
 * The path of page `index` (from 0), without extension, as its file and its route have it.
 *
 * @param {number} index
 */
export function toPagePath(index) {
  return `${toCategoryPath(index)}/page-${pad(1 + (index % pagesPerCategory))}`;
}

/** @param {number} index */
function toSectionPath(index) {
  return `section-${pad(1 + Math.floor(index / pagesPerSection))}`;
}

/** @param {number} index */
function toCategoryPath(index) {
  const category = Math.floor(index / pagesPerCategory) % categoriesPerSection;
  return `${toSectionPath(index)}/category-${pad(1 + category)}`;
}

/** @param {number} index */
export function toPageTitle(index) {
  return writeTitle(createRandom(titleSeed + index));
}

/**
 * All folders of a corpus of so many pages, sections before their categories.
 *
 * @param {number} pageCount
 * @returns {Folder[]}
 */
export function createFolders(pageCount) {
  /** @type {Folder[]} */
  const folders = [];
  for (let index = 0; index < pageCount; index += pagesPerCategory) {
    if (index % pagesPerSection === 0) {
      folders.push({
        path: toSectionPath(index),
        label: labelOf(index + 1),
        position: 1 + index / pagesPerSection,
      });
    }
    const position = 1 + (Math.floor(index / pagesPerCategory) % categoriesPerSection);
    folders.push({ path: toCategoryPath(index), label: labelOf(index), position });
  }
  return folders;
}

/** @param {number} seed */
function labelOf(seed) {
  const random = createRandom(labelSeed + seed);
  return `${capitalize(noun(random))} ${noun(random)} ${seed + 1}`;
}

/** @param {number} number */
const pad = (number) => String(number).padStart(2, "0");
