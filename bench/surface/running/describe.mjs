// @ts-check
// Copied into the site: the only module of this folder that both engines load, in Node and while they render.

const longestValue = 100;

/**
 * Where values stand in an object and what they are: `docs[].id = "intro"`, `docs[].source: function`. The members of a
 * list share their place, so that nothing hangs on their order.
 *
 * @param {unknown} value
 * @param {(text: string) => string} [normalize] for texts that differ from machine to machine
 * @returns {string[]}
 */
export function describe(value, normalize = (text) => text) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {Set<unknown>} */
  const parents = new Set();
  visit(value, "");
  return [...found].sort();

  /** @param {unknown} current @param {string} place */
  function visit(current, place) {
    const { kind, members } = open(current, normalize);
    if (kind !== undefined) found.add(`${place}${kind}`);
    if (parents.has(current)) return;
    parents.add(current);
    for (const [name, member] of members) visit(member, joinPlace(place, normalize(name)));
    parents.delete(current);
  }
}

/** @param {string} place @param {string} name */
function joinPlace(place, name) {
  if (name === "[]") return `${place}[]`;
  const isWord = /^[\w$-]+$/.test(name);
  if (!isWord) return `${place}[${JSON.stringify(name)}]`;
  return place === "" ? name : `${place}.${name}`;
}

/**
 * @param {unknown} value
 * @param {(text: string) => string} normalize
 * @returns {{ kind?: string, members: [string, unknown][] }}
 */
function open(value, normalize) {
  if (value === undefined) return { members: [] };
  if (typeof value === "function") return { kind: ": function", members: listContent(value) };
  if (typeof value === "string") return { kind: formatText(normalize(value)), members: [] };
  if (typeof value !== "object" || value === null)
    return { kind: ` = ${String(value)}`, members: [] };
  if (Array.isArray(value))
    return { kind: ": list", members: value.map((member) => ["[]", member]) };
  const name = Object.getPrototypeOf(value)?.constructor?.name ?? "Object";
  if (name !== "Object") return { kind: `: ${name}`, members: [] };
  if ("$$typeof" in value) return { kind: ": element", members: [] };
  return { kind: ": object", members: listMembers(value) };
}

/** @param {object} value @returns {[string, unknown][]} */
const listMembers = (value) => Object.entries(value);

/** A document is a function that carries what is known of it. Of others, such as a bundler, nothing is looked at. @param {object} value */
const listContent = (value) => ("frontMatter" in value ? listMembers(value) : []);

/** @param {string} text */
const formatText = (text) =>
  text.length > longestValue ? ": long text" : ` = ${JSON.stringify(text)}`;
