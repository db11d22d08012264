// @ts-check
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

const ENDINGS = ["", ".ts", ".tsx", ".d.ts", ".js", "/index.ts", "/index.tsx", "/index.js"];

/** @param {string} file @returns {import("vite").ESTree.Program} */
export function parseModule(file) {
  const { program, errors } = parseSync(file, readFileSync(file, "utf8"), {
    lang: file.endsWith(".d.ts")
      ? "dts"
      : file.endsWith("x")
        ? "tsx"
        : isScript(file)
          ? "ts"
          : "jsx",
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program;
}

const isScript = (/** @type {string} */ file) => /\.[mc]?ts$/.test(file);

/**
 * The file that a relative import of another file means.
 *
 * @param {string} specifier
 * @param {string} importer
 */
export function findImported(specifier, importer) {
  const base = path.resolve(path.dirname(importer), specifier);
  const bases = [base, base.replace(/\.js$/, "")];
  const file = bases
    .flatMap((base) => ENDINGS.map((ending) => base + ending))
    .find((file) => existsSync(file) && statSync(file).isFile());
  if (file === undefined) throw new Error(`${importer} imports ${specifier}, which is not there.`);
  return file;
}
