import type { CompiledDocument } from "../../shared/document.ts";

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
        ? pick(namespace, exported)
        : { $reference: `${moduleId}#${exported}` };
    }
  }
  return bound;
}

function pick(namespace: Namespace, name: string): unknown {
  const { default: main } = namespace;
  // So a bundle exports CommonJS: the names of what it exports are members of the default export.
  const isWrapped = Object.keys(namespace).join() === "default";
  if (name === "*") return isWrapped ? { ...Object(main), default: main } : namespace;
  return isWrapped && name !== "default" ? Object(main)[name] : namespace[name];
}
