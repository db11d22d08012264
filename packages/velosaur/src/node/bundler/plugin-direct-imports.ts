import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { engineFile } from "./engine-files.ts";

const IMPORT =
  /^import\s*\{([^}]*)\}\s*from\s*["']@docusaurus\/theme-common(?:\/internal)?["'];?/gm;
const EXPORT = /^export\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["'];?/gm;

/**
 * Takes what is imported from `@docusaurus/theme-common` from the file that has it. A chunk comprises all
 * that its modules lead to: by way of the list of exports, every page would carry what some page uses.
 */
export function directImportsPlugin(): Plugin {
  let places: Map<string, string> | undefined;
  return {
    name: "velosaur:direct-imports",
    enforce: "pre",
    transform: {
      filter: { id: /\.[jt]sx?$/, code: /@docusaurus\/theme-common/ },
      handler(code) {
        places ??= new Map(["index", "internal"].flatMap(listExports));
        return { code: importDirectly(code, places), map: null };
      },
    },
  };
}

/** Names that the lists don't know, such as those of types, are imported as they were. */
export function importDirectly(code: string, places: ReadonlyMap<string, string>): string {
  const placeOf = (specifier: string): string | undefined =>
    places.get(specifier.replace(/ as .*/, ""));
  return code.replace(IMPORT, (statement: string, list: string) => {
    const specifiers = splitNames(list);
    const others = specifiers.filter((specifier) => placeOf(specifier) === undefined);
    const direct = specifiers
      .filter((specifier) => placeOf(specifier) !== undefined)
      .map((specifier) => `import { ${specifier} } from ${JSON.stringify(placeOf(specifier))};`);
    const rest = others.length > 0 ? [statement.replace(list, ` ${others.join(", ")} `)] : [];
    return [...direct, ...rest].join(" ");
  });
}

function listExports(list: string): [name: string, file: string][] {
  const file = engineFile(`theme/common/${list}`);
  const statements = readFileSync(file, "utf8").matchAll(EXPORT);
  return Array.from(statements).flatMap(([, names = "", source = ""]) =>
    splitNames(names).map((name): [string, string] => [
      name,
      path.resolve(path.dirname(file), source),
    ]),
  );
}

const splitNames = (list: string): string[] =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
