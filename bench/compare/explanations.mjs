// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { UserError } from "../user-error.mjs";

/** @typedef {{ route: string, kind: string, upstream: string[], ours: string[] }} Difference */

/**
 * A difference that must be.
 *
 * @typedef {object} Explanation
 * @property {string} route a route; `*` stands for a part of one segment, `**` for anything
 * @property {string} kind
 * @property {string} [without] a regular expression: covers only what is no difference without the text that it finds
 * @property {string} reason
 */

/**
 * @param {string} file
 * @param {readonly string[]} kinds that an entry may name
 * @returns {Explanation[]}
 */
export function readExplanations(file, kinds) {
  const explanations = JSON.parse(readFileSync(file, "utf8"));
  for (const [index, { route, kind, reason }] of explanations.entries()) {
    if (!route?.startsWith("/") || !reason || !kinds.includes(kind)) {
      throw new UserError(
        `Entry ${index + 1} of ${path.basename(file)} needs a "route" that begins with /, a "reason", and a "kind": ${kinds.join(", ")}.`,
      );
    }
  }
  return explanations;
}

/**
 * Parts differences by whether explanations cover them, and finds explanations that cover nothing any more.
 *
 * @template {Difference} T
 * @param {T[]} differences
 * @param {Explanation[]} explanations
 */
export function sortOut(differences, explanations) {
  /** @type {Set<Explanation>} */
  const used = new Set();
  const unexplained = differences.filter((difference) => {
    const meant = explanations.filter((explanation) => isMeant(difference, explanation));
    const whole = meant.filter(({ without }) => without === undefined);
    for (const explanation of [...whole, ...meant.filter(isFoundIn(difference))])
      used.add(explanation);
    return whole.length === 0 && !isEqualWithout(difference, meant);
  });
  return { unexplained, unused: explanations.filter((explanation) => !used.has(explanation)) };
}

/** @param {Difference} difference @param {Explanation} explanation */
function isMeant(difference, { route, kind }) {
  return difference.kind === kind && toRegExp(route).test(difference.route);
}

/** @param {Difference} difference @returns {(explanation: Explanation) => boolean} */
function isFoundIn({ upstream, ours }) {
  return ({ without }) =>
    without !== undefined &&
    [...upstream, ...ours].some((entry) => new RegExp(without, "u").test(entry));
}

/** Several reasons may cover one difference together. @param {Difference} difference @param {Explanation[]} explanations */
function isEqualWithout({ upstream, ours }, explanations) {
  const patterns = explanations.map(({ without = "" }) => new RegExp(without, "gu"));
  const [left, right] = [upstream, ours].map((entries) =>
    entries
      .map((entry) => patterns.reduce((rest, pattern) => rest.replace(pattern, ""), entry))
      // An entry of which nothing is left is none.
      .filter((entry) => entry !== ""),
  );
  return patterns.length > 0 && isDeepStrictEqual(left, right);
}

/** @param {string} pattern */
function toRegExp(pattern) {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map(
      (part) => ({ "**": ".*", "*": "[^/]*" })[part] ?? part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"),
    )
    .join("");
  return new RegExp(`^${source}$`);
}
