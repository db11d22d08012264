import type { Plugin } from "vite";
import { replaceRanges } from "../javascript/replace-ranges.ts";
import { blank } from "../javascript/strip-types.ts";
import { type ScriptNode, walkScript } from "../javascript/toolchain.ts";
import { engineDir } from "../system/engine-paths.ts";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { IN_PACKAGE } from "./plugin-jsx-in-js.ts";

const ENGINE = new RegExp(`^${escapePattern(engineDir)}/`);

/**
 * Leaves out of the site's JavaScript what it imports by name and never uses: `import { CSSProperties } from "react"`.
 * Upstream's bundler asks for a name where it is used; for Vite's, one that no module exports ends the build.
 */
export function unusedImportsPlugin(): Plugin {
  return {
    name: "velosaur:unused-imports",
    enforce: "pre",
    transform: {
      filter: {
        // What is written in TypeScript loses them by itself.
        id: { include: /\.(?:m?js|jsx)$/, exclude: [IN_PACKAGE, ENGINE] },
        code: /\bimport\b[^"';()]*\{/,
      },
      async handler(code) {
        const result = await dropUnusedImports(code);
        return result === code ? null : { code: result, map: null };
      },
    },
  };
}

/** The statements stay, since modules may do something by themselves, and so do all lines and columns. */
export async function dropUnusedImports(code: string): Promise<string> {
  // Who names a function for tags uses it where no name stands.
  if (code.includes("@jsx")) return code;
  const { parseSync } = await import("vite");
  const { program, errors } = parseSync("module.jsx", code, { lang: "jsx" });
  // The bundler tells it better.
  if (errors.length > 0) return code;
  const { body } = program as unknown as { body: ScriptNode[] };
  const imports = body.filter(({ type }) => type === "ImportDeclaration");
  const used = collectNames(body.filter((statement) => !imports.includes(statement)));
  const unused = imports.flatMap(listNamed).filter(({ local }) => !used.has(nameOf(local)));
  return replaceRanges(
    code,
    unused.map(({ start, end }) => blank(code, start, end + measureComma(code.slice(end)))),
  );
}

const listNamed = ({ specifiers }: ScriptNode): ScriptNode[] =>
  (specifiers as ScriptNode[]).filter(({ type }) => type === "ImportSpecifier");

const nameOf = (identifier: unknown): unknown => (identifier as ScriptNode)["name"];

/** All that stands as a name anywhere: one too many keeps an import. */
function collectNames(statements: ScriptNode[]): Set<unknown> {
  const names = new Set<unknown>();
  for (const statement of statements) walkScript(statement, (node) => names.add(nameOf(node)));
  return names;
}

/** How far the comma is that stands behind a name and its comments. */
export const measureComma = (rest: string): number =>
  /^(?:\s|\/\*[^]*?\*\/|\/\/.*)*,/.exec(rest)?.[0].length ?? 0;
