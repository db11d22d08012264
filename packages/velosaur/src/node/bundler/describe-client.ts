import type { Rolldown } from "vite";
import type { Chunk, Styles } from "../../shared/payload.ts";
import { hashParts } from "../cache/hash.ts";
import type { BundleRecord } from "./bundle-cache.ts";
import type { BundleRequest } from "./bundle-request.ts";
import { engineFile } from "./engine-files.ts";
import { entryName } from "./entry-name.ts";
import { readsThemes } from "./plugin-browser-config.ts";
import { isLayoutModule } from "./layout-modules.ts";
import { isAddressed, mergeStyles, type WrittenStyles } from "./write-styles.ts";

export interface ClientFiles {
  files: Rolldown.RolldownOutput["output"][number][];
  styles: WrittenStyles;
}

/** Where the browser loads the modules from that payloads name, with the styles they need. */
export function describeClient(
  request: BundleRequest,
  { files, styles }: ClientFiles,
): Pick<BundleRecord, "id" | "entry" | "modules" | "needsPrismThemes" | "whole"> {
  const chunks = files.filter((file) => file.type === "chunk");
  const graph = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  // The entry's own chunk holds nothing but an import of the one that has its code.
  const entry = chunks.find((chunk) =>
    chunk.moduleIds.includes(engineFile("client/entry.browser")),
  );
  if (!entry) throw new Error("The bundle has no entry.");
  const toUrl = (name: string): string => request.baseUrl + name;
  const stylesOf = (chunk: Rolldown.OutputChunk): Styles => {
    const names = withAllImports(chunk, graph).flatMap(({ viteMetadata }) => [
      ...(viteMetadata?.importedCss ?? []),
    ]);
    return mergeStyles(names.map((name) => styles.byFile.get(name)));
  };
  const toUrls = (own: Styles): Styles =>
    Object.fromEntries(Object.entries(own).map(([part, list]) => [part, list.map(toUrl)]));
  const shared = stylesOf(entry);
  const { layouts, whole } = styles;
  const layoutChunk: Chunk = {
    js: toUrl(entry.fileName),
    ...(layouts !== undefined && { styles: { theme: [toUrl(layouts)] } }),
  };
  const toChunk = (chunk: Rolldown.OutputChunk, known?: Styles): Chunk => {
    const own = mergeStyles([stylesOf(chunk)], known);
    return {
      js: toUrl(chunk.fileName),
      imports: staticImports(chunk, graph).map(({ fileName }) => toUrl(fileName)),
      ...(Object.keys(own).length > 0 && { styles: toUrls(own) }),
    };
  };
  const byName = new Map(
    chunks.filter((chunk) => chunk.isEntry).map((chunk) => [chunk.name, chunk]),
  );
  const modules: Record<string, Chunk> = {};
  for (const { id, client } of request.modules) {
    const chunk = client ? byName.get(entryName(id)) : undefined;
    if (chunk) modules[id] = toChunk(chunk, shared);
    else if (client && isLayoutModule(id)) modules[id] = layoutChunk;
  }
  const names = files
    .map((file) => file.fileName)
    .filter((name) => !name.endsWith(".css") || isAddressed(name, files));
  const sheets = [...styles.byFile.values(), { theme: layouts ? [layouts] : [] }].flatMap((own) =>
    Object.values(own).flat(),
  );
  const id = hashParts([...names, ...sheets].toSorted()).slice(0, 12);
  const needsPrismThemes = chunks.some((chunk) => Object.entries(chunk.modules).some(readsThemes));
  return {
    id,
    entry: toChunk(entry),
    modules,
    needsPrismThemes,
    ...(whole && { whole: { ...whole, file: toUrl(whole.file) } }),
  };
}

type Graph = Map<string, Rolldown.OutputChunk>;

/** All chunks that load with this one, in depth. */
const staticImports = (chunk: Rolldown.OutputChunk, graph: Graph): Rolldown.OutputChunk[] =>
  walk(chunk, ({ imports }) => imports.flatMap((name) => graph.get(name) ?? [])).slice(1);

/**
 * What is loaded on demand has its styles beforehand, with those of the page that may ask for it: code
 * needs no loader for styles then.
 */
const withAllImports = (chunk: Rolldown.OutputChunk, graph: Graph): Rolldown.OutputChunk[] =>
  walk(chunk, ({ imports, dynamicImports }) => {
    const onDemand = dynamicImports.filter((name) => !graph.get(name)?.isEntry);
    return [...imports, ...onDemand].flatMap((name) => graph.get(name) ?? []);
  });

/** The first chunk and all that lie behind it, each once. */
function walk(
  first: Rolldown.OutputChunk,
  next: (chunk: Rolldown.OutputChunk) => Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set([first]);
  for (const chunk of found) for (const other of next(chunk)) found.add(other);
  return [...found];
}
