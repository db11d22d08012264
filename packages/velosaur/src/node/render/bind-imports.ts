import type { CompiledDocument } from "../../shared/document.ts";

/** Values of a document's imports by local name, from the server's bundle. */
export async function bindImports(
  { imports }: CompiledDocument,
  importModule: (id: string) => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const bound: Record<string, unknown> = {};
  for (const { moduleId, names, isComponent } of imports) {
    const namespace = isComponent ? undefined : await importModule(moduleId);
    for (const [local, exported] of Object.entries(names)) {
      bound[local] = namespace
        ? pick(namespace, exported)
        : { $reference: `${moduleId}#${exported}` };
    }
  }
  return bound;
}

const pick = (namespace: Record<string, unknown>, name: string): unknown =>
  name === "*" ? namespace : namespace[name];
