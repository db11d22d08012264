// Removes declarations that nobody can import: those of modules that run in Node, where none that the package
// delivers to sites leads to them.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*)"(\.{1,2}\/[^"]+)"/g;

/** What the package's exports name. */
const EXPORTED =
  /^(?:client|shared|theme|types|node\/plugins\/upstream)\/|^node\/(?:config\/types|contract\/contract)\.d\.ts$/;

/** @param {string} target folder of what has been compiled */
export function pruneDeclarations(target) {
  const all = readdirSync(target, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => name.endsWith(".d.ts"));
  const reached = new Set();
  const queue = all.filter((name) => EXPORTED.test(name)).map((name) => path.join(target, name));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    queue.push(...listImports(file));
  }
  const inside = all.filter((name) => name.startsWith("node/"));
  for (const file of inside.map((name) => path.join(target, name)))
    if (!reached.has(file)) rmSync(file);
}

/** @param {string} file */
function listImports(file) {
  const folder = path.dirname(file);
  return [...readFileSync(file, "utf8").matchAll(SPECIFIER)]
    .map(([, specifier]) =>
      path.join(folder, specifier.replace(/(?:\.d)?\.[jt]sx?$/, "") + ".d.ts"),
    )
    .filter((name) => existsSync(name));
}
