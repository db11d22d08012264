/** The bundler stops at the first modules that it misses: so that an author hears of all, the others are looked for. */

import { existsSync, readFileSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import path from "../system/path.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { describeMissing } from "./bundle-failure.ts";
import { findModuleFile, isFile } from "./engine-files.ts";
import type { ModuleResolver } from "./module-resolution.ts";
import { findPackageStandIn } from "./upstream-packages.ts";

export interface MissingImportsInput {
  siteDir: string;
  /** Modules that routes and documents name. */
  moduleIds: string[];
  resolver: ModuleResolver;
  /** Whether the bundler gets something else than what stands in the file. */
  isChanged: (filePath: string) => boolean;
  /** What the bundler says without a place, by its message. */
  unplaced?: ReadonlyMap<string, Diagnostic>;
}

/** Imports of the site's own code, reached from these modules, that name files or components which aren't there. */
export async function findMissingImports({
  siteDir,
  moduleIds,
  resolver,
  isChanged,
  unplaced = new Map(),
}: MissingImportsInput): Promise<Diagnostic[]> {
  const { parseSync } = await import("vite");
  const seen = new Set<string>();
  const missing: Diagnostic[] = [];

  const visit = (file: string): void => {
    if (seen.has(file) || !isOfSite(file, siteDir) || !/\.[cm]?[jt]sx?$/.test(file)) return;
    seen.add(file);
    if (isChanged(file)) return;
    const code = readFileSync(file, "utf8");
    const { module } = parseSync(file, code, { lang: file.endsWith(".ts") ? "ts" : "tsx" });
    for (const { moduleRequest, entries } of module.staticImports) {
      if (entries.length > 0 && entries.every(({ isType }) => isType)) continue;
      const { value, start } = moduleRequest;
      const found = resolve(value, file);
      // With a query it may be a text.
      if (typeof found === "string" && !value.includes("?")) visit(found);
      const description = describeMissing(value, siteDir);
      const told = unplaced.get(description.message);
      if (found === undefined || told !== undefined)
        missing.push({
          severity: "error",
          ...description,
          ...told,
          filePath: file,
          ...locate(code, start),
        });
    }
  };

  /** `null` for what only the bundler can tell. */
  const resolve = (name: string, file: string): string | null | undefined => {
    const plain = name.replace(/\?.*$/, "");
    if (plain.startsWith(".")) return findFile(path.resolve(path.dirname(file), plain));
    if (plain.startsWith("@site/")) return findFile(path.join(siteDir, plain.slice(6)));
    if (/^@theme(?:-original)?\//.test(plain)) return resolver.resolve(plain, file);
    if (findPackageStandIn({ name: plain, importer: file, siteDir })) return null;
    if (plain.startsWith("@docusaurus/") && resolver.resolve(plain)) return null;
    return isPackageName(plain) && !hasPackage(plain, file) ? undefined : null;
  };

  for (const id of moduleIds) {
    const file = path.isAbsolute(id) ? id : resolver.resolve(id);
    if (file !== undefined && isFile(file)) visit(file);
    // What a document imports: only documents know where.
    else if (isPackageName(id) && !hasPackage(id, path.join(siteDir, "package.json")))
      missing.push({ severity: "error", ...describeMissing(id, siteDir) });
  }
  return missing;
}

/** A Markdown file or any other may be imported as well. */
const findFile = (base: string): string | undefined =>
  isFile(base) ? base : (findModuleFile(base) ?? findModuleFile(path.join(base, "index")));

/** Other names may be a plugin's alias, or the site's. */
const isPackageName = (name: string): boolean =>
  /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/.test(name) &&
  !/^@(?:generated|site)\//.test(name) &&
  !isBuiltin(name);

const hasPackage = (name: string, file: string): boolean =>
  (createRequire(file).resolve.paths(name) ?? []).some((folder) =>
    existsSync(path.join(folder, name)),
  );

function isOfSite(file: string, siteDir: string): boolean {
  const relative = path.relative(siteDir, file);
  return !relative.startsWith("..") && !relative.split(path.sep).includes("node_modules");
}

function locate(code: string, offset: number): { line: number; column: number } {
  const lines = code.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 2 };
}
