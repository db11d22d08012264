// @ts-check
import { readFileSync } from "node:fs";
import { readPageFacts } from "./page-facts.mjs";

/** @import { PageFacts } from "./page-facts.mjs" */

/** @typedef {"missing-route" | "extra-route" | "redirect" | "title" | "headings" | "ids"} DifferenceKind */

/** @type {DifferenceKind[]} */
export const differenceKinds = [
  "missing-route",
  "extra-route",
  "redirect",
  "title",
  "headings",
  "ids",
];

/**
 * @typedef {object} Difference
 * @property {string} route
 * @property {DifferenceKind} kind
 * @property {string[]} upstream what only the upstream build has
 * @property {string[]} ours what only the Velosaur build has
 */

/**
 * @param {Map<string, string>} upstream files by route
 * @param {Map<string, string>} ours files by route
 * @returns {Difference[]}
 */
export function findDifferences(upstream, ours) {
  const routes = [...new Set([...upstream.keys(), ...ours.keys()])].sort();
  return routes.flatMap((route) => {
    const [upstreamFile, ourFile] = [upstream.get(route), ours.get(route)];
    if (!ourFile)
      return [{ route, kind: /** @type {const} */ ("missing-route"), upstream: [route], ours: [] }];
    if (!upstreamFile)
      return [{ route, kind: /** @type {const} */ ("extra-route"), upstream: [], ours: [route] }];
    return comparePages(route, readFacts(upstreamFile), readFacts(ourFile));
  });
}

/**
 * @param {string} route
 * @param {PageFacts} upstream
 * @param {PageFacts} ours
 * @returns {Difference[]}
 */
export function comparePages(route, upstream, ours) {
  /** @type {[DifferenceKind, [string[], string[]]][]} */
  const facts = [
    ["redirect", [[upstream.redirect], [ours.redirect]]],
    ["title", [[upstream.title], [ours.title]]],
    ["headings", [upstream.headings, ours.headings]],
    // The order of other ids depends on the markup around them, which nobody promises.
    ["ids", [upstream.ids.toSorted(), ours.ids.toSorted()]],
  ];
  return facts.flatMap(([kind, lists]) =>
    compareLists(lists).map(([missing, extra]) => ({
      route,
      kind,
      upstream: missing,
      ours: extra,
    })),
  );
}

/**
 * @param {[string[], string[]]} lists
 * @returns {[string[], string[]][]} what only the one and only the other list has; nothing for lists that are the same
 */
export function compareLists([upstream, ours]) {
  if (upstream.length === ours.length && upstream.every((entry, index) => entry === ours[index]))
    return [];
  const [missing, extra] = [subtract(upstream, ours), subtract(ours, upstream)];
  // The same entries in another order are told in full.
  const isReordered = missing.length === 0 && extra.length === 0;
  return [isReordered ? [upstream, ours] : [missing, extra]];
}

/**
 * What is left of a list without the entries of another, each taken away once, from the end: what a page says twice, it
 * says in its content first, and again where it leads on.
 *
 * @param {string[]} list
 * @param {string[]} other
 */
function subtract(list, other) {
  const rest = [...other];
  const left = list.toReversed().filter((entry) => {
    const index = rest.indexOf(entry);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
  return left.toReversed();
}

/** @param {string} file */
function readFacts(file) {
  return readPageFacts(readFileSync(file, "utf8"));
}
