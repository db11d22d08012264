import path from "../system/path.ts";
import type { Json } from "../../shared/document.ts";
import type {
  DocumentModule,
  LoadContext,
  RouteConfig,
  RouteModule,
  RouteModules,
} from "../contract/contract.ts";
import type { Collection } from "./plugin-actions.ts";
import { docuHash } from "./upstream/utils/hashes.ts";

/** Ends as `docuHash` does. Only where there is such data, names for all documents are worth their hashes. */
const HASHED_NAME = /-[\da-f]{3}\.json$/;

/**
 * With upstream a document's metadata is what its plugin keeps by `createData`, in a file that is called after the
 * document. Who wraps a content plugin writes that file once more, such as with related posts.
 */
export function takeKeptMetadata(
  { routes, data }: Collection,
  { generatedFilesDir }: LoadContext,
): void {
  const kept = new Map([...data].filter(([file]) => HASHED_NAME.test(file)));
  if (kept.size === 0) return;
  for (const route of routes) {
    const { name, id } = (route.context as { plugin: { name: string; id: string } }).plugin;
    const dataDir = path.join(generatedFilesDir, name, id);
    for (const document of documentsOf(route)) {
      const source = readSource(document.metadata);
      const metadata = source && kept.get(path.join(dataDir, `${docuHash(source)}.json`));
      if (metadata) document.metadata = { ...Object(document.metadata), ...metadata } as Json;
    }
  }
}

const readSource = (metadata: Json): string | undefined => {
  const { source } = Object(metadata) as { source?: unknown };
  return typeof source === "string" ? source : undefined;
};

function documentsOf({ modules = {}, routes = [] }: RouteConfig): DocumentModule[] {
  return [...documentsIn(modules), ...routes.flatMap(documentsOf)];
}

function documentsIn(
  module: RouteModule | RouteModules | (RouteModule | RouteModules)[],
): DocumentModule[] {
  if (typeof module === "string") return [];
  if (Array.isArray(module)) return module.flatMap(documentsIn);
  if ("__document" in module) return [module as DocumentModule];
  return Object.values(module as RouteModules).flatMap(documentsIn);
}
