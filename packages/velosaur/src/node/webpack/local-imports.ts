import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** `require("./a")`, `import("./a")`, `from "./a"`, `import "./a"`. */
const NAME = /(?:\b(?:require|import)\s*\(\s*|\bfrom\s*|\bimport\s+)(["'])(\.{1,2}\/[^"'\n]+)\1/g;

/** A configuration with the files beside it that it loads, and what these load in their turn. */
export function findLocalImports(config: string): Set<string> {
  const found = new Set([config]);
  for (const file of found) {
    if (!existsSync(file)) continue;
    for (const [, , name = ""] of readFileSync(file, "utf8").matchAll(NAME)) {
      const target = resolveName(name, file);
      if (target !== undefined) found.add(target);
    }
  }
  return found;
}

/** As Node finds it, seen from a file. */
export function resolveName(name: string, importer: string): string | undefined {
  try {
    return createRequire(importer).resolve(name);
  } catch {
    return undefined;
  }
}
