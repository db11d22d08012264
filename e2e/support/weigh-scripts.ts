import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Site } from "./site.ts";

/**
 * Weighs pages of a built site: all JavaScript that a page loads by itself (scripts, preloaded modules, what these
 * import), compressed, in bytes.
 */
export function createScriptScale(site: Site): (page: string) => number {
  const sizes = new Map<string, number>();
  const weigh = (url: string): number => {
    const size = sizes.get(url) ?? brotliCompressSync(site.read(`build${url}`)).length;
    sizes.set(url, size);
    return size;
  };
  return (page) => {
    const html = site.read(`build${page.replace(/\/$/, "/index.html")}`);
    const found = new Set<string>();
    const queue = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, url]) => url!);
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      if (found.has(url)) continue;
      found.add(url);
      queue.push(...findImports(url, site.read(`build${url}`)));
    }
    return [...found].reduce((sum, url) => sum + weigh(url), 0);
  };
}

/** Addresses of the modules that a module imports at once. */
function findImports(url: string, code: string): string[] {
  const imports = code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+\.js)["'`]/g);
  return Array.from(imports, ([, name]) => path.posix.join(path.posix.dirname(url), name!));
}
