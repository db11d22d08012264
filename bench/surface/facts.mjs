// @ts-check
/**
 * What a site can build upon, as names: kind → owner → names. Kinds are `exports` and `types` of modules,
 * `components` of packages, `props` and `component exports` of components, and so on.
 *
 * @typedef {Record<string, Record<string, string[]>>} Facts
 *
 * @typedef {object} LeftOut What is missing on purpose.
 * @property {string} kind
 * @property {string} owner or several, with commas between
 * @property {string[]} names
 * @property {string} reason
 */

/** Stands for all names: what is taken can't be told from the source. */
export const ANY = "*";

/**
 * @param {Iterable<string>} names
 * @returns {string[]}
 */
export const sortNames = (names) => [...new Set(names)].sort();

/**
 * Names that upstream has and we don't.
 *
 * @param {Facts} upstream
 * @param {Facts} ours
 * @returns {Facts} without kinds and owners that lack nothing
 */
export function findMissing(upstream, ours) {
  return mapFacts(upstream, (names, kind, owner) => {
    const known = new Set(ours[kind]?.[owner] ?? []);
    return known.has(ANY) ? [] : names.filter((name) => !known.has(name));
  });
}

/**
 * @param {Facts} missing
 * @param {LeftOut[]} leftOut
 * @returns {{ unexplained: Facts, unused: Facts }} what has no reason, and reasons for what is there
 */
export function explainMissing(missing, leftOut) {
  /** @type {Facts} */
  const explained = {};
  for (const { kind, owner: owners, names } of leftOut)
    for (const owner of owners.split(", ")) ((explained[kind] ??= {})[owner] ??= []).push(...names);
  return {
    unexplained: findMissing(missing, explained),
    unused: findMissing(explained, missing),
  };
}

/**
 * @param {Facts} facts
 * @param {(names: string[], kind: string, owner: string) => string[]} select
 * @returns {Facts}
 */
function mapFacts(facts, select) {
  const kinds = Object.entries(facts).map(([kind, owners]) => {
    const selected = Object.entries(owners).map(
      ([owner, names]) => /** @type {const} */ ([owner, select(names, kind, owner)]),
    );
    return /** @type {const} */ ([
      kind,
      Object.fromEntries(selected.filter(([, names]) => names.length > 0)),
    ]);
  });
  return Object.fromEntries(kinds.filter(([, owners]) => Object.keys(owners).length > 0));
}

/** @param {Record<string, string[]>} owners */
export const countNames = (owners = {}) =>
  Object.values(owners).reduce((sum, names) => sum + names.length, 0);
