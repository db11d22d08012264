/** ES modules of a site's configuration, in JavaScript or TypeScript, as what jiti runs. */

import { Script } from "node:vm";
import { type Replacement, replaceRanges } from "./replace-ranges.ts";
import { blank, blankStatement, isType, NOT_PLAIN, stripMarks, stripType } from "./strip-types.ts";
import { isScriptNode, type ScriptNode, type Toolchain } from "./toolchain.ts";

export interface ModuleSource {
  source: string;
  isTypeScript: boolean;
}

/**
 * The body of an async function of `exports`, `require`, `module`, `__filename`, `__dirname`, `jitiImport` and
 * `jitiESMResolve` that does what the module does. Lines stay where they are. Undefined for whatever isn't plain, such as
 * JSX, enums or `export *`: that is left to a whole compiler.
 */
export function toAsyncBody(
  { source, isTypeScript }: ModuleSource,
  parse: Toolchain["parseSync"],
): string | undefined {
  if (source.includes(OWN)) return undefined;
  const lang = isTypeScript ? "ts" : "js";
  const { program, module, errors } = parse(`module.${lang}`, source, { lang });
  if (errors.length > 0 || !module.hasModuleSyntax) return undefined;
  try {
    const body = convert(program as unknown as ScriptNode, { source, isTypeScript });
    return isScript(body) ? body : undefined;
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

class NotPlain extends Error {}

/** What names of our own begin with. */
const OWN = "__site_";

/** Whether Node understands it. What an import's name means elsewhere makes it nonsense, a parameter for instance. */
function isScript(body: string): boolean {
  try {
    void new Script(`(async function (${PARAMETERS}) { ${body}\n})`);
    return true;
  } catch {
    return false;
  }
}
const PARAMETERS = "exports, require, module, __filename, __dirname, jitiImport, jitiESMResolve";

const HELPERS: Readonly<Record<string, string>> = {
  // Code may call something of its own `exports`.
  [`${OWN}exports`]: "exports",
  [`${OWN}default`]: "(all) => (all && all.__esModule ? all : { default: all })",
  [`${OWN}whole`]:
    "(all) => (all && all.__esModule ? all : Object.assign(Object.create(null), Object(all), { default: all }))",
  [`${OWN}import`]: `(name) => jitiImport(name).then(${OWN}whole)`,
  [`${OWN}meta`]:
    '{ url: require("node:url").pathToFileURL(__filename).href, filename: __filename, dirname: __dirname, resolve: jitiESMResolve }',
};

interface Conversion extends ModuleSource {
  replacements: Replacement[];
  /** How code gets at what is imported, by its name in the module. */
  imported: ReadonlyMap<string, string>;
  /** Names of those that code uses. */
  used: Set<string>;
  /** Of statements that stand among others. */
  statements: Set<number>;
}

function convert(program: ScriptNode, source: ModuleSource): string {
  const statements = listStatements(program);
  const imports = statements.filter(({ type }) => type === "ImportDeclaration");
  const conversion: Conversion = {
    ...source,
    replacements: [],
    imported: new Map(imports.flatMap(listBindings)),
    used: new Set(),
    statements: new Set(),
  };
  const others = statements.filter((statement) => !imports.includes(statement));
  const code = others.filter((statement) => !isPrologue(statement));
  if (imports.some(({ start }) => start > (code[0]?.start ?? Infinity))) throw new NotPlain();
  const exported = others.flatMap((statement) => convertStatement(statement, conversion));
  for (const [index, statement] of imports.entries())
    conversion.replacements.push(convertImport(statement, index, conversion));
  return join(replaceRanges(source.source, conversion.replacements), exported);
}

const listStatements = ({ body }: ScriptNode): ScriptNode[] => body as ScriptNode[];
const isPrologue = (statement: ScriptNode): boolean =>
  typeof statement["directive"] === "string" || isType(statement);

/** All in front, on the first line. In a block, code may have names such as `__dirname` for itself. */
function join(code: string, exported: readonly string[]): string {
  const plain = code.replace(/^#!.*/, "");
  const text = [...exported, plain].join(" ");
  const needed = Object.entries(HELPERS).filter(
    ([name]) => text.includes(name) || (name === `${OWN}whole` && text.includes(`${OWN}import`)),
  );
  const helpers = needed.map(([name, value]) => `const ${name} = ${value};`);
  const mark = 'Object.defineProperty(exports, "__esModule", { value: true });';
  return `"use strict"; ${mark} ${helpers.join(" ")} { ${text}\n}`;
}

const nameModule = (index: number): string => `${OWN}module${index}`;

const readName = (node: unknown): string => {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? "";
};

function listBindings(statement: ScriptNode, index: number): [local: string, value: string][] {
  return listSpecifiers(statement).map((specifier): [string, string] => {
    const local = readName(specifier["local"]);
    if (specifier.type === "ImportNamespaceSpecifier") return [local, nameModule(index)];
    return [local, readField(nameModule(index), readImportedName(specifier))];
  });
}

const listSpecifiers = ({ specifiers }: ScriptNode): ScriptNode[] => specifiers as ScriptNode[];
const readImportedName = (specifier: ScriptNode): string =>
  specifier.type === "ImportDefaultSpecifier" ? "default" : readName(specifier["imported"]);
const readField = (object: string, name: string): string =>
  /^[\w$]+$/.test(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;

function convertImport(
  statement: ScriptNode,
  index: number,
  { source, isTypeScript, used }: Conversion,
): Replacement {
  const specifiers = listSpecifiers(statement);
  const kept = specifiers.filter(
    (specifier) => !isTypeScript || used.has(readName(specifier["local"])),
  );
  const isOfTypes =
    statement["importKind"] === "type" || (specifiers.length > 0 && kept.length === 0);
  if (isOfTypes) return blankStatement(source, statement);
  const name = JSON.stringify(readName(statement["source"]));
  return withLines(statement, source, callImport(`jitiImport(${name})`, kept, index));
}

/** A module of one default export needs no look at others. */
function callImport(call: string, specifiers: readonly ScriptNode[], index: number): string {
  if (specifiers.length === 0) return `await ${call};`;
  const names = specifiers.map((specifier) =>
    specifier.type === "ImportNamespaceSpecifier" ? "*" : readImportedName(specifier),
  );
  const isWhole = names.includes("*") || (names.includes("default") && names.length > 1);
  const helper = isWhole ? `${OWN}whole` : names.includes("default") ? `${OWN}default` : "";
  return `const ${nameModule(index)} = ${helper}(await ${call});`;
}

/** What follows stays in its line. */
const withLines = ({ start, end }: ScriptNode, source: string, text: string): Replacement => ({
  start,
  end,
  text: text + "\n".repeat(source.slice(start, end).split("\n").length - 1),
});

/** Gives what the statement exports: code that stands before all other. */
function convertStatement(statement: ScriptNode, conversion: Conversion): string[] {
  const { source, replacements } = conversion;
  const { type, start } = statement;
  if (type === "ExportDefaultDeclaration") return convertDefault(statement, conversion);
  if (type === "ExportNamedDeclaration") {
    if (statement["exportKind"] === "type") {
      replacements.push(blankStatement(source, statement));
      return [];
    }
    const declaration = statement["declaration"];
    if (!isScriptNode(declaration)) return convertExports(statement, conversion);
    replacements.push(blank(source, start, declaration.start));
    convertCode(declaration, conversion);
    return listDeclared(declaration).map((name) => defineExport(name, name));
  }
  if (type.startsWith("Export")) throw new NotPlain();
  convertListed(statement, conversion);
  return [];
}

function convertDefault(statement: ScriptNode, conversion: Conversion): string[] {
  const { start, end } = statement;
  const declaration = statement["declaration"] as ScriptNode;
  if (isType(declaration) && !("expression" in declaration)) throw new NotPlain();
  convertCode(declaration, conversion);
  const isDeclared = /^(?:Function|Class)Declaration$/.test(declaration.type);
  if (isDeclared && isScriptNode(declaration["id"])) {
    conversion.replacements.push(blank(conversion.source, start, declaration.start));
    return [defineExport("default", readName(declaration["id"]))];
  }
  conversion.replacements.push({ start, end: declaration.start, text: EXPORT_DEFAULT });
  if (isDeclared) conversion.replacements.push({ start: end, end, text: ";" });
  return [];
}

const EXPORT_DEFAULT = `${OWN}exports.default = `;

/** `export { a as b }` */
function convertExports(statement: ScriptNode, conversion: Conversion): string[] {
  const { source, replacements, imported, used } = conversion;
  if (isScriptNode(statement["source"])) throw new NotPlain();
  replacements.push(blankStatement(source, statement));
  return listSpecifiers(statement).map((specifier) => {
    const local = readName(specifier["local"]);
    if (specifier["exportKind"] === "type") throw new NotPlain();
    used.add(local);
    return defineExport(readName(specifier["exported"]), imported.get(local) ?? local);
  });
}

/** Code before it may change what it holds. */
const defineExport = (name: string, value: string): string =>
  `Object.defineProperty(${OWN}exports, ${JSON.stringify(name)}, { enumerable: true, configurable: true, get: () => ${value} });`;

function listDeclared(declaration: ScriptNode): string[] {
  if (isScriptNode(declaration["id"])) return [readName(declaration["id"])];
  const declared = (declaration["declarations"] as ScriptNode[]).map(({ id }) => id as ScriptNode);
  // Those that take objects apart are rare.
  if (declared.some(({ type }) => type !== "Identifier")) throw new NotPlain();
  return declared.map(readName);
}

/** A statement among others. */
function convertListed(node: ScriptNode, conversion: Conversion): void {
  if (node.type === "ExpressionStatement") conversion.statements.add(node.start);
  convertCode(node, conversion);
}

function convertCode(node: ScriptNode, conversion: Conversion): void {
  const { source, replacements } = conversion;
  if (node.type.startsWith("JSX")) throw new NotPlain();
  if (isType(node)) {
    const found = stripType(node, source);
    if (found === NOT_PLAIN) throw new NotPlain();
    replacements.push(...found.replacements);
    if (found.value) convertCode(found.value, conversion);
    return;
  }
  const marks = stripMarks(node, source);
  if (marks === NOT_PLAIN) throw new NotPlain();
  replacements.push(...marks);
  if (!convertImported(node, conversion)) convertChildren(node, conversion);
}

interface ChildNode {
  node: ScriptNode;
  field: string;
  /** Whether the field holds a list of nodes. */
  isListed: boolean;
}

const listChildren = (node: ScriptNode): ChildNode[] =>
  Object.entries(node).flatMap(([field, value]): ChildNode[] => {
    const isListed = Array.isArray(value);
    const children = (isListed ? value : [value]).filter(isScriptNode);
    return children.map((child) => ({ node: child, field, isListed }));
  });

function convertChildren(node: ScriptNode, conversion: Conversion): void {
  for (const { node: child, field, isListed } of listChildren(node)) {
    const isName = NAMES[node.type] === field && node["computed"] !== true;
    if (isName) continue;
    if (isCalled(node, field) && child.type === "Identifier")
      convertReference(child, conversion, { isCalled: true });
    else if (isListed) convertListed(child, conversion);
    else convertCode(child, conversion);
  }
}

/** Fields that hold the name of something else than a variable. */
const NAMES: Readonly<Record<string, string>> = {
  MemberExpression: "property",
  Property: "key",
  MethodDefinition: "key",
  PropertyDefinition: "key",
  LabeledStatement: "label",
  BreakStatement: "label",
  ContinueStatement: "label",
};

const isCalled = ({ type }: ScriptNode, field: string): boolean =>
  (type === "CallExpression" && field === "callee") ||
  (type === "TaggedTemplateExpression" && field === "tag");

/** What has to do with imports; false where there is none of it. */
function convertImported(node: ScriptNode, conversion: Conversion): boolean {
  const { replacements } = conversion;
  const { type, start, end } = node;
  if (type === "MetaProperty" && readName(node["meta"]) === "import") {
    replacements.push({ start, end, text: `${OWN}meta` });
    return true;
  }
  if (type === "ImportExpression")
    replacements.push({ start, end: start + "import".length, text: `${OWN}import` });
  const value = node["value"];
  if (type === "Property" && node["shorthand"] === true && isScriptNode(value)) {
    const ofImport = conversion.imported.has(readName(value)) && value.type === "Identifier";
    if (ofImport) replacements.push({ start, end: start, text: `${readName(value)}: ` });
  }
  if (type === "Identifier") convertReference(node, conversion);
  return false;
}

/** A function that is called has no object before its name. */
function convertReference(
  node: ScriptNode,
  { source, imported, used, statements, replacements }: Conversion,
  { isCalled: called = false } = {},
): void {
  const name = readName(node);
  const value = imported.get(name);
  if (value === undefined || !source.startsWith(name, node.start)) return;
  used.add(name);
  const begin = statements.has(node.start) ? ";" : "";
  const { start } = node;
  const text = called ? `${begin}(0, ${value})` : value;
  replacements.push({ start, end: start + name.length, text });
}
