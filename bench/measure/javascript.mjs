// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { getAttribute, parseHtml, walkElements } from "../html-tree.mjs";
import { onlyIfThere, toFile, weighFiles } from "./site-files.mjs";

/** `import "x"`, `import … from "x"`, `export … from "x"`, however minified; the clause leaves out `import("x")`. */
const staticImport = /\b(?:import|export)\b[\w$*{}\s,]*["']([^"'\n]+)["']/g;

/**
 * The JavaScript that a page loads before anybody touches it: its scripts, the modules that it preloads, and what these
 * import statically.
 *
 * @param {object} options
 * @param {string} options.outDir
 * @param {string} options.html
 * @returns {{ files: string[], brotliBytes: number }}
 */
export function measureJavascript({ outDir, html }) {
  const files = new Set(findScriptUrls(html).flatMap((url) => toFile(outDir, url)));
  for (const file of files)
    for (const imported of findStaticImports(file, outDir)) files.add(imported);
  return {
    files: [...files].map((file) => path.relative(outDir, file)),
    brotliBytes: weighFiles(files),
  };
}

/** @param {string} html */
export function findScriptUrls(html) {
  return [...walkElements(parseHtml(html))].flatMap((element) => {
    // Old browsers' fallback; today's never fetch it.
    if (getAttribute(element, "nomodule") !== undefined) return [];
    if (element.tagName === "script") return getAttribute(element, "src") ?? [];
    if (element.tagName === "link" && isScriptPreload(element))
      return getAttribute(element, "href") ?? [];
    return [];
  });
}

/** @param {import("../html-tree.mjs").Element} link */
function isScriptPreload(link) {
  const rel = getAttribute(link, "rel");
  return rel === "modulepreload" || (rel === "preload" && getAttribute(link, "as") === "script");
}

/**
 * @param {string} file
 * @param {string} outDir
 */
function findStaticImports(file, outDir) {
  const code = readFileSync(file, "utf8");
  return [...code.matchAll(staticImport)].flatMap(([, specifier]) => {
    if (specifier.startsWith("/")) return toFile(outDir, specifier);
    // Text that merely looks like an import names no file of the build.
    return specifier.startsWith(".")
      ? onlyIfThere(path.resolve(path.dirname(file), specifier))
      : [];
  });
}
