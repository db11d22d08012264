// @ts-check
import { parseModule } from "./parse-module.mjs";

/** @import { ESTree } from "vite" */

const THEME = "@theme/";

/**
 * Names of the props of components that a file of ambient declarations has: `declare module '@theme/Tabs' { … }`. Without
 * those of HTML elements and of other components that they pass on.
 *
 * @param {string} file
 * @returns {Map<string, string[]>}
 */
export function collectDeclared(file) {
  const found = new Map();
  for (const statement of parseModule(file).body) {
    if (statement.type !== "TSModuleDeclaration" || statement.id.type !== "Literal") continue;
    const name = String(statement.id.value);
    const body = statement.body && "body" in statement.body ? statement.body.body : [];
    if (name.startsWith(THEME))
      found.set(name.slice(THEME.length), findProps(/** @type {ESTree.Statement[]} */ (body)));
  }
  return found;
}

/** @param {ESTree.Statement[]} body @returns {string[]} */
function findProps(body) {
  const names = body.flatMap((statement) => {
    const declaration =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : undefined;
    return declaration &&
      "id" in declaration &&
      declaration.id?.type === "Identifier" &&
      declaration.id.name === "Props"
      ? memberNames(declaration)
      : [];
  });
  return [...new Set(names)].sort();
}

/**
 * Names of the members that an interface, or the literal parts of a type, list.
 *
 * @param {{ type: string }} node
 * @returns {string[]}
 */
export function memberNames(node) {
  const declared = /** @type {ESTree.Node} */ (node);
  switch (declared.type) {
    case "TSInterfaceDeclaration":
      return declared.body.body.flatMap(memberName);
    case "TSTypeLiteral":
      return declared.members.flatMap(memberName);
    case "TSTypeAliasDeclaration":
    case "TSParenthesizedType":
      return memberNames(declared.typeAnnotation);
    case "TSIntersectionType":
    case "TSUnionType":
      return declared.types.flatMap(memberNames);
    default:
      return [];
  }
}

/** @param {ESTree.TSSignature} member @returns {string[]} */
function memberName(member) {
  if (member.type !== "TSPropertySignature" && member.type !== "TSMethodSignature") return [];
  if (member.key.type === "Identifier") return [member.key.name];
  return member.key.type === "Literal" ? [String(member.key.value)] : [];
}
