import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { listDocumentImports } from "../markdown/list-document-imports.ts";
import { resolveImport } from "../markdown/resolve-import.ts";
import { readSource } from "../system/read-source.ts";
import type { DevSite } from "./dev-site.ts";

export interface DocumentImportsOptions {
  site: Pick<DevSite, "plan" | "table">;
  cacheDir: string;
}

/**
 * Writes a module that imports what documents import, for Vite to look in when it starts: no page loads it. Returns
 * its path.
 */
export function writeDocumentImports({ site, cacheDir }: DocumentImportsOptions): string {
  const file = nameDocumentImports(cacheDir);
  const code = listModules(site)
    .map((id) => `import ${JSON.stringify(id)};\n`)
    .join("");
  if (existsSync(file) && readFileSync(file, "utf8") === code) return file;
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, code);
  return file;
}

/** A site that is served always has it. */
export const nameDocumentImports = (cacheDir: string): string =>
  path.join(cacheDir, "document-imports.js");

/** Modules that documents import, and those that partials do which they are made of. */
function listModules({ plan: { context }, table }: DocumentImportsOptions["site"]): string[] {
  const modules = new Set<string>();
  const seen = new Set<string>();

  const add = (filePath: string, specifier: string): void => {
    const place = specifier.startsWith(".") ? path.dirname(filePath) : "";
    const request = JSON.stringify([place, specifier]);
    // Another loader's request is for the build's own plugins.
    if (specifier.includes("!") || seen.has(request)) return;
    seen.add(request);
    const options = table.entries[table.indexOf({ filePath })]?.options;
    const found = options && resolveImport(specifier, { filePath, options });
    if (found?.kind === "module") modules.add(found.moduleId);
    if (found?.kind === "partial") addPartial(found.filePath);
  };
  const addPartial = (filePath: string): void => {
    if (seen.has(filePath)) return;
    seen.add(filePath);
    for (const specifier of listDocumentImports(readSource(filePath))) add(filePath, specifier);
  };

  for (const [filePath, imports] of context.sources.imports())
    for (const specifier of imports) add(filePath, specifier);
  return [...modules].toSorted();
}
