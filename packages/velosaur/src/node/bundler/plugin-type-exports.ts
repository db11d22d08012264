import type { Plugin } from "vite";
import { replaceRanges } from "../javascript/replace-ranges.ts";
import { blank } from "../javascript/strip-types.ts";
import type { ScriptNode } from "../javascript/toolchain.ts";
import { type FindModule, isValue, parseModule, rememberModules } from "./exported-names.ts";
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

interface ImportingModule {
  file: string;
  find: FindModule;
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
