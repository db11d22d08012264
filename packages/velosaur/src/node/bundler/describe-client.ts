import type { Rolldown } from "vite";
import type { Chunk, Styles } from "../../shared/payload.ts";
import { hashParts } from "../cache/hash.ts";
import type { BundleRecord } from "./bundle-cache.ts";
import type { BundleRequest } from "./bundle-request.ts";
import { findReadFields } from "./config-fields.ts";
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
  client: ClientFiles,
): Pick<BundleRecord, "id" | "entry" | "modules" | "needsPrismThemes" | "configFields" | "whole"> {
  const chunks = client.files.filter((file) => file.type === "chunk");
  // The entry's own chunk holds nothing but an import of the one that has its code.
  const entry = chunks.find((chunk) =>
    chunk.moduleIds.includes(engineFile("client/entry.browser")),
  );
  if (!entry) throw new Error("The bundle has no entry.");
  const toUrl = (name: string): string => request.baseUrl + name;
  const { stylesOf, toChunk } = createChunks(chunks, client.styles, toUrl);
  const shared = stylesOf(entry);
  const { layouts, whole } = client.styles;
  const layoutChunk: Chunk = {
    js: toUrl(entry.fileName),
    ...(layouts !== undefined && { styles: { theme: [toUrl(layouts)] } }),
  };
  const byName = new Map(
    chunks.filter((chunk) => chunk.isEntry).map((chunk) => [chunk.name, chunk]),
  );
  const modules: Record<string, Chunk> = {};
  for (const { id } of request.modules.filter((module) => module.client)) {
    const chunk = byName.get(entryName(id));
    if (chunk) modules[id] = toChunk(chunk, shared);
    else if (isLayoutModule(id)) modules[id] = layoutChunk;
  }
  return {
    id: identify(client),
    entry: toChunk(entry),
    modules,
    needsPrismThemes: chunks.some((chunk) => Object.entries(chunk.modules).some(readsThemes)),
    configFields: findReadFields(
      chunks.flatMap((chunk) =>
        Object.entries(chunk.modules).map(([id, { code }]): [string, string | null] => [id, code]),
      ),
    ),
    ...(whole && { whole: { ...whole, file: toUrl(whole.file) } }),
  };
}

interface Chunks {
  stylesOf: (chunk: Rolldown.OutputChunk) => Styles;
  /** Without the styles that are `known` to be on the page. */
  toChunk: (chunk: Rolldown.OutputChunk, known?: Styles) => Chunk;
}

function createChunks(
  chunks: Rolldown.OutputChunk[],
  { byFile }: WrittenStyles,
  toUrl: (name: string) => string,
): Chunks {
  const graph = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const stylesOf: Chunks["stylesOf"] = (chunk) => {
    const names = withAllImports(chunk, graph).flatMap(({ viteMetadata }) => [
      ...(viteMetadata?.importedCss ?? []),
    ]);
    return mergeStyles(names.map((name) => byFile.get(name)));
  };
  const toUrls = (own: Styles): Styles =>
    Object.fromEntries(Object.entries(own).map(([part, list]) => [part, list.map(toUrl)]));
  const toChunk: Chunks["toChunk"] = (chunk, known) => {
    const own = mergeStyles([stylesOf(chunk)], known);
    return {
      js: toUrl(chunk.fileName),
      imports: staticImports(chunk, graph).map(({ fileName }) => toUrl(fileName)),
      ...(Object.keys(own).length > 0 && { styles: toUrls(own) }),
    };
  };
  return { stylesOf, toChunk };
}

/** By the names of all files, which follow from what is in them. */
function identify({ files, styles }: ClientFiles): string {
  const names = files
    .map((file) => file.fileName)
    .filter((name) => !name.endsWith(".css") || isAddressed(name, files));
  const { byFile, layouts } = styles;
  const sheets = [...byFile.values(), { theme: layouts ? [layouts] : [] }].flatMap((own) =>
    Object.values(own).flat(),
  );
  return hashParts([...names, ...sheets].toSorted()).slice(0, 12);
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
