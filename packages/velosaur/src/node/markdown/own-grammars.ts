/** A site's own `prism-include-languages`: the module by which it adds grammars to Prism. */

import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "../system/path.ts";
import type { createJiti } from "jiti";
import { hashParts } from "../cache/hash.ts";
import { describeLoadError, findStackPlace } from "../config/load-error.ts";
import { AuthorError } from "../system/author-error.ts";
import type { CompileOptions, OwnGrammars } from "./options.ts";
import { addGrammars } from "./prism-loader.ts";

const NAME = "prism-include-languages";
const EXTENSIONS = [".ts", ".tsx", ".mts", ".js", ".jsx", ".mjs", ".cjs"];

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true;

const findModule = (name: string): string | undefined =>
  ["", ...EXTENSIONS, ...EXTENSIONS.map((extension) => `${path.sep}index${extension}`)]
    .map((ending) => name + ending)
    .find(isFile);

/** The last theme folder that has one decides. */
export function findOwnGrammars(themeDirs: string[], siteDir: string): OwnGrammars | undefined {
  const module = themeDirs.map((dir) => findModule(path.join(dir, NAME))).findLast(Boolean);
  if (module === undefined) return undefined;
  const files = listFiles(module, siteDir);
  return { module, files, hash: hashParts(files.map((file) => readFileSync(file, "utf8"))) };
}

const LOADED =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)["'`](\.{1,2}\/|@site\/)([^"'`$]+)["'`]/g;

/** The module and all that it loads by a path. */
function listFiles(module: string, siteDir: string): string[] {
  const files = new Set([module]);
  for (const file of files) {
    for (const [, root = "", name = ""] of readFileSync(file, "utf8").matchAll(LOADED)) {
      const folder = root === "@site/" ? siteDir : path.join(path.dirname(file), root);
      const found = findModule(path.join(folder, name));
      if (found !== undefined) files.add(found);
    }
  }
  return [...files];
}

let included: { hash: string; done: Promise<void> } | undefined;

/** Lets the site add its grammars, once. */
export async function includeOwnGrammars({ prism, siteDir }: CompileOptions): Promise<void> {
  const { grammars } = prism;
  if (!grammars) return;
  if (included?.hash !== grammars.hash)
    included = { hash: grammars.hash, done: runModule(grammars.module, { prism, siteDir }) };
  await included.done;
}

type IncludeLanguages = (prism: unknown) => unknown;

async function runModule(
  module: string,
  { prism, siteDir }: Pick<CompileOptions, "prism" | "siteDir">,
): Promise<void> {
  const include = await loadModule(module, { prism, siteDir });
  if (typeof include !== "function")
    throw new AuthorError({
      severity: "error",
      message: `“${NAME}” exports no function.`,
      filePath: module,
      hint: "Export one as the default; it is given Prism: export default (Prism) => { Prism.languages.mine = { … }; };",
    });
  try {
    await addGrammars(asInBrowser(include as IncludeLanguages));
  } catch (error) {
    throw new AuthorError(
      {
        severity: "error",
        message: `“${NAME}” failed: ${error instanceof Error ? error.message : String(error)}`,
        filePath: module,
        ...findStackPlace(error),
      },
      { cause: error },
    );
  }
}

/** Upstream's first modules ask whether there is a DOM, and write to `window`. What they add is needed here. */
const BROWSER = { default: { canUseDOM: true } };

const asInBrowser =
  (include: IncludeLanguages): IncludeLanguages =>
  (prism) => {
    if ("window" in globalThis) return include(prism);
    Object.assign(globalThis, { window: globalThis });
    try {
      return include(prism);
    } finally {
      Reflect.deleteProperty(globalThis, "window");
    }
  };

/** What upstream's module does with `additionalLanguages` is done when a block asks for the language. */
const original = { default: () => {} };

/** Stylesheets that it imports are for the page alone. */
const listStyles = (text: string): string[] =>
  [...text.matchAll(/(["'])([^"'\n]+\.(?:css|s[ac]ss|less))\1/g)].map(([, , name = ""]) => name);

async function loadModule(
  module: string,
  { prism, siteDir }: Pick<CompileOptions, "prism" | "siteDir">,
): Promise<unknown> {
  const require = createRequire(import.meta.url);
  const { createJiti: create } = require("jiti") as { createJiti: typeof createJiti };
  const { grammars: _, ...config } = prism;
  const text = readFileSync(module, "utf8");
  const jiti = create(module, {
    fsCache: false,
    moduleCache: false,
    jsx: true,
    alias: { "@site": siteDir, prismjs: path.dirname(require.resolve("prismjs/package.json")) },
    virtualModules: {
      "@docusaurus/ExecutionEnvironment": BROWSER,
      "@generated/docusaurus.config": { default: { themeConfig: { prism: config } } },
      [`@theme-original/${NAME}`]: original,
      [`@theme-init/${NAME}`]: original,
      ...Object.fromEntries(listStyles(text).map((name) => [name, {}])),
    },
  });
  try {
    const exported = await jiti.evalModule(text, {
      filename: module,
      async: true,
      forceTranspile: true,
    });
    return (exported as { default?: unknown }).default ?? exported;
  } catch (error) {
    throw new AuthorError(describeLoadError(error, module), { cause: error });
  }
}
