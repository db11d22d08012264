// @ts-check
import { readFileSync } from "node:fs";
import { UserError } from "../user-error.mjs";
import { differenceKinds } from "./differences.mjs";

/** @import { Difference, DifferenceKind } from "./differences.mjs" */

/**
 * A difference that must be.
 *
 * @typedef {object} Explanation
 * @property {string} route a route; `*` stands for a part of one segment, `**` for anything
 * @property {DifferenceKind} kind
 * @property {string} reason
 */

/** @param {string} file @returns {Explanation[]} */
export function readExplanations(file) {
  const explanations = JSON.parse(readFileSync(file, "utf8"));
  for (const [index, { route, kind, reason }] of explanations.entries()) {
    if (!route?.startsWith("/") || !reason || !differenceKinds.includes(kind)) {
      const kinds = differenceKinds.join(", ");
      throw new UserError(
        `Entry ${index + 1} of differences.json needs a "route" that begins with /, a "reason", and a "kind": ${kinds}.`,
      );
    }
  }
  return explanations;
}

/**
 * Parts differences by whether an explanation covers them, and finds explanations that cover nothing any more.
 *
 * @param {Difference[]} differences
 * @param {Explanation[]} explanations
 */
export function sortOut(differences, explanations) {
  /** @type {Set<Explanation>} */
  const used = new Set();
  const unexplained = differences.filter((difference) => {
    const matching = explanations.filter((explanation) => isCovered(difference, explanation));
    for (const explanation of matching) used.add(explanation);
    return matching.length === 0;
  });
  return { unexplained, unused: explanations.filter((explanation) => !used.has(explanation)) };
}

/** @param {Difference} difference @param {Explanation} explanation */
function isCovered(difference, explanation) {
  return difference.kind === explanation.kind && toRegExp(explanation.route).test(difference.route);
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
