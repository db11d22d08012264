/** `import` and `export` lines of a document. */

import { createRecord } from "../../shared/own-value.ts";
import type { Toolchain, ScriptNode } from "../javascript/toolchain.ts";

export interface ImportStatement {
  specifier: string;
  /** Local name → export name; none for an import made for its effects. */
  names: Record<string, string>;
  /** Where it begins in the block. */
  offset: number;
}

export interface ExportedNames {
  /** Declarations without their `export`. */
  code: string;
  declared: string[];
  /** Exported name → local name. */
  exports: Record<string, string>;
  imports: ImportStatement[];
}

/** Name of a layout that has none, as MDX calls it. */
const LAYOUT = "MDXLayout";

const BLANK = /(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;
const STATEMENT =
  /import\s*(?:(?:([\w$]+)\s*(?:,\s*)?)?(?:\*\s*as\s+([\w$]+)\s*|\{([^}]*)\}\s*)?from\s*)?(["'])([^"'\n]+)\4[ \t]*;?/y;

function readNames(braces: string): Record<string, string> {
  const names = createRecord<string>();
  for (const part of braces.replace(/\/\*(?:[\s\S]*?\*\/|[\s\S]*)|\/\/[^\n]*/g, "").split(",")) {
    const [exported, local] = part.trim().split(/(?<!\s)\s+as\s+/);
    if (exported) names[local ?? exported] = exported.replace(/^["']|["']$/g, "");
  }
  return names;
}

const ESCAPE = /\\(?:u\{[\da-f]{1,5}\}|u[\da-f]{4}|x[\da-f]{2}|[^])/gi;

function readEscape(escape: string): string {
  const [, code] = /^\\[ux]\{?([\da-f]+)/i.exec(escape) ?? [];
  return code === undefined ? escape.slice(1) : String.fromCodePoint(Number.parseInt(code, 16));
}

/** `'./\_part.mdx'` names `./_part.mdx`: formatters of Markdown add such a backslash. */
const readEscapes = (text: string): string => text.replace(ESCAPE, readEscape);

/** The imports at the start of a block, and where they end: most blocks hold nothing else. */
export function readImports(block: string): { imports: ImportStatement[]; end: number } {
  const imports: ImportStatement[] = [];
  let at = 0;
  for (;;) {
    BLANK.lastIndex = at;
    const start = at + (BLANK.exec(block)?.[0].length ?? 0);
    STATEMENT.lastIndex = start;
    const match = STATEMENT.exec(block);
    if (!match) return { imports, end: start };
    const [text, defaultName, namespace, braces, , specifier = ""] = match;
    const names = {
      ...(defaultName && { [defaultName]: "default" }),
      ...(namespace && { [namespace]: "*" }),
      ...(braces && readNames(braces)),
    };
    imports.push({ specifier: readEscapes(specifier), names, offset: start });
    at = start + text.length;
  }
}

const nameOf = (node: ScriptNode | undefined): string =>
  String(node?.["name"] ?? node?.["value"] ?? "");

function collectPattern(node: ScriptNode | undefined, names: string[]): void {
  if (!node) return;
  if (node.type === "Identifier") names.push(nameOf(node));
  const children = [
    node["properties"],
    node["elements"],
    node["argument"],
    node["value"],
    node["left"],
  ].flat();
  for (const child of children) collectPattern(child as ScriptNode | undefined, names);
}

function collectDeclared(declaration: ScriptNode): string[] {
  const names: string[] = [];
  if (declaration["id"]) names.push(nameOf(declaration["id"] as ScriptNode));
  for (const item of (declaration["declarations"] as ScriptNode[] | undefined) ?? []) {
    collectPattern(item["id"] as ScriptNode, names);
  }
  return names;
}

export class ScriptSyntaxError extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

export function parseScript(code: string, toolchain: Toolchain): ScriptNode {
  const { program, errors } = toolchain.parseSync("document.jsx", code);
  const error = errors[0];
  if (error) throw new ScriptSyntaxError(error.message, error.labels[0]?.start ?? 0);
  return program as unknown as ScriptNode;
}

function toImport(node: ScriptNode): ImportStatement {
  const names = createRecord<string>();
  for (const specifier of (node["specifiers"] as ScriptNode[] | undefined) ?? []) {
    const imported = specifier["imported"] as ScriptNode | undefined;
    const fallback = specifier.type === "ImportNamespaceSpecifier" ? "*" : "default";
    names[nameOf(specifier["local"] as ScriptNode)] = imported ? nameOf(imported) : fallback;
  }
  return { specifier: nameOf(node["source"] as ScriptNode), names, offset: node.start };
}

/** `export { a as b } from './x'` is an import under a hidden name, exported again. */
function readReexport(node: ScriptNode, found: ExportedNames): void {
  const names = createRecord<string>();
  for (const specifier of (node["specifiers"] as ScriptNode[] | undefined) ?? []) {
    const exported = nameOf(specifier["exported"] as ScriptNode);
    const local = nameOf(specifier["local"] as ScriptNode);
    const bound = exported === "default" ? LAYOUT : exported;
    if (node["source"]) names[bound] = local;
    found.exports[exported] = node["source"] ? bound : local;
  }
  if (node["source"]) {
    found.imports.push({
      specifier: nameOf(node["source"] as ScriptNode),
      names,
      offset: node.start,
    });
  }
}

/** What a document exports by default is its layout: a component around its content. */
function readLayout(declaration: ScriptNode, source: string, found: ExportedNames): void {
  const ownName = nameOf((declaration["id"] ?? undefined) as ScriptNode | undefined);
  const isNamed = /^(?:Function|Class)Declaration$/.test(declaration.type) && ownName !== "";
  const name = isNamed ? ownName : LAYOUT;
  found.code += isNamed ? `${source};\n` : `const ${name} = ${source.replace(/;$/, "")};\n`;
  found.declared.push(name);
  found.exports["default"] = name;
}

/** Reads a block that declares something. */
export function readExports(block: string, toolchain: Toolchain): ExportedNames {
  const program = parseScript(block, toolchain);
  const found: ExportedNames = { code: "", declared: [], exports: createRecord(), imports: [] };
  for (const node of program["body"] as ScriptNode[]) {
    const declaration = node["declaration"] as ScriptNode | null | undefined;
    if (node.type === "ImportDeclaration") found.imports.push(toImport(node));
    else if (node.type === "ExportDefaultDeclaration" && declaration)
      readLayout(declaration, block.slice(declaration.start, declaration.end), found);
    else if (node.type === "ExportNamedDeclaration" && !declaration) readReexport(node, found);
    else {
      const kept = declaration ?? node;
      const names = collectDeclared(kept);
      found.declared.push(...names);
      for (const name of names) found.exports[name] = name;
      found.code += `${block.slice(kept.start, kept.end)};\n`;
    }
  }
  return found;
}
