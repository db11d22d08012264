// The search window, taken into the package when that is built: it is complete in one file, while the packages it names
// as its dependencies are twenty, of which sites would load nothing.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

/** Takes all of React as one object, of which it reads a few members. */
const DEFAULT_IMPORT = /\bimport (\w+),(\{[^}]*\})from"react";/;
/** At the module's top, where it takes nothing but a function. */
const FORWARD_REF = /=(\w+\.forwardRef\(\(?function)/g;
const PARTS = ["button", "modal", "useDocSearchKeyboardEvents"];

/**
 * Writes `react` and `css`, with the files by the names under which sites import them of the packages.
 *
 * @param {string} target folder
 * @returns {string[]} folders of the packages whose code it holds
 */
export function shipSearchWindow(target) {
  const reactDir = findPackage("@docsearch/react");
  const cssDir = path.join(findPackage("@docsearch/css"), "dist");
  mkdirSync(path.join(target, "react/style"), { recursive: true });
  write("react/index.js", readWindow(path.join(reactDir, "dist/esm/index.js")));
  for (const part of PARTS) write(`react/${part}.js`, 'export * from "./index.js";\n');
  write("react/style/index.js", 'import "../../css/dist/style.css";\n');
  mkdirSync(path.join(target, "css/dist"), { recursive: true });
  for (const name of readdirSync(cssDir).filter((file) => file.endsWith(".css")))
    cpSync(path.join(cssDir, name), path.join(target, "css/dist", name));
  const main = "dist/style.css";
  write("css/package.json", `${JSON.stringify({ main, style: main })}\n`);
  const within = [
    "@algolia/autocomplete-core",
    "@algolia/autocomplete-preset-algolia",
    "algoliasearch",
  ];
  return [reactDir, path.dirname(cssDir), ...within.map((name) => findPackage(name))];

  /** @param {string} name @param {string} text */
  function write(name, text) {
    writeFileSync(path.join(target, name), text);
  }
}

/**
 * Of React as a namespace, what the window doesn't read can be left out. So can its button, with what React needs for
 * it alone.
 *
 * @param {string} file
 */
function readWindow(file) {
  const text = readFileSync(file, "utf8");
  const others = [...text.matchAll(/\bfrom"([^"]+)"/g)].map(([, name]) => name);
  if (others.some((name) => name !== "react" && name !== "react-dom"))
    throw new Error(`${file} imports more than React: ${others.join(", ")}.`);
  if (!DEFAULT_IMPORT.test(text)) throw new Error(`${file} takes React otherwise than before.`);
  return text
    .replace(DEFAULT_IMPORT, 'import*as $1 from"react";import$2from"react";')
    .replaceAll(FORWARD_REF, "=/* @__PURE__ */$1");
}

/** @param {string} name */
function findPackage(name) {
  const folders = require.resolve.paths(name) ?? [];
  const dir = folders.map((folder) => path.join(folder, name)).find((folder) => existsSync(folder));
  if (!dir) throw new Error(`${name} is not installed.`);
  return dir;
}
