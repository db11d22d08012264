// @ts-check
/** @import { Facts, LeftOut } from "../facts.mjs" */

/**
 * Puts the name of a whole group in the place of its members: `docs.*` for all that begins so, as the list of what is
 * left out says it.
 *
 * @param {Facts} facts
 * @param {LeftOut[]} leftOut
 * @returns {Facts}
 */
export function collapse(facts, leftOut) {
  return Object.fromEntries(
    Object.entries(facts).map(([kind, owners]) => [
      kind,
      Object.fromEntries(
        Object.entries(owners).map(([owner, names]) => [
          owner,
          collapseNames(names, listGroups(leftOut, { kind, owner })),
        ]),
      ),
    ]),
  );
}

/** @param {LeftOut[]} leftOut @param {{ kind: string, owner: string }} place */
const listGroups = (leftOut, place) =>
  leftOut
    .filter(({ kind, owner }) => kind === place.kind && owner.split(", ").includes(place.owner))
    .flatMap(({ names }) => names.filter((name) => name.endsWith("*")));

/** @param {string[]} names @param {string[]} groups */
function collapseNames(names, groups) {
  const toGroup = (/** @type {string} */ name) =>
    groups.find((group) => name.startsWith(group.slice(0, -1))) ?? name;
  return [...new Set(names.map(toGroup))].sort();
}
