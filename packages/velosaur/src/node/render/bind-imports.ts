import type { CompiledDocument } from "../../shared/document.ts";
import { readExport } from "../../shared/read-export.ts";

type Namespace = Record<string, unknown>;

/** Values of a document's imports by local name, from the server's bundle. */
export async function bindImports(
  { imports }: Pick<CompiledDocument, "imports">,
  importModule: (id: string) => Promise<Namespace>,
): Promise<Record<string, unknown>> {
  const bound: Record<string, unknown> = {};
  for (const { moduleId, names, isComponent } of imports) {
    const namespace = isComponent ? undefined : await importModule(moduleId);
    for (const [local, exported] of Object.entries(names)) {
      bound[local] = namespace
        ? readExport(namespace, exported)
        : { $reference: `${moduleId}#${exported}` };
    }
  }
  return bound;
}
