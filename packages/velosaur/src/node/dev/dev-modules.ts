import path from "node:path";
import type { ViteDevServer } from "vite";
import type { Chunk } from "../../shared/payload.ts";
import { unpackModule } from "../../shared/unpack-module.ts";

export interface DevModules {
  findChunk: (id: string) => Promise<Chunk>;
  importModule: (id: string) => Promise<Record<string, unknown>>;
}

/** Where Vite serves a module, and how Node loads it. One module must have one address, or it would exist twice. */
export function createDevModules(vite: ViteDevServer): DevModules {
  const { config } = vite;
  const resolve = async (id: string, environment: "client" | "ssr"): Promise<string> => {
    const resolved = await vite.environments[environment].pluginContainer.resolveId(id);
    if (!resolved) throw new Error(`The module ${id} can't be found.`);
    return resolved.id;
  };
  const toUrl = (id: string): string => {
    if (id.startsWith("\0")) return `${config.base}@id/${id.replace("\0", "__x00__")}`;
    const inRoot = id.startsWith(`${config.root}/`);
    return config.base + (inRoot ? id.slice(config.root.length + 1) : path.posix.join("@fs", id));
  };
  return {
    findChunk: async (id) => ({ js: encodeURI(toUrl(await resolve(id, "client"))) }),
    importModule: async (id) => unpackModule(await vite.ssrLoadModule(await resolve(id, "ssr"))),
  };
}
