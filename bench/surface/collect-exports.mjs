// @ts-check
import { findImported, parseModule } from "./parse-module.mjs";

/**
 * Names that a module exports: those that exist when it runs, and those of types alone.
 *
 * @typedef {{ values: Set<string>, types: Set<string> }} Exports
 */

const TYPE_DECLARATIONS = ["TSInterfaceDeclaration", "TSTypeAliasDeclaration"];

/**
 * @param {string} file
 * @returns {Exports}
 */
export function collectExports(file) {
  /** @type {Exports} */
  const found = { values: new Set(), types: new Set() };
  for (const statement of parseModule(file).body) addExports(statement, { file, found });
  return found;
}

/**
 * @param {import("vite").ESTree.Program["body"][number]} statement
 * @param {{ file: string, found: Exports }} place
 */
function addExports(statement, { file, found }) {
  if (statement.type === "ExportDefaultDeclaration") found.values.add("default");
  if (statement.type === "ExportAllDeclaration") {
    const source = statement.source.value;
    // What a package that isn't ours or upstream's exports is its own affair.
    if (!source.startsWith(".")) return;
    const others = collectExports(findImported(source, file));
    for (const name of others.types) found.types.add(name);
    const values = statement.exportKind === "type" ? found.types : found.values;
    for (const name of others.values) if (name !== "default") values.add(name);
  }
  if (statement.type !== "ExportNamedDeclaration") return;
  const { declaration, specifiers, exportKind } = statement;
  // Ambient declarations of functions count as types, too.
  const isType = declaration ? TYPE_DECLARATIONS.includes(declaration.type) : exportKind === "type";
  for (const name of declaredNames(declaration)) (isType ? found.types : found.values).add(name);
  for (const { exported, exportKind } of specifiers) {
    const name = exported.type === "Literal" ? exported.value : exported.name;
    (isType || exportKind === "type" ? found.types : found.values).add(name);
  }
}

/** @param {import("vite").ESTree.Declaration | null} declaration @returns {string[]} */
function declaredNames(declaration) {
  if (declaration === null) return [];
  if (declaration.type === "VariableDeclaration")
    return declaration.declarations.flatMap(({ id }) =>
      id.type === "Identifier" ? [id.name] : [],
    );
  return "id" in declaration && declaration.id?.type === "Identifier" ? [declaration.id.name] : [];
}
