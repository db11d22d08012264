// @ts-check
import { Visitor } from "vite";
import { parseModule } from "./parse-module.mjs";

/** @import { ESTree } from "vite" */

const MODULE = /^@docusaurus\//;
const COMPONENT = /^@theme\//;

/**
 * Names that a component takes of modules of `@docusaurus`.
 *
 * @param {string} file
 * @returns {Map<string, string[]>} by module
 */
export function findImports(file) {
  const found = new Map();
  for (const statement of parseModule(file).body) {
    if (statement.type !== "ImportDeclaration" || statement.importKind === "type") continue;
    const module = statement.source.value;
    if (!MODULE.test(module)) continue;
    const names = statement.specifiers.filter(isValue).map(importedName);
    found.set(module, [...(found.get(module) ?? []), ...names]);
  }
  return found;
}

/** @param {ESTree.ImportDeclaration["specifiers"][number]} specifier */
const isValue = (specifier) =>
  specifier.type !== "ImportSpecifier" || specifier.importKind !== "type";

/** @param {ESTree.ImportDeclaration["specifiers"][number]} specifier */
function importedName(specifier) {
  if (specifier.type !== "ImportSpecifier") return "default";
  const { imported } = specifier;
  return imported.type === "Literal" ? imported.value : imported.name;
}

/** What React takes itself. */
const REACT_PROPS = ["key", "ref"];

/**
 * Props that a component writes for components of the theme, without those that it passes on as a whole.
 *
 * @param {string} file
 * @returns {Map<string, string[]>} by the name of the component
 */
export function findPassedProps(file) {
  const program = parseModule(file);
  const components = findComponents(program);
  const found = new Map();
  const visitor = new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const component = name.type === "JSXIdentifier" ? components.get(name.name) : undefined;
      if (component === undefined) return;
      found.set(component, [...(found.get(component) ?? []), ...attributes.flatMap(attributeName)]);
    },
  });
  visitor.visit(program);
  return found;
}

/** Names of the theme's components by those that stand for them in the file. @param {ESTree.Program} program */
function findComponents({ body }) {
  const imports = body.flatMap((statement) =>
    statement.type === "ImportDeclaration" && COMPONENT.test(statement.source.value)
      ? statement.specifiers
          .filter(({ type }) => type === "ImportDefaultSpecifier")
          .map(({ local }) => /** @type {const} */ ([local.name, statement.source.value]))
      : [],
  );
  return new Map(imports.map(([local, source]) => [local, source.replace(COMPONENT, "")]));
}

/** @param {ESTree.JSXOpeningElement["attributes"][number]} attribute */
function attributeName(attribute) {
  if (attribute.type !== "JSXAttribute" || attribute.name.type !== "JSXIdentifier") return [];
  const { name } = attribute.name;
  return REACT_PROPS.includes(name) ? [] : [name];
}
