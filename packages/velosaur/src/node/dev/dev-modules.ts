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
  // Vite serves what its modules import, wherever it lies. What documents import is served alike.
  const { allow } = config.server.fs;
  const allowed = new Set(allow);
  const allowFile = (id: string): void => {
    const [file = ""] = id.split("?");
    if (!path.isAbsolute(file) || allowed.has(file)) return;
    allowed.add(file);
    allow.push(file);
  };
  return {
    findChunk: async (id) => {
      const resolved = await resolve(id, "client");
      allowFile(resolved);
      return { js: encodeURI(toUrl(resolved)) };
    },
    importModule: async (id) => unpackModule(await vite.ssrLoadModule(await resolve(id, "ssr"))),
  };
}
