// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { collectComponents } from "../collect-components.mjs";
import { THEMES } from "../modules.mjs";

/**
 * A component of upstream's with the files that are its own, as an author gets them when ejecting it.
 *
 * @typedef {object} Ejectable
 * @property {string} theme its package
 * @property {string} name by which a site overrides it
 * @property {Map<string, string>} files absolute paths by those within `src/theme`
 * @property {string[]} packages that it asks for, also for types
 */

/** Those that ship sources in TypeScript, and that the engine or an add-on stands for. */
const themes = [
  "theme-classic",
  "theme-search-algolia",
  "theme-mermaid",
  "theme-live-codeblock",
  "plugin-debug",
];

/**
 * @param {string} packagesDir `node_modules/@docusaurus`
 * @returns {Ejectable[]}
 */
export function listComponents(packagesDir) {
  return themes.flatMap((theme) => {
    const folder = path.join(packagesDir, THEMES[theme].folder);
    const components = collectComponents(folder);
    const taken = new Set(components.values());
    return [...components].map(([name, file]) => {
      const own = path.basename(file).startsWith("index.")
        ? listOwn(path.dirname(file), taken)
        : [];
      const files = [file, ...own];
      return {
        theme,
        name,
        files: new Map(files.map((each) => [path.relative(folder, each), each])),
        packages: [...new Set(files.flatMap(listImports).flatMap(toPackage))],
      };
    });
  });
}

/** Files of a component's folder that are no components. @param {string} folder @param {Set<string>} taken */
function listOwn(folder, taken) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(folder, name))
    .filter((file) => !taken.has(file) && !/\.(?:d|test)\.tsx?$/.test(file));
}

/** Also those of `import()`, whose specifier stands in quotes like the others'. @param {string} file @returns {string[]} */
function listImports(file) {
  if (!/\.tsx?$/.test(file)) return [];
  const found = readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g);
  return Array.from(found, ([, specifier = ""]) => specifier);
}

const OURS = /^(?:\.|@(?:docusaurus|theme|theme-init|theme-original|generated|site)\/)/;

/** @param {string} specifier */
function toPackage(specifier) {
  if (OURS.test(specifier)) return [];
  return [
    specifier
      .split("/")
      .slice(0, specifier.startsWith("@") ? 2 : 1)
      .join("/"),
  ];
}

/** @param {Ejectable} component */
export const formatName = ({ theme, name }) => `${theme}: ${name}`;
