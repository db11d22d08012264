import path from "../system/path.ts";
import type { ViteDevServer } from "vite";
import type { Chunk } from "../../shared/payload.ts";

/** Vite never looks what imports these have. */
const WITHOUT_IMPORTS = /\.(?:json|css)(?:$|\?)/;

export interface DevModules {
  findChunk: (id: string) => Promise<Chunk>;
}

/** Where Vite serves a module. One module must have one address, or it would exist twice. */
export function toModuleAddress(
  id: string,
  { base, root }: { base: string; root: string },
): string {
  if (id.startsWith("\0")) return `${base}@id/${id.replace("\0", "__x00__")}`;
  const inRoot = id.startsWith(`${root}/`);
  return base + (inRoot ? id.slice(root.length + 1) : path.posix.join("@fs", id));
}

export function createDevModules({ config, environments }: ViteDevServer): DevModules {
  // Vite serves what its modules import, wherever it lies. What documents import is served alike.
  const { allow } = config.server.fs;
  const allowed = new Set(allow);
  const allowFile = (id: string): void => {
    const [file = ""] = id.split("?");
    if (!path.isAbsolute(file) || allowed.has(file)) return;
    allowed.add(file);
    allow.push(file);
  };
  const { moduleGraph, pluginContainer } = environments.client;
  // Vite knows a module once it has read it. Of an edit made after a page was told of it, and before, nobody would hear.
  const announce = async (id: string, url: string): Promise<void> => {
    if (id.startsWith("\0") || moduleGraph.getModuleById(id)) return;
    await moduleGraph.ensureEntryFromUrl(
      `/${url.slice(config.base.length)}`,
      WITHOUT_IMPORTS.test(id),
    );
  };
  return {
    findChunk: async (id) => {
      const resolved = await pluginContainer.resolveId(id);
      if (!resolved) throw new Error(`The module ${id} can't be found.`);
      const url = toModuleAddress(resolved.id, config);
      allowFile(resolved.id);
      await announce(resolved.id, url);
      return { js: encodeURI(url) };
    },
  };
}
