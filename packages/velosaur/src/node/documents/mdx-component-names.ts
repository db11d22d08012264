import { existsSync, readFileSync } from "node:fs";
import path from "../system/path.ts";
import { createModuleReader, listExports, type SourceModule } from "./source-module.ts";

const EXTENSIONS = [".tsx", ".ts", ".jsx", ".js"];

/** Names that a theme folder's own `MDXComponents` registers for all documents: `Shiny`, `h1`. */
export function findMdxComponentNames(themeDir: string, siteDir: string): string[] {
  const candidates = ["MDXComponents/index", "MDXComponents"].flatMap((name) =>
    EXTENSIONS.map((extension) => path.join(themeDir, name + extension)),
  );
  const file = candidates.find((candidate) => existsSync(candidate));
  if (file === undefined) return [];
  const read = createModuleReader(path.dirname(file), siteDir);
  return parseMdxComponentNames(readFileSync(file, "utf8"), read);
}

/**
 * Keys of the object that spreads the original components, `{ ...MDXComponents, Shiny, h1: Title }`, or stands in their
 * place. The module can't be loaded for this: what it imports is made for the bundler.
 */
export function parseMdxComponentNames(
  source: string,
  read: SourceModule["read"] = () => undefined,
): string[] {
  const code = source.replace(COMMENT, "");
  return listKeys(findObject(code), { code, read });
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const ORIGINAL = /import\s+(\w+)\s+from\s+["']@theme-(?:original|init)\/MDXComponents["']/;

/** What it spreads stands above it: an object that seems to spread itself ends there. */
function listKeys(start: number, { code, read }: SourceModule): string[] {
  if (start === -1) return [];
  const above = { code: code.slice(0, start), read };
  return splitEntries(code.slice(start + 1)).flatMap((entry) => toNames(entry, above));
}

/** Where its brace is. */
function findObject(code: string): number {
  const [, original] = ORIGINAL.exec(code) ?? [];
  const spread = original === undefined ? -1 : code.indexOf(`...${original}`);
  if (spread >= 0) return code.lastIndexOf("{", spread);
  const [, name] = /\bexport\s+default\s+(\w+)/.exec(code) ?? [];
  return name === undefined
    ? code.search(/(?<=\bexport\s+default\s*)\{/)
    : findDeclaredObject(code, name);
}

const findDeclaredObject = (code: string, name: string): number =>
  code.search(new RegExp(`(?<=\\b(?:const|let|var)\\s+${name}\\s*(?::[^=]*)?=\\s*)\\{`));

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

function toNames(entry: string, module: SourceModule): string[] {
  const [, spread] = /^\s*\.\.\.(\w+)\s*$/.exec(entry) ?? [];
  if (spread !== undefined) return listSpread(spread, module);
  const [, name] = /^\s*(?:async\s+)?["']?([\w$]+)["']?\s*(?:[:(]|$)/.exec(entry) ?? [];
  return name === undefined ? [] : [name];
}

/** Of `...icons`, an object or all that a module of the site exports. */
function listSpread(name: string, module: SourceModule): string[] {
  const { code, read } = module;
  const [, all, from = ""] =
    new RegExp(`\\bimport\\s+(\\*\\s+as\\s+)?${name}\\s+from\\s+["']([^"']+)["']`).exec(code) ?? [];
  if (from === "") return listKeys(findDeclaredObject(code, name), module);
  const imported = read(from);
  if (!imported) return [];
  return all ? listExports(imported) : listKeys(findObject(imported.code), imported);
}
