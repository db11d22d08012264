// @ts-check
import { memberNames } from "./collect-declared.mjs";
import { ANY } from "./facts.mjs";
import { findImported, parseModule } from "./parse-module.mjs";

/** @import { ESTree } from "vite" */

/**
 * Names of the props that a component of ours takes: of its `Props`, or what its only parameter is said to be.
 *
 * @param {string} file
 * @param {ReadonlyMap<string, string>} components files by names, for `Props` of another one
 * @returns {string[]}
 */
export function collectProps(file, components) {
  const { body } = parseModule(file);
  const type = findDeclaration(body, "Props") ?? findParameter(body);
  return type ? namesOf(type, { file, body, components }) : [];
}

/** @typedef {{ file: string, body: ESTree.Program["body"], components: ReadonlyMap<string, string> }} Place */

/**
 * @param {ESTree.Program["body"]} body
 * @param {string} name
 * @returns {ESTree.Node | undefined}
 */
function findDeclaration(body, name) {
  const declarations = body.map((statement) =>
    "declaration" in statement && statement.declaration ? statement.declaration : statement,
  );
  return declarations.find(
    (declaration) =>
      (declaration.type === "TSInterfaceDeclaration" ||
        declaration.type === "TSTypeAliasDeclaration") &&
      declaration.id.name === name,
  );
}

/** What the first parameter of the default export is annotated with. @param {ESTree.Program["body"]} body */
function findParameter(body) {
  const main = body.find((statement) => statement.type === "ExportDefaultDeclaration")?.declaration;
  const parameter = main && "params" in main ? main.params[0] : undefined;
  const annotation = parameter && "typeAnnotation" in parameter ? parameter.typeAnnotation : null;
  return annotation?.typeAnnotation;
}

/** @param {ESTree.Node} type @param {Place} place @returns {string[]} */
function namesOf(type, place) {
  switch (type.type) {
    case "TSInterfaceDeclaration": {
      const bases = type.extends.flatMap(({ expression, typeArguments }) =>
        referenced(expression, typeArguments?.params ?? [], place),
      );
      const takesAny = type.body.body.some((member) => member.type === "TSIndexSignature");
      return [...memberNames(type), ...bases, ...(takesAny ? [ANY] : [])];
    }
    case "TSTypeAliasDeclaration":
    case "TSParenthesizedType":
      return namesOf(type.typeAnnotation, place);
    case "TSIntersectionType":
    case "TSUnionType":
      return type.types.flatMap((part) => namesOf(part, place));
    case "TSTypeReference":
      return referenced(type.typeName, type.typeArguments?.params ?? [], place);
    default:
      return memberNames(type);
  }
}

const WRAPPERS = ["Readonly", "Partial", "Required", "Omit", "Pick"];

/**
 * @param {ESTree.Node} id
 * @param {ESTree.TSType[]} types
 * @param {Place} place
 * @returns {string[]}
 */
// oxlint-disable-next-line max-params
function referenced(id, types, place) {
  const name = id.type === "Identifier" ? id.name : "";
  const [inner] = types;
  if (WRAPPERS.includes(name) && inner) return namesOf(inner, place);
  const local = findDeclaration(place.body, name);
  if (local) return namesOf(local, place);
  // Those of elements (`ComponentProps<"svg">`) and of libraries.
  return importedNames(name, place) ?? [ANY];
}

/** @param {string} local @param {Place} place @returns {string[] | undefined} */
function importedNames(local, { file, body, components }) {
  for (const statement of body) {
    if (statement.type !== "ImportDeclaration") continue;
    const specifier = statement.specifiers.find((candidate) => candidate.local.name === local);
    if (specifier?.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") continue;
    const source = statement.source.value;
    const found = source.startsWith(".")
      ? findImported(source, file)
      : components.get(source.replace(/^@theme\//, ""));
    if (found === undefined) return undefined;
    const other = parseModule(found).body;
    const type = findDeclaration(other, specifier.imported.name);
    return type && namesOf(type, { file: found, body: other, components });
  }
  return undefined;
}
