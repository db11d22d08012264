import { readFileSync } from "node:fs";
import type { parseSync } from "vite";

/** Code without any of these runs as it is. */
const WORDS = /\b(?:exports|require)\b/;
/** Nothing else is written so. The words alone may stand in a list of keywords, as in Prism's grammar of Java. */
const STATEMENTS = /\bmodule\.exports\b|\bexports\.\w|\brequire\s*\(\s*["']/;

type Format = "module" | "commonjs" | "script";

/** Whether the file is CommonJS alone. */
export function isCommonJs(file: string, parse: typeof parseSync): boolean {
  const code = readCode(file);
  // Asked of each module of a package: few have to be parsed.
  return code !== undefined && WORDS.test(code) && findFormat(code, parse) === "commonjs";
}

/** A script is neither a module nor CommonJS: it reads and writes globals, as Prism's grammars do. */
export function readFormat(file: string, parse: typeof parseSync): Format | undefined {
  const code = readCode(file);
  return code === undefined ? undefined : findFormat(code, parse);
}

const readCode = (file: string): string | undefined =>
  /\.c?js$/.test(file) ? readFileSync(file, "utf8") : undefined;

function findFormat(code: string, parse: typeof parseSync): Format {
  const { module, program, errors } = parse("module.js", code, { lang: "jsx" });
  if (module.hasModuleSyntax) return "module";
  if (!WORDS.test(code)) return "script";
  // Whoever runs the code tells what is wrong with it.
  const isCommonJs = STATEMENTS.test(code) || errors.length > 0 || usesWords(program);
  return isCommonJs ? "commonjs" : "script";
}

function usesWords(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(usesWords);
  if (typeof node !== "object" || node === null) return false;
  const { type, name } = node as { type?: unknown; name?: unknown };
  if (type === "Identifier" && (name === "exports" || name === "require")) return true;
  return Object.values(node).some(usesWords);
}
