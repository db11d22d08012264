import type { Plugin } from "rolldown";
import { toPosix } from "../system/path.ts";

/**
 * Rolldown by itself names files as the system does, Vite with slashes. On Windows a module that is found by its name and
 * from a file beside it would be two. Elsewhere nothing has another name.
 */
export const slashesPlugin = (slash: (file: string) => string = toPosix): Plugin => ({
  name: "velosaur:slashes",
  async resolveId(id, importer, { isEntry, kind }) {
    if (slash("\\") === "\\") return null;
    const found = await this.resolve(id, importer, { isEntry, kind, skipSelf: true });
    return found && { ...found, id: slash(found.id) };
  },
});
