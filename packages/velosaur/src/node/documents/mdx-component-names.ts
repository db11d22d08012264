import { existsSync, readFileSync } from "node:fs";
import path from "../system/path.ts";

const EXTENSIONS = [".tsx", ".ts", ".jsx", ".js"];

/** Names that a theme folder's own `MDXComponents` registers for all documents: `Shiny`, `h1`. */
export function findMdxComponentNames(themeDir: string): string[] {
  const candidates = ["MDXComponents/index", "MDXComponents"].flatMap((name) =>
    EXTENSIONS.map((extension) => path.join(themeDir, name + extension)),
  );
  const file = candidates.find((candidate) => existsSync(candidate));
  return file === undefined ? [] : parseMdxComponentNames(readFileSync(file, "utf8"));
}

/**
 * Keys of the object that spreads the original components, `{ ...MDXComponents, Shiny, h1: Title }`, or stands in their
 * place. The module can't be loaded for this: what it imports is made for the bundler.
 */
export function parseMdxComponentNames(source: string): string[] {
  const code = source.replace(COMMENT, "");
  const start = findObject(code);
  return start === -1 ? [] : splitEntries(code.slice(start + 1)).flatMap(toName);
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const ORIGINAL = /import\s+(\w+)\s+from\s+["']@theme-(?:original|init)\/MDXComponents["']/;

/** Where its brace is. */
function findObject(code: string): number {
  const [, original] = ORIGINAL.exec(code) ?? [];
  const spread = original === undefined ? -1 : code.indexOf(`...${original}`);
  if (spread >= 0) return code.lastIndexOf("{", spread);
  const [, name] = /\bexport\s+default\s+(\w+)/.exec(code) ?? [];
  return name === undefined
    ? code.search(/(?<=\bexport\s+default\s*)\{/)
    : code.search(new RegExp(`(?<=\\b(?:const|let|var)\\s+${name}\\s*(?::[^=]*)?=\\s*)\\{`));
}

/** The entries of an object literal, whose opening brace has been read. */
function splitEntries(code: string): string[] {
  const entries = [""];
  let depth = 0;
  for (const character of code) {
    if ("({[".includes(character)) depth += 1;
    if (")}]".includes(character)) depth -= 1;
    if (depth < 0) break;
    if (character === "," && depth === 0) entries.push("");
    else entries[entries.length - 1] += character;
  }
  return entries;
}

function toName(entry: string): string[] {
  const [, name] = /^\s*(?:async\s+)?["']?([\w$]+)["']?\s*(?:[:(]|$)/.exec(entry) ?? [];
  return name === undefined ? [] : [name];
}
