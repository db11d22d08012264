/** Which ES modules Node may import by itself: those that ask for no module of upstream, and for nothing of CommonJS. */

import { existsSync, readFileSync, statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import path, { toPosix, urlToPath } from "../system/path.ts";
import { hashText } from "../cache/hash.ts";
import { isRecord } from "./schema-parts.ts";
import { nameItselfDefault } from "./self-default.ts";

const PACKAGES = `${path.sep}node_modules${path.sep}`;

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

const readManifest = (folder: string): Record<string, unknown> | undefined => {
  try {
    const manifest: unknown = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    return isRecord(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
};

/** Bundlers leave manifests without a name beside what they write. */
const findManifest = (
  folder: string,
  isWanted: (manifest: Record<string, unknown>) => boolean,
): Record<string, unknown> | undefined => {
  const manifest = readManifest(folder);
  if (manifest !== undefined && isWanted(manifest)) return manifest;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findManifest(parent, isWanted);
};

const isNamed = ({ name }: Record<string, unknown>): boolean => typeof name === "string";

const namesUpstream = (manifest: Record<string, unknown> | undefined): boolean =>
  ["dependencies", "peerDependencies", "devDependencies", "optionalDependencies"].some((field) =>
    Object.keys(Object(manifest?.[field])).some((name) => name.startsWith("@docusaurus/")),
  );

export const isEsModule = (file: string): boolean =>
  file.endsWith(".mjs") ||
  (file.endsWith(".js") && findManifest(path.dirname(file), () => true)?.["type"] === "module");

const IMPORTS = /\b(?:from|import)\s*\(?\s*(["'])([^"'\n]+)\1/g;

const listImports = (file: string): string[] =>
  Array.from(readFileSync(file, "utf8").matchAll(IMPORTS), ([, , name = ""]) => name);

const findPackageDir = (name: string, folder: string): string | undefined => {
  const [packageName = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
  const candidate = path.join(folder, "node_modules", packageName);
  const parent = path.dirname(folder);
  if (existsSync(candidate)) return candidate;
  return parent === folder ? undefined : findPackageDir(name, parent);
};

const isUponUpstream = (name: string, file: string, seen: Set<string>): boolean => {
  if (name.startsWith("@docusaurus/")) return true;
  if (name.startsWith("node:")) return false;
  const folder = path.dirname(file);
  if (!name.startsWith(".")) {
    const packageDir = findPackageDir(name, folder);
    return packageDir !== undefined && namesUpstream(readManifest(packageDir));
  }
  const target = path.resolve(folder, name);
  return isFile(target) && /\.m?js$/.test(target) && isBeyondNode(target, seen);
};

const COMMON_JS = /(?<![\w$]|(?<!\.\.)\.)(?:require(?=\s*[.(])|__dirname\b|__filename\b)/g;

/** Names of CommonJS that nothing declares: Node has none in an ES module, jiti gives them to whatever it compiles. */
const usesCommonJs = (file: string): boolean => {
  const text = readFileSync(file, "utf8");
  return Array.from(text.matchAll(COMMON_JS), ([name]) => name).some(
    (name) =>
      !new RegExp(`\\b(?:const|let|var|function|import)\\s[\\s{\\w,]*\\b${name}\\b`).test(text),
  );
};

const isBeyondNode = (file: string, seen: Set<string>): boolean => {
  if (seen.has(file)) return false;
  seen.add(file);
  return usesCommonJs(file) || listImports(file).some((name) => isUponUpstream(name, file, seen));
};

/**
 * Whether an ES module asks for one of upstream's, which Node would look up on its own: a package's by its
 * dependencies, a site's by what it and its neighbours import; or for names of CommonJS. CommonJS itself may be
 * left to Node.
 */
const needsJiti = (id: string): boolean => {
  const file = id.startsWith("file:") ? urlToPath(id) : toPosix(id);
  if (!path.isAbsolute(file) || !isFile(file) || !isEsModule(file)) return false;
  return file.includes(PACKAGES)
    ? namesUpstream(findManifest(path.dirname(file), isNamed))
    : isBeyondNode(file, new Set());
};

const CODE = /\.[cm]?[jt]sx?$/;

/** The files that these import by their places, and what those import: Node takes them without a word. */
export function listNeighbours(files: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    for (const name of listImports(file).filter((each) => each.startsWith("."))) {
      const target = path.resolve(path.dirname(file), name);
      const neighbour = [target, `${target}.mjs`, `${target}.js`].find(isFile);
      if (neighbour === undefined || found.has(neighbour)) continue;
      found.add(neighbour);
      if (CODE.test(neighbour)) visit(neighbour);
    }
  };
  for (const file of files) if (CODE.test(file) && isFile(file)) visit(file);
  return [...found];
}

const REQUIRES = /\brequire\s*\(\s*(["'])([^"'\n]+)\1/g;

/** Whether the module names what is called like the other one: that it means another file is seldom. */
export function mayImport(file: string, other: string): boolean {
  if (!CODE.test(file) || !isFile(file)) return false;
  const required = Array.from(
    readFileSync(file, "utf8").matchAll(REQUIRES),
    ([, , name = ""]) => name,
  );
  return [...listImports(file), ...required].some(
    (name) => path.parse(name).name === path.parse(other).name,
  );
}

/** What Node has taken of a site's own: hashes of the files as they were then, which it keeps for good. */
const taken = new Map<string, string>();

function isOutdated(id: string): boolean {
  const file = id.startsWith("file:") ? urlToPath(id) : toPosix(id);
  if (!path.isAbsolute(file) || file.includes(PACKAGES) || !isFile(file) || !isEsModule(file))
    return false;
  // With it comes what it imports.
  const hashes = [file, ...listNeighbours([file])].map((each): [string, string] => [
    each,
    hashText(readFileSync(each, "utf8")),
  ]);
  if (hashes.some(([each, hash]) => (taken.get(each) ?? hash) !== hash)) return true;
  for (const [each, hash] of hashes) taken.set(each, hash);
  return false;
}

const MODULE_SYNTAX = /^\s*(?:import|export)\b/m;

/** Whether jiti has to compile a file of a site before it runs, as far as a look at it tells. */
export function needsCompiling(file: string): boolean {
  if (/\.[cm]?tsx?$/.test(file)) return true;
  if (!/\.m?jsx?$/.test(file)) return false;
  return isEsModule(file) ? needsJiti(file) : MODULE_SYNTAX.test(readFileSync(file, "utf8"));
}

/** Jiti compiles what is refused here, and finds its imports itself. */
export const importNatively = (id: string): Promise<unknown> => {
  if (needsJiti(id))
    return Promise.reject(new Error(`${id} asks for modules of upstream, or for CommonJS.`));
  if (isOutdated(id))
    return Promise.reject(new Error(`Node keeps ${id} as it was before an edit.`));
  return import(path.isAbsolute(id) ? pathToFileURL(id).href : id).then((exports: object) =>
    nameItselfDefault(exports),
  );
};
