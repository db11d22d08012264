/** Which names modules export, as far as their text tells. */

import { readFileSync } from "node:fs";
import path from "../system/path.ts";
import type { ScriptNode } from "../javascript/toolchain.ts";

/** Absolute path of what a module imports. */
export type FindModule = (source: string, importer: string) => Promise<string | undefined>;

/** Of a list of many modules, each is asked for many names. */
export interface KnownModules {
  find: FindModule;
  read: (file: string) => Promise<ParsedModule | undefined>;
}

/** Modules by their files, as they were when they were asked for. */
export type ParsedFiles = Map<string, Promise<ParsedModule | undefined>>;

export function rememberModules(find: FindModule, known: ParsedFiles = new Map()): KnownModules {
  const read = (file: string): Promise<ParsedModule | undefined> => {
    const module = known.get(file) ?? parseModule(readFileSync(file, "utf8"), file);
    known.set(file, module);
    return module;
  };
  return { find, read };
}

export interface ImportedName {
  source: string;
  name: string;
}

export interface ParsedModule {
  body: ScriptNode[];
  /** By local name. */
  imports: ReadonlyMap<string, ImportedName>;
  exports: StaticExport[];
}

export interface StaticExport {
  /** Undefined for all of a module. */
  name: string | undefined;
  isType: boolean;
  /** Where it comes from; undefined for what is declared here. */
  from: ImportedName | undefined;
}

/** Undefined for what is no ES module. */
export async function parseModule(code: string, file: string): Promise<ParsedModule | undefined> {
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

const CODE = /\.[cm]?[jt]sx?$/;

/** Whether a module exports more by a name than a type; undefined where nobody can tell. */
export async function isValue(
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
