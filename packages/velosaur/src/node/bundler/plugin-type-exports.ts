import { readFileSync } from "node:fs";
import path from "../system/path.ts";
import type { Plugin } from "vite";
import { replaceRanges } from "../javascript/replace-ranges.ts";
import { blank } from "../javascript/strip-types.ts";
import type { ScriptNode } from "../javascript/toolchain.ts";
import { IN_PACKAGE } from "./plugin-jsx-in-js.ts";
import { measureComma } from "./plugin-unused-imports.ts";

/**
 * `export { Card, CardProps } from "./Card"`: whoever compiles one file alone can't tell that the second is a type.
 * Upstream's bundler hands on that there is none; for Vite's, a name that no module exports ends the build, and in the
 * browser the page.
 */
export function typeExportsPlugin(): Plugin {
  return {
    name: "velosaur:type-exports",
    enforce: "pre",
    transform: {
      filter: {
        id: { include: /\.[cm]?tsx?$/, exclude: IN_PACKAGE },
        code: /\bexport\s*\{/,
      },
      async handler(code, id) {
        const find: FindModule = async (source, importer) =>
          (await this.resolve(source, importer))?.id;
        const result = await dropTypeExports(code, { file: id, find });
        return result === code ? null : { code: result, map: null };
      },
    },
  };
}

/** Absolute path of what a module imports. */
export type FindModule = (source: string, importer: string) => Promise<string | undefined>;

interface ImportingModule {
  file: string;
  find: FindModule;
}

/** Of a list of many modules, each is asked for many names. */
interface KnownModules {
  find: FindModule;
  read: (file: string) => Promise<ParsedModule | undefined>;
}

function rememberModules(find: FindModule): KnownModules {
  const known = new Map<string, Promise<ParsedModule | undefined>>();
  const read = (file: string): Promise<ParsedModule | undefined> => {
    const module = known.get(file) ?? parseModule(readFileSync(file, "utf8"), file);
    known.set(file, module);
    return module;
  };
  return { find, read };
}

/** The statements stay, since modules may do something by themselves, and so do all lines and columns. */
export async function dropTypeExports(code: string, place: ImportingModule): Promise<string> {
  const module = await parseModule(code, place.file);
  if (!module) return code;
  const types: ScriptNode[] = [];
  const modules = rememberModules(place.find);
  for (const { source, specifier } of listSpecifiers(module.body)) {
    const name = nameOf(specifier["local"]);
    const found = source === undefined ? module.imports.get(name) : { source, name };
    if (found && (await isValue(found, { file: place.file, modules })) === false)
      types.push(specifier);
  }
  return replaceRanges(
    code,
    types.map(({ start, end }) => blank(code, start, end + measureComma(code.slice(end)))),
  );
}

interface ImportedName {
  source: string;
  name: string;
}

interface ParsedModule {
  body: ScriptNode[];
  /** By local name. */
  imports: ReadonlyMap<string, ImportedName>;
  exports: StaticExport[];
}

interface StaticExport {
  /** Undefined for all of a module. */
  name: string | undefined;
  isType: boolean;
  /** Where it comes from; undefined for what is declared here. */
  from: ImportedName | undefined;
}

/** Undefined for what is no ES module. */
async function parseModule(code: string, file: string): Promise<ParsedModule | undefined> {
  const { parseSync } = await import("vite");
  const lang = /\.[cm]?ts$/.test(file) ? "ts" : "tsx";
  const { program, module, errors } = parseSync(file, code, { lang });
  // The bundler tells of them.
  if (errors.length > 0 || !module.hasModuleSyntax) return undefined;
  const imports = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries
        .filter(({ importName }) => importName.kind === "Name")
        .map(({ localName, importName }): [string, ImportedName] => [
          localName.value,
          { source: moduleRequest.value, name: importName.name ?? "" },
        ]),
    ),
  );
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, importName, localName, moduleRequest, isType }): StaticExport => {
      const source = moduleRequest?.value;
      const isAll = importName.kind === "AllButDefault";
      return {
        name: exportName.kind === "Default" ? "default" : (exportName.name ?? undefined),
        isType,
        from:
          source === undefined
            ? imports.get(localName.name ?? "")
            : importName.kind === "Name" || isAll
              ? { source, name: importName.name ?? "" }
              : undefined,
      };
    }),
  );
  return { body: (program as unknown as { body: ScriptNode[] }).body, imports, exports };
}

/** Names that are exported as if they were values, each with the module that is named there. */
function listSpecifiers(body: ScriptNode[]): { source?: string; specifier: ScriptNode }[] {
  const statements = body.filter(
    (node) => node.type === "ExportNamedDeclaration" && node["exportKind"] !== "type",
  );
  return statements.flatMap((node) => {
    const source = (node["source"] as { value?: string } | null)?.value;
    return (node["specifiers"] as ScriptNode[])
      .filter((specifier) => specifier["exportKind"] !== "type")
      .map((specifier) => ({ ...(source !== undefined && { source }), specifier }));
  });
}

const nameOf = (node: unknown): string => {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? "";
};

const CODE = /\.[cm]?[jt]sx?$/;

/** Whether a module exports more by a name than a type; undefined where nobody can tell. */
async function isValue(
  { source, name }: ImportedName,
  { file: importer, modules }: { file: string; modules: KnownModules },
  seen: ReadonlySet<string> = new Set(),
): Promise<boolean | undefined> {
  const file = await modules.find(source, importer);
  if (file === undefined || !path.isAbsolute(file) || !CODE.test(file)) return undefined;
  const key = `${file}\0${name}`;
  // Of modules in a circle, another one has it.
  if (seen.has(key)) return false;
  const module = await modules.read(file);
  if (!module) return undefined;
  const place = { file, modules };
  const known = new Set([...seen, key]);
  const named = module.exports.filter((exported) => exported.name === name && !exported.isType);
  for (const { from } of named)
    if (!from || (await isValue(from, place, known)) !== false) return true;
  if (named.length > 0 || name === "default") return false;
  const all = module.exports.filter((exported) => exported.name === undefined && !exported.isType);
  const answers = await Promise.all(
    all.map(({ from }) => (from ? isValue({ ...from, name }, place, known) : undefined)),
  );
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}
