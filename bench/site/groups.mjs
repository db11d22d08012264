// @ts-check

/** @import { SiteDifference, SiteDifferenceKind } from "./compare-builds.mjs" */

/** @typedef {{ kind: SiteDifferenceKind, routes: string[], upstream: string[], ours: string[] }} Group */

/**
 * Differences that are the same on several pages, those on most pages first.
 *
 * @param {SiteDifference[]} differences
 * @returns {Group[]}
 */
export function groupDifferences(differences) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const { route, kind, upstream, ours } of differences) {
    const key = `${kind}\n${[upstream[0], ours[0]].map((entry) => generalise(entry, route)).join("\n")}`;
    const group = groups.get(key) ?? { kind, routes: [], upstream, ours };
    group.routes.push(route);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.routes.length - a.routes.length);
}

/** @param {string | undefined} entry @param {string} route */
function generalise(entry, route) {
  return entry?.replaceAll(route.replace(/\/$/, "") || "/", "…").slice(0, 60);
}

/** @param {Group} group */
export function formatGroup({ kind, routes, upstream, ours }) {
  const others = routes.length > 1 ? ` and ${routes.length - 1} more` : "";
  const lines = [...toLines("-", upstream), ...toLines("+", ours)];
  return [`${kind}: ${routes[0]}${others} (- upstream, + Velosaur)`, ...lines].join("\n");
}

/** @param {string} sign @param {string[]} entries */
function toLines(sign, entries) {
  const shown = entries.slice(0, 4).map((entry) => `  ${sign} ${entry.slice(0, 300)}`);
  return entries.length > 4 ? [...shown, `  ${sign} … ${entries.length - 4} more`] : shown;
}
