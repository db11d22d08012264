/** Types taken out of TypeScript: each by blanks of its length, so that code stays at its line and column. */

import type { Replacement } from "./replace-ranges.ts";
import type { ScriptNode } from "./toolchain.ts";

/** What JavaScript has no counterpart for, or what takes more than leaving out: enums, for instance. */
export const NOT_PLAIN = "not plain";

export interface TypesFound {
  replacements: Replacement[];
  /** The rest of the node, to be looked at in its turn. */
  value?: ScriptNode | undefined;
}

const AFTER_VALUE = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);
const NOTES = new Set([
  "TSTypeAnnotation",
  "TSTypeParameterDeclaration",
  "TSTypeParameterInstantiation",
]);
const DECLARATIONS = new Set([
  "TSInterfaceDeclaration",
  "TSTypeAliasDeclaration",
  "TSDeclareFunction",
]);

export const isType = ({ type }: ScriptNode): boolean => type.startsWith("TS");

/** Of a node whose kind only TypeScript has. */
export function stripType(node: ScriptNode, source: string): TypesFound | typeof NOT_PLAIN {
  const { type, start, end } = node;
  if (NOTES.has(type)) return { replacements: [blank(source, start, end)] };
  if (DECLARATIONS.has(type)) return { replacements: [blankStatement(source, node)] };
  const value = node["expression"] as ScriptNode | undefined;
  if (value === undefined) return NOT_PLAIN;
  if (type === "TSTypeAssertion")
    return { replacements: [blank(source, start, value.start)], value };
  // Without the type between them, the next line would go on with this one.
  const mayJoin = /^\s*\n\s*[([`/]/.test(source.slice(end));
  if (!AFTER_VALUE.has(type) || mayJoin) return NOT_PLAIN;
  return { replacements: [blank(source, value.end, end)], value };
}

/** What TypeScript adds to nodes that JavaScript has, too. */
export function stripMarks(node: ScriptNode, source: string): Replacement[] | typeof NOT_PLAIN {
  if (MARKS.some((mark) => isMarked(node[mark]))) return NOT_PLAIN;
  if (node.type === "Identifier" && node["name"] === "this") return NOT_PLAIN;
  if (node["optional"] !== true || !MAY_BE_OPTIONAL.has(node.type)) return [];
  if (node.type !== "Identifier") return NOT_PLAIN;
  const mark = source.indexOf("?", node.start);
  return [blank(source, mark, mark + 1)];
}

/** `a?.b` is optional, too. */
const MAY_BE_OPTIONAL = new Set([
  "Identifier",
  "ObjectPattern",
  "ArrayPattern",
  "MethodDefinition",
  "PropertyDefinition",
]);
const MARKS = [
  "abstract",
  "accessibility",
  "declare",
  "decorators",
  "definite",
  "implements",
  "override",
  "readonly",
];
const isMarked = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== false;

const toBlanks = (text: string): string => text.replaceAll(/[^\r\n]/g, " ");

export const blank = (source: string, start: number, end: number): Replacement => ({
  start,
  end,
  text: toBlanks(source.slice(start, end)),
});

/** What stands before it ends here, as it did. */
export const blankStatement = (source: string, { start, end }: ScriptNode): Replacement => ({
  start,
  end,
  text: `;${toBlanks(source.slice(start + 1, end))}`,
});
