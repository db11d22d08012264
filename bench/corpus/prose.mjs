// @ts-check
import { adjectives, adverbs, connectives, nouns, verbs } from "./words.mjs";

/** @import { Random } from "./random.mjs" */

/** @type {((random: Random) => string)[]} */
const sentencePatterns = [
  (random) =>
    `the ${thing(random)} ${verbOfIt(random)} the ${thing(random)} ${connective(random)} the ${thing(random)} ${verbOfIt(random)} ${adverb(random)}`,
  (random) =>
    `${connective(random)} a ${noun(random)} is ${adjective(random)}, every ${thing(random)} must ${verb(random)} its ${noun(random)}`,
  (random) =>
    `you can ${verb(random)} the ${thing(random)} ${adverb(random)}, and the ${noun(random)} will ${verb(random)} it for the ${thing(random)}`,
  (random) =>
    `to ${verb(random)} the ${noun(random)}, ${verb(random)} the ${thing(random)} first and ${verb(random)} the ${noun(random)} ${adverb(random)}`,
  (random) =>
    `neither the ${thing(random)} nor the ${thing(random)} may ${verb(random)} the ${noun(random)} of a ${thing(random)}`,
  (random) =>
    `each ${noun(random)} keeps a ${thing(random)}, a ${thing(random)} and the ${noun(random)} that they ${verb(random)}`,
];

/** @param {Random} random */
export function writeSentence(random) {
  return `${capitalize(random.pick(sentencePatterns)(random))}.`;
}

/**
 * A few sentences; now and then one of them carries inline Markdown, as in real documents.
 *
 * @param {Random} random
 * @param {number} sentences
 */
export function writeParagraph(random, sentences) {
  const written = Array.from({ length: sentences }, () => writeSentence(random));
  if (random.chance(0.6)) written.push(writeMarkedSentence(random));
  return written.join(" ");
}

/** @param {Random} random */
function writeMarkedSentence(random) {
  const option = `\`${camelCase(verb(random), noun(random))}\``;
  return random.chance(0.5)
    ? `Set ${option} to **${verb(random)}** the ${thing(random)}.`
    : `The ${thing(random)} reads ${option} and *never* the ${noun(random)}.`;
}

/** @param {Random} random */
export function writeTitle(random) {
  return random.chance(0.5)
    ? `${capitalize(verb(random))} the ${thing(random)}`
    : `${capitalize(adjective(random))} ${noun(random)} and ${noun(random)}`;
}

/** @param {string} text */
export function capitalize(text) {
  return text[0].toUpperCase() + text.slice(1);
}

/** @param {string[]} words */
export function camelCase(...words) {
  return words[0] + words.slice(1).map(capitalize).join("");
}

/** @param {Random} random */
export const noun = (random) => random.pick(nouns);

/** @param {Random} random */
export const verb = (random) => random.pick(verbs);

/** @param {Random} random */
export const adjective = (random) => random.pick(adjectives);

/** The third person: carries, reaches, plans. @param {Random} random */
const verbOfIt = (random) =>
  `${verb(random)}s`.replace(/(?<=s|sh|ch)s$/, "es").replace(/(?<=[^aeiou])ys$/, "ies");

/** @param {Random} random */
const adverb = (random) => random.pick(adverbs);

/** @param {Random} random */
const connective = (random) => random.pick(connectives);

/** @param {Random} random */
const thing = (random) =>
  random.chance(0.55) ? `${adjective(random)} ${noun(random)}` : noun(random);
