/** Images that code imports: `require("./x.png")`, and imports beside one of the component. */

import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { canResize, makeVariants, type VariantOptions } from "./image-variants.js";

/** Marks an import whose value has the sizes; such a module imports the original. */
const SIZED = "?sizes";

export default function idealImagePlugin(options: VariantOptions): Plugin {
  const files = new Map<string, string>();
  const emitted = new Set<string>();
  return {
    name: "velosaur-plugin-ideal-image",
    enforce: "pre",
    async resolveId(id, importer) {
      const [bare = "", query] = id.split("?");
      if (
        !importer ||
        importer.includes(SIZED) ||
        !canResize(bare) ||
        (query !== undefined && query !== "url")
      )
        return null;
      if (query === undefined && !(await usesComponent(importer))) return null;
      const resolved = await this.resolve(bare, importer, { skipSelf: true });
      return resolved ? resolved.id + (query === undefined ? `${SIZED}&direct` : SIZED) : null;
    },
    async load(id) {
      const [filePath = "", query = ""] = id.split("?");
      if (!query.startsWith("sizes") || !canResize(filePath)) return null;
      this.addWatchFile(filePath);
      const variants = await makeVariants(filePath, options);
      for (const [name, file] of Object.entries(variants.files)) {
        files.set(options.baseUrl + name, file);
        if (this.environment.name !== "client" || this.environment.mode === "dev") continue;
        if (emitted.has(name)) continue;
        emitted.add(name);
        this.emitFile({ type: "asset", fileName: name, source: await readFile(file) });
      }
      return { code: toModule(filePath, variants.data, query.includes("direct")), map: null };
    },
    configureServer: (server) => serveFiles(server, files),
  };
}

/**
 * A namespace, as `require` gives: unused parts are left out. An import's value is the address, and
 * has the sizes with it.
 */
function toModule(filePath: string, data: object, isDirect: boolean): string {
  const parts = Object.entries(data).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  const names = Object.keys(data).join(", ");
  return [
    `import url from ${JSON.stringify(`${filePath}?url`)};`,
    ...parts,
    isDirect
      ? `export default Object.assign(new String(url), { ${names} });`
      : "export default url;",
  ].join("\n");
}

async function usesComponent(importer: string): Promise<boolean> {
  const [file = ""] = importer.split("?");
  if (!/\.[cm]?[jt]sx?$/.test(file) || !path.isAbsolute(file)) return false;
  return (await readFile(file, "utf8")).includes("@theme/IdealImage");
}

function serveFiles(server: ViteDevServer, files: ReadonlyMap<string, string>): void {
  server.middlewares.use((request, response, next) => {
    const file = files.get(decode(request.url ?? ""));
    if (file === undefined) return next();
    response.setHeader(
      "content-type",
      `image/${path.extname(file).slice(1).replace("jpg", "jpeg")}`,
    );
    createReadStream(file).on("error", next).pipe(response);
  });
}

/** What isn't percent-encoded right names no file. */
function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return "";
  }
}
