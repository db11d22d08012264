import { readFileSync } from "node:fs";
import type { parseSync } from "vite";

/** Code without any of these runs as it is. */
const COMMON_JS = /\b(?:exports|require)\b/;

/** Whether the file is CommonJS alone. */
export function isCommonJs(file: string, parse: typeof parseSync): boolean {
  const code = readCode(file);
  return code !== undefined && COMMON_JS.test(code) && !isModule(code, parse);
}

/** A script is neither a module nor CommonJS: it reads and writes globals, as Prism's grammars do. */
export function readFormat(
  file: string,
  parse: typeof parseSync,
): "module" | "commonjs" | "script" | undefined {
  const code = readCode(file);
  if (code === undefined) return undefined;
  if (isModule(code, parse)) return "module";
  return COMMON_JS.test(code) ? "commonjs" : "script";
}

const readCode = (file: string): string | undefined =>
  /\.c?js$/.test(file) ? readFileSync(file, "utf8") : undefined;

const isModule = (code: string, parse: typeof parseSync): boolean =>
  parse("module.js", code, { lang: "jsx" }).module.hasModuleSyntax;
