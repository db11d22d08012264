import { readFileSync } from "node:fs";
import path from "../system/path.ts";
import type { Plugin } from "vite";
import { listTexts } from "../javascript/mute-calls.ts";
import { engineFile } from "./engine-files.ts";

/** Upstream's modules that are lists of exports, and the files that hold the lists. */
const LISTS = {
  "@docusaurus/theme-common": "theme/common/index",
  "@docusaurus/theme-common/internal": "theme/common/internal",
  "@docusaurus/plugin-content-blog/client": "client/exports/plugin-content-blog/client",
  "@docusaurus/plugin-content-docs/client": "client/exports/plugin-content-docs/client",
};
const NAMES = Object.keys(LISTS).join("|");
const IMPORT = new RegExp(`^import\\s*\\{([^}]*)\\}\\s*from\\s*["'](?:${NAMES})["'];?`, "gm");
const EXPORT = /^export\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["'];?/gm;

/**
 * Takes what is imported from a list of exports from the file that has it. A chunk comprises all
 * that its modules lead to: by way of the list of exports, every page would carry what some page uses.
 */
export function directImportsPlugin(): Plugin {
  let places: Map<string, string> | undefined;
  return {
    name: "velosaur:direct-imports",
    enforce: "pre",
    transform: {
      filter: { id: /\.[jt]sx?$/, code: new RegExp(NAMES) },
      async handler(code, id) {
        places ??= listPlaces();
        // Of an import, no other text has a line of its own.
        const texts = code.includes("`") ? await listTexts(code, id) : [];
        const isText = (at: number) => texts.some(({ start, end }) => start <= at && at < end);
        return { code: importDirectly(code, places, isText), map: null };
      },
    },
  };
}

/** Of each name that the lists export: the file that has it. */
export const listPlaces = (): Map<string, string> =>
  new Map(Object.values(LISTS).flatMap(listExports));

/** Names that the lists don't know, such as those of types, are imported as they were. `isText`: of code that is shown. */
export function importDirectly(
  code: string,
  places: ReadonlyMap<string, string>,
  isText: (at: number) => boolean = () => false,
): string {
  const placeOf = (specifier: string): string | undefined =>
    places.get(specifier.replace(/\s+as\s[^]*/, ""));
  return code.replace(IMPORT, (statement: string, list: string, at: number) => {
    if (isText(at)) return statement;
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
  const file = engineFile(list);
  const statements = readFileSync(file, "utf8").matchAll(EXPORT);
  return Array.from(statements).flatMap(([, names = "", source = ""]) =>
    splitNames(names).map((name): [string, string] => [
      name,
      path.resolve(path.dirname(file), source),
    ]),
  );
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;

const splitNames = (list: string): string[] =>
  list
    .replaceAll(COMMENT, "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
