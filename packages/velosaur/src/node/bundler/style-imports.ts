import { existsSync, readFileSync, statSync } from "node:fs";
import path from "../system/path.ts";
import { resolveName } from "../webpack/local-imports.ts";

const STYLES = /\.(?:css|scss|sass|less|styl|pcss)$/;
/** `@import "a"`, `@import url(a)`, `@use "a"`, `composes: b from "a"`, `@value b from "a"`. */
const IMPORT =
  /(?:@(?:import|use|forward)\s+(?:\([^)]*\)\s*)?(?:url\(\s*)?|(?:\bcomposes:|@value\s)[^;]*\bfrom\s+)["']?([^"')\s;]+)/g;

/** Stylesheets that others import: the bundler puts them into one module, without telling of them. */
export function findStyleImports(files: readonly string[], siteDir: string): string[] {
  const found = new Set<string>();
  const queue = files.map((file) => file.replace(/\?.*$/, "")).filter((file) => STYLES.test(file));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const imported = readImports(file, siteDir).filter((other) => !found.has(other));
    for (const other of imported) found.add(other);
    queue.push(...imported);
  }
  return [...found];
}

function readImports(file: string, siteDir: string): string[] {
  if (!existsSync(file)) return [];
  const names = Array.from(readFileSync(file, "utf8").matchAll(IMPORT), ([, name]) => name ?? "");
  return names
    .filter((name) => !/^(?:[a-z]+:|\/\/|$)/i.test(name))
    .flatMap(
      (name) =>
        resolveStyle(
          name.replace(/^~/, "").replace(/^@site(?=\/)/, () => siteDir),
          file,
          siteDir,
        ) ?? [],
    );
}

/** Beside who imports it, a package's, or as a path from the top of the site, as Sass may have it. */
const resolveStyle = (name: string, importer: string, siteDir: string): string | undefined =>
  findStyle(path.resolve(path.dirname(importer), name), importer) ??
  resolveName(name, importer) ??
  findStyle(path.resolve(siteDir, name), importer);

function findStyle(base: string, importer: string): string | undefined {
  const partial = path.join(path.dirname(base), `_${path.basename(base)}`);
  const extension = path.extname(importer);
  return [base, base + extension, partial, partial + extension].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
