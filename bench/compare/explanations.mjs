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
 * Parts differences by whether an explanation covers them, and finds explanations that cover nothing any more.
 *
 * @template {Difference} T
 * @param {T[]} differences
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
  const { route, kind, without } = explanation;
  if (difference.kind !== kind || !toRegExp(route).test(difference.route)) return false;
  return without === undefined || isEqualWithout(new RegExp(without, "gu"), difference);
}

/** @param {RegExp} pattern @param {Difference} difference */
function isEqualWithout(pattern, { upstream, ours }) {
  const [left, right] = [upstream, ours].map((entries) =>
    // An entry of which nothing is left is none.
    entries.map((entry) => entry.replace(pattern, "")).filter((entry) => entry !== ""),
  );
  return isDeepStrictEqual(left, right);
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
