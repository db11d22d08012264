// @ts-check
// Runs the module that a code block shows, without the modules it imports.
import { transformWithOxc } from "vite";
import { createPrismModule } from "../../../packages/velosaur/src/node/config/prism-module.ts";

/** Stands for whatever an example imports: can be called, spread, read and awaited. */
function createStub() {
  /** @type {ProxyHandler<() => void>} */
  const handler = {
    apply: () => createStub(),
    get: (_, key) => {
      if (key === "then") return undefined;
      if (key === Symbol.toPrimitive) return () => "stub";
      if (key === Symbol.iterator) return function* none() {};
      return createStub();
    },
  };
  return new Proxy(() => {}, handler);
}

const IMPORT =
  /^import\s+(?:type\s+[^;]*?|(?<names>[^'"]*?)\s*from\s*)?['"](?<from>[^'"]+)['"];?[ \t]*$/gm;

/** What examples read values of, and so can't be a stub. */
const modules = { "prism-react-renderer": createPrismModule(undefined) };

/** @param {string} names `a, {b as c}` or `* as d` */
const toNames = (names) =>
  names
    .replaceAll(/[{}]/g, ",")
    .split(",")
    .map((name) => name.trim().split(/\s+as\s+/))
    .map(([imported = "", local = imported]) => ({ imported, local }))
    .filter(({ local }) => /^[\w$]+$/.test(local));

/** @param {string} code */
function dropImports(code) {
  return code.replace(IMPORT, (_, names = "", from = "") => {
    const list = toNames(names).map(
      ({ imported, local }) => `${local} = __import("${from}", "${imported}")`,
    );
    return list.length === 0 ? "" : `const ${list.join(", ")};`;
  });
}

/**
 * @param {string} from
 * @param {string} name
 */
const importName = (from, name) =>
  Reflect.get(Reflect.get(modules, from) ?? {}, name) ?? createStub();

/** @param {string} code */
const returnDefault = (code) =>
  code
    .replace(/^export default\s+/m, "module.exports = ")
    .replaceAll(/^export (?=const|function|async|let)/gm, "")
    .replaceAll(/\bimport\(/g, "__load(");

/**
 * The default export of a config or of sidebars; a function is called.
 *
 * @param {string} code
 * @param {string} lang
 * @returns {Promise<unknown>}
 */
export async function evaluateModule(code, lang) {
  const isTyped = lang === "ts" || lang === "tsx";
  const plain = isTyped ? (await transformWithOxc(code, "block.ts")).code : code;
  const module = { exports: /** @type {unknown} */ (undefined) };
  const run = new Function(
    "module",
    "require",
    "__import",
    "__load",
    "__dirname",
    returnDefault(dropImports(plain)),
  );
  const requireStub = Object.assign(createStub, { resolve: (/** @type {string} */ name) => name });
  run(module, requireStub, importName, async () => createStub(), "/site");
  const { exports } = module;
  return typeof exports === "function" ? exports() : exports;
}
