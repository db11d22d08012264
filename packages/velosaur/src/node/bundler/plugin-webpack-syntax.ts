/** Forms that sites wrote for webpack: inline loaders, `require` of an asset, and workers of modules. */

import type { Plugin } from "vite";

const LOADER = /^(?:!!|-!|!)?(raw|url|file)-loader(?:\?[^!]*)?!(.+)$/;
/** Marks alone keep webpack's loaders away; what the file becomes then, its query says: `!!./a.ts?raw`. */
const MARKS = /^(?:!!|-!|!)([^!]+)$/;
const QUERY: Record<string, string> = { raw: "?raw", url: "?inline", file: "?url" };
const WORKER =
  /(\bnew\s+(?:Shared)?Worker\(\s*new\s+URL\(\s*(?:"[^"]+"|'[^']+')\s*,\s*import\.meta\.url\s*,?\s*\))(?:\s*,?\s*\)|\s*,\s*\{(?![^}]*\btype\s*:))/g;
/** As upstream adds grammars of `additionalLanguages`. Here these come by themselves, when a block asks for them. */
const REQUIRE_GRAMMAR = /\brequire\(\s*`prismjs\/components\/prism-\$\{[^{}`]*\}(?:\.js)?`\s*\)/g;
const REQUIRE_ASSET =
  /\brequire\(\s*(["'])((?:\.{1,2}|@site)\/[^"']+\.(?:png|jpe?g|gif|webp|avif|ico|svg|mp4|webm|mp3|pdf|docx?|xlsx?|zip|woff2?|ttf|otf|txt|json))\1\s*\)/g;

export function webpackSyntaxPlugin(): Plugin {
  return {
    name: "velosaur:webpack-syntax",
    enforce: "pre",
    resolveId: {
      filter: { id: /^(?:(?:!!|-!|!)?(?:raw|url|file)-loader|(?:!!|-!|!)[^!]+$)/ },
      async handler(id, importer) {
        const [, plain] = MARKS.exec(id) ?? [];
        if (plain !== undefined) return this.resolve(plain, importer, { skipSelf: true });
        const [, loader = "", target = ""] = LOADER.exec(id) ?? [];
        const resolved = await this.resolve(target, importer, { skipSelf: true });
        return resolved ? resolved.id.replace(/\?.*$/, "") + QUERY[loader] : null;
      },
    },
    transform: {
      filter: { id: /\.[jt]sx?$/, code: /\brequire\(|\bWorker\(/ },
      handler(code, id) {
        if (id.includes("/node_modules/")) return null;
        const named = nameModuleWorkers(code).replace(REQUIRE_GRAMMAR, "void 0");
        return rewriteRequires(named) ?? (named === code ? null : { code: named, map: null });
      },
    },
  };
}

/**
 * `require('./a.png')` → an imported namespace, so that `.default` works; of JSON, its value. As with `import`, an
 * `.svg` is a component; all else is an address.
 */
export function rewriteRequires(code: string): { code: string; map: null } | null {
  const imports: string[] = [];
  const rewritten = code.replace(REQUIRE_ASSET, (_all, _quote, target: string) => {
    const name = `__asset${imports.length}`;
    const isValue = target.endsWith(".json");
    const query = isValue || target.endsWith(".svg") ? "" : "?url";
    const local = isValue ? name : `* as ${name}`;
    imports.push(`import ${local} from ${JSON.stringify(target + query)};`);
    return name;
  });
  if (imports.length === 0) return null;
  // One line more at the top would shift every line of a stack: keep them on the first.
  return { code: imports.join("") + rewritten, map: null };
}

/** Webpack makes a script of a worker. Here it stays a module, which a browser must be told. */
export const nameModuleWorkers = (code: string): string =>
  code.replace(WORKER, (all: string, worker: string) =>
    all.endsWith("{") ? `${worker}, { type: "module",` : `${worker}, { type: "module" })`,
  );
