/** Modules of a site as text, where they can't be loaded: what they import is made for the bundler. */

import { readFileSync, statSync } from "node:fs";
import path from "../system/path.ts";

export interface SourceModule {
  code: string;
  /** What it imports by this name, if that lies on the site. */
  read: (name: string) => SourceModule | undefined;
}

const ENDINGS = ["", ".tsx", ".ts", ".jsx", ".js"];

/** `importers`: files whose imports lead here. None of them is read once more. */
export const createModuleReader =
  (folder: string, siteDir: string, importers: readonly string[] = []): SourceModule["read"] =>
  (name) => {
    const base = /^\.{1,2}(?:\/|$)/.test(name) ? path.join(folder, name) : undefined;
    const place = name.startsWith("@site/") ? path.join(siteDir, name.slice(6)) : base;
    const file = place === undefined ? undefined : findFile(place);
    if (file === undefined || importers.includes(file)) return undefined;
    return {
      code: readFileSync(file, "utf8"),
      read: createModuleReader(path.dirname(file), siteDir, [...importers, file]),
    };
  };

const findFile = (place: string): string | undefined =>
  [place, path.join(place, "index")]
    .flatMap((start) => ENDINGS.map((ending) => start + ending))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());

const DECLARED = /^export\s+(?:async\s+)?(?:function\s*\*?|class|const|let|var)\s+([\w$]+)/gm;
const LISTED = /^export\s*\{([^}]*)\}/gm;
const PASSED_ON = /^export\s*\*\s*from\s*["']([^"']+)["']/gm;

/** Names without the default. */
export function listExports({ code, read }: SourceModule): string[] {
  const declared = [...code.matchAll(DECLARED)].map(([, name = ""]) => name);
  const listed = [...code.matchAll(LISTED)].flatMap(([, names = ""]) => names.split(","));
  const passedOn = [...code.matchAll(PASSED_ON)].flatMap(([, from = ""]) => {
    const module = read(from);
    return module ? listExports(module) : [];
  });
  return [...declared, ...listed.map(toExported), ...passedOn].filter(
    (name) => name !== "" && name !== "default",
  );
}

/** `A` of `A`, of `default as A` and of `B as A`; nothing of a type. */
const toExported = (entry: string): string =>
  /^\s*type\s/.test(entry) ? "" : (/([\w$]+)\s*$/.exec(entry)?.[1] ?? "");
