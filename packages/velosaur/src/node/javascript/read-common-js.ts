/** What CommonJS asks for and what it gives, as far as its text tells. */

import type { ESTree } from "vite";

type Node = ESTree.Node & { start: number; end: number };

export interface RequireCall {
  start: number;
  end: number;
  name: string;
}

export interface CommonJs {
  /** None where the code has a function of its own by that name. */
  requires: RequireCall[];
  exported: string[];
  /** Modules whose exports it hands on. */
  handedOn: string[];
  /** Whether it imports or exports as an ES module does. */
  isModule: boolean;
  /** Statements that a plugin has put into CommonJS, as those of `ProvidePlugin`. */
  imports: { start: number; end: number }[];
}

const COMMONJS = /\b(?:module\.exports|exports\.[A-Za-z_$]|exports\[|exports,|require\s*\()/;

/** Nothing where no code is CommonJS in any part. */
export async function readCommonJs(code: string): Promise<CommonJs | undefined> {
  if (!COMMONJS.test(code)) return undefined;
  const { parseSync } = await import("vite");
  const { program, module, errors } = parseSync("module.js", code);
  // Whoever runs the code tells what is wrong with it.
  if (errors.length > 0) return undefined;
  const requires: RequireCall[] = [];
  const exported = new Set<string>();
  const handedOn = new Set<string>();
  let isOwn = false;
  let gives = false;
  visit(program, (node) => {
    const name = readRequire(node);
    if (name !== undefined) requires.push({ start: node.start, end: node.end, name });
    for (const key of readExported(node)) exported.add(key);
    const whole = readHandedOn(node);
    if (whole !== undefined) handedOn.add(whole);
    isOwn ||= bindsRequire(node);
    gives ||= setsExports(node);
  });
  gives ||= exported.size > 0 || handedOn.size > 0;
  const isPutIn = gives && module.staticExports.length === 0;
  exported.delete("default");
  exported.delete("__esModule");
  return {
    requires: isOwn ? [] : requires,
    exported: [...exported],
    handedOn: [...handedOn],
    isModule: module.hasModuleSyntax && !isPutIn,
    imports: isPutIn ? module.staticImports.map(({ start, end }) => ({ start, end })) : [],
  };
}

/** `require("x")` → `x`, and so in backticks without a value. */
function readRequire(node: Node): string | undefined {
  const { type, callee, arguments: given } = node as unknown as Call;
  if (type !== "CallExpression" || callee?.name !== "require") return undefined;
  const [first] = given ?? [];
  if (typeof first?.value === "string") return first.value;
  const [text, ...more] = first?.quasis ?? [];
  return more.length === 0 ? text?.value.cooked : undefined;
}

interface Call {
  type: string;
  callee?: { name?: string; property?: { name?: string } };
  arguments?: { name?: string; value?: unknown; quasis?: { value: { cooked?: string } }[] }[];
}

interface Assigned {
  type: string;
  left?: {
    type: string;
    object?: Assigned["left"];
    property?: { name?: string; value?: unknown };
    name?: string;
  };
  right?: { type: string; properties?: { key?: { name?: string; value?: unknown } }[] };
}

/** `exports.a = …`, `module.exports = { a }`, `Object.defineProperty(exports, "a", …)` */
function readExported(node: Node): string[] {
  const { type, left, right } = node as unknown as Assigned;
  if (type === "CallExpression") return readDefined(node as unknown as Call);
  if (type !== "AssignmentExpression" || left?.type !== "MemberExpression") return [];
  const property = String(left.property?.name ?? left.property?.value);
  const isModule = left.object?.name === "module" && property === "exports";
  const isExports =
    left.object?.name === "exports" ||
    (left.object?.object?.name === "module" && left.object.property?.name === "exports");
  if (isExports) return [property];
  if (!isModule || right?.type !== "ObjectExpression") return [];
  return (right.properties ?? []).flatMap(({ key }) => {
    const name = key?.name ?? key?.value;
    return typeof name === "string" ? [name] : [];
  });
}

/** `module.exports = …` */
function setsExports(node: Node): boolean {
  const { type, left } = node as unknown as Assigned;
  return (
    type === "AssignmentExpression" &&
    left?.object?.name === "module" &&
    left.property?.name === "exports"
  );
}

/** `Object.defineProperty(exports, "a", …)` */
function readDefined({ callee, arguments: given }: Call): string[] {
  const [target, key] = given ?? [];
  return callee?.property?.name === "defineProperty" &&
    target?.name === "exports" &&
    typeof key?.value === "string"
    ? [key.value]
    : [];
}

/** `__exportStar(require("./a"), exports)`, with whichever helper's name before it */
function readHandedOn(node: Node): string | undefined {
  const { type, callee, arguments: given } = node as unknown as Call;
  const name = callee?.property?.name ?? callee?.name;
  const [first] = given ?? [];
  return type === "CallExpression" && name === "__exportStar" && first
    ? readRequire(first as unknown as Node)
    : undefined;
}

/** An import, a parameter, a variable or a function of this name */
function bindsRequire(node: Node): boolean {
  const { type, id, local, params } = node as unknown as {
    type: string;
    id?: { name?: string } | null;
    local?: { name?: string };
    params?: unknown;
  };
  const isDeclared = type === "VariableDeclarator" || type === "FunctionDeclaration";
  const given = Array.isArray(params) ? (params as { name?: string }[]) : [];
  return (
    (isDeclared && id?.name === "require") ||
    (type.startsWith("Import") && local?.name === "require") ||
    given.some((param) => param.name === "require")
  );
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) node.forEach((child) => visit(child, see));
  else if (typeof node === "object" && node !== null) {
    if ("type" in node) see(node as Node);
    for (const child of Object.values(node)) visit(child, see);
  }
}
