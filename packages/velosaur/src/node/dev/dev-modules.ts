import path from "node:path";
import type { ViteDevServer } from "vite";
import type { Chunk } from "../../shared/payload.ts";

export interface DevModules {
  findChunk: (id: string) => Promise<Chunk>;
}

/** Where Vite serves a module. One module must have one address, or it would exist twice. */
export function createDevModules({ config, environments }: ViteDevServer): DevModules {
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
      const resolved = await environments.client.pluginContainer.resolveId(id);
      if (!resolved) throw new Error(`The module ${id} can't be found.`);
      allowFile(resolved.id);
      return { js: encodeURI(toUrl(resolved.id)) };
    },
  };
}
