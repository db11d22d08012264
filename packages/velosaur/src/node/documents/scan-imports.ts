import type { DocumentImport } from "../../shared/document.ts";
import { withoutFences } from "../config/code-blocks.ts";
import { findAsset } from "../markdown/assets.ts";
import { isMdx } from "../markdown/format.ts";
import { listTaken } from "../markdown/taken-names.ts";
import { parseFrontMatter, type ParsedSource } from "../markdown/front-matter.ts";
import { AuthorError } from "../system/author-error.ts";
import { readImports, type ImportStatement } from "../markdown/esm.ts";
import type { CompileOptions } from "../markdown/options.ts";
import {
  addsStyles,
  isRequiredModule,
  resolveImport,
  type ImportPlace,
} from "../markdown/resolve-import.ts";
import { unwrapMdxCode } from "../markdown/unwrap-mdx-code.ts";
import { splitExpressions, splitModules, withoutTexts } from "./document-text.ts";

export type ScannedImport = Pick<DocumentImport, "moduleId" | "isComponent" | "taken">;

export interface ScanResult {
  modules: ScannedImport[];
  /** Absolute paths of Markdown files that are imported. */
  partials: string[];
  /** Hooks or event handlers stand in the text. */
  mayBeProgram: boolean;
  /** Undefined where the configuration reads front matter in a way of its own. */
  isMdx?: boolean | undefined;
}

export interface ScanInput {
  source: string;
  filePath: string;
  options: CompileOptions;
}

/**
 * A cheap look for `import` lines, before anything is parsed: the bundle has to be begun. What a
 * document really imports decides when it is compiled; where the two differ, the bundle is made twice.
 */
export function scanImports({ source, filePath, options }: ScanInput): ScanResult {
  const result: ScanResult = { modules: [], partials: [], mayBeProgram: false };
  const { frontMatter, content: written } = splitFrontMatter(source, filePath);
  const hasMdx = isMdx({ filePath, frontMatter, options });
  if (!options.parseFrontMatter) result.isMdx = hasMdx;
  if (!hasMdx) return result;
  const unixText = written.includes("\r") ? written.replace(/\r\n?/g, "\n") : written;
  const text = withoutFences(unwrapMdxCode(unixText));
  result.mayBeProgram = PROGRAM.test(text);
  if (!/^import\b|\brequire\(/m.test(text)) return result;
  const { modules, content } = splitModules(withoutKnownAddresses(text, { filePath, options }));
  const { imports, rest } = readModules(modules);
  const { markup, expressions } = splitExpressions(content);
  const code = withoutTexts(`${expressions}\n${rest}`);
  const usage: Usage = { tags: `${markup}\n${code}`, code, filePath, options };
  for (const statement of imports) addImport(statement, usage, result);
  addRequired(`${expressions}\n${rest}`, { filePath, options }, result);
  return result;
}

const PROGRAM = /\buse[A-Z]\w*\(|\bon[A-Z]\w*=\{|=\{\s*(?:async\s*)?(?:\([^)]*\)|\w+)\s*=>/;

/** What is wrong with front matter, the compiler tells. */
function splitFrontMatter(
  source: string,
  filePath: string,
): Pick<ParsedSource, "frontMatter" | "content"> {
  try {
    return parseFrontMatter({ source, filePath });
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    return { frontMatter: {}, content: source };
  }
}

/** Imports stand at the start of a block, or behind declarations. */
function readModules(blocks: string[]): { imports: ImportStatement[]; rest: string } {
  const imports: ImportStatement[] = [];
  let rest = "";
  for (const block of blocks) {
    for (const part of block.split(/^(?=import\b)/m)) {
      const found = readImports(part);
      imports.push(...found.imports);
      rest += `${part.slice(found.end)}\n`;
    }
  }
  return { imports, rest };
}

interface Usage extends ImportPlace {
  /** Where tags may stand. */
  tags: string;
  /** Where values may be named. */
  code: string;
}

function addImport({ specifier, names }: ImportStatement, usage: Usage, result: ScanResult): void {
  const resolved = resolveImport(specifier, usage);
  if (!resolved || resolved.kind === "asset") return;
  const { moduleId } = resolved;
  const locals = Object.keys(names);
  if (resolved.kind === "partial") {
    const isValue = locals.some(
      (name) => names[name] === "default" && isHandedOn(name, usage.code),
    );
    if (isValue) result.modules.push({ moduleId, isComponent: false });
    if (!isValue || locals.some((name) => isTag(name, usage.tags)))
      result.partials.push(resolved.filePath);
    return;
  }
  const isComponent =
    locals.length === 0 || addsStyles(moduleId) || locals.some((name) => isTag(name, usage.tags));
  if (isComponent || locals.some((name) => isNamed(name, usage.code)))
    result.modules.push({ moduleId, isComponent, ...listTaken(moduleId, names) });
}

/** Files of the site alone: in a text that shows code, the name of a package may be of one that isn't there. */
function addRequired(code: string, place: ImportPlace, result: ScanResult): void {
  if (!code.includes("require(")) return;
  for (const [, , reference = ""] of code.matchAll(/\brequire\(\s*(["'])([^"'\n]+)\1\s*\)/g)) {
    const resolved = resolveImport(reference, place);
    if (resolved?.kind === "module" && resolved.filePath && isRequiredModule(reference, place))
      result.modules.push({ moduleId: resolved.moduleId, isComponent: false });
  }
}

function isTag(name: string, text: string): boolean {
  const escaped = name.replaceAll("$", "\\$");
  return new RegExp(/^[A-Z$_]/.test(name) ? `<${escaped}(?![\\w$-])` : `<${escaped}\\.`).test(text);
}

function isNamed(name: string, code: string): boolean {
  return new RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`).test(code);
}

/** As a value, not as a tag. */
function isHandedOn(name: string, code: string): boolean {
  return new RegExp(`(?<![\\w$<./])${name.replaceAll("$", "\\$")}(?![\\w$])`).test(code);
}

/** The address of a static file is known without asking: the compiler puts it in place of the call. */
function withoutKnownAddresses(text: string, place: ImportPlace): string {
  if (!text.includes("@docusaurus/useBaseUrl")) return text;
  return text.replace(
    /\buseBaseUrl\(\s*(["'])([^"'\n]+)\1\s*\)/g,
    (call, _quote, reference: string) =>
      findAsset(reference.replace(/^\/?/, "/"), place) ? '""' : call,
  );
}
