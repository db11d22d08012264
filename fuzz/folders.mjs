// @ts-check
// Folders of sites and of builds, copied and compared.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/** @typedef {Map<string, string>} Tree name of each file → its bytes, each a character */

/** What commands make of a site. */
export const MADE = ["build", ".build.next", ".docusaurus"];

/** What was made of a site stays beside its sources. @param {string} from @param {string} to */
export function copySources(from, to) {
  for (const name of existsSync(to) ? readdirSync(to) : [])
    if (!MADE.includes(name)) rmSync(path.join(to, name), { recursive: true });
  for (const name of readdirSync(from))
    if (!MADE.includes(name))
      cpSync(path.join(from, name), path.join(to, name), { recursive: true });
}

/** @param {string} folder @returns {Tree} */
export const readTree = (folder) =>
  new Map(listFiles(folder).map((name) => [name, readFileSync(path.join(folder, name), "latin1")]));

/** @param {string} folder */
export const listFiles = (folder) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

/** @param {Tree} actual @param {Tree} expected @returns {string | undefined} what differs */
export function compareTrees(actual, expected) {
  const names = [...new Set([...actual.keys(), ...expected.keys()])].toSorted();
  const different = names.filter((name) => actual.get(name) !== expected.get(name));
  return different.length === 0
    ? undefined
    : different
        .slice(0, 10)
        .map((name) => `${name}: ${describe(actual.get(name), expected.get(name))}`)
        .join("\n");
}

/** @param {string | undefined} actual @param {string | undefined} expected */
function describe(actual, expected) {
  if (actual === undefined) return "is missing";
  if (expected === undefined) return "is left over";
  let at = 0;
  while (actual[at] === expected[at]) at += 1;
  const show = (/** @type {string} */ text) =>
    JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `differs at ${at}\n  is:     ${show(actual)}\n  wanted: ${show(expected)}`;
}
