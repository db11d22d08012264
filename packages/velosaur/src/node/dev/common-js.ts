import { readFileSync } from "node:fs";
import type { parseSync } from "vite";

/** Whether the file is CommonJS alone. */
export function isCommonJs(file: string, parse: typeof parseSync): boolean {
  if (!/\.c?js$/.test(file)) return false;
  const code = readFileSync(file, "utf8");
  return COMMON_JS.test(code) && !parse("module.js", code, { lang: "jsx" }).module.hasModuleSyntax;
}

/** Whether the file is neither: it reads and writes globals, such as a grammar of Prism, and runs when it is required. */
export function isScript(file: string, parse: typeof parseSync): boolean {
  if (!/\.c?js$/.test(file)) return false;
  const code = readFileSync(file, "utf8");
  return !COMMON_JS.test(code) && !parse("module.js", code, { lang: "jsx" }).module.hasModuleSyntax;
}

/** Code without any of these runs as it is. */
const COMMON_JS = /\b(?:exports|require)\b/;
