// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createHash } from "node:crypto";
import { rootDir } from "../paths.mjs";
import { UserError } from "../user-error.mjs";

/** @import { Recipe } from "./recipe.mjs" */

export const upstreamVersion = "3.10.2";

const upstreamPackages = [
  "core",
  "faster",
  "module-type-aliases",
  "plugin-content-blog",
  "plugin-content-docs",
  "preset-classic",
  "theme-common",
  "tsconfig",
  "types",
  "utils",
  "utils-validation",
];

/** What every site's author has in `package.json`, besides a recipe's packages. */
const basePackages = {
  ...Object.fromEntries(upstreamPackages.map((name) => [`@docusaurus/${name}`, upstreamVersion])),
  "@mdx-js/react": "3.1.1",
  clsx: "2.1.1",
  "prism-react-renderer": "2.4.1",
  react: "19.3.1",
  "react-dom": "19.3.1",
  typescript: "5.9.3",
};

/** `@docsearch/*` 4.7.1 asks for a package that was not published; this `sharp` has its binary from npm. */
const overrides = {
  "@docsearch/core": "4.7.0",
  "@docsearch/css": "4.7.0",
  "@docsearch/react": "4.7.0",
  sharp: "^0.34.5",
};

/**
 * The packages of all recipes in one folder: to install them for each would take an hour.
 *
 * @param {Recipe[]} recipes
 * @returns {Record<string, string>}
 */
export function collectPackages(recipes) {
  /** @type {Map<string, string>} */
  const packages = new Map(Object.entries(basePackages));
  for (const recipe of recipes) {
    for (const [name, version] of Object.entries(recipe.packages)) {
      const known = packages.get(name);
      if (known !== undefined && known !== version)
        throw new Error(`${recipe.name} wants ${name} ${version}, another recipe ${known}.`);
      packages.set(name, version);
    }
  }
  return Object.fromEntries([...packages].sort());
}

/**
 * @param {string} dir
 * @param {Record<string, string>} dependencies
 */
export function installPackages(dir, dependencies) {
  const manifest = `${JSON.stringify({ name: "plugins", private: true, dependencies, overrides }, null, 2)}\n`;
  const stamp = path.join(dir, "node_modules/.installed-from");
  const source = hashText(manifest);
  mkdirSync(dir, { recursive: true });
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === source) return;
  writeFileSync(path.join(dir, "package.json"), manifest);
  runNpm(["install"], dir);
  writeFileSync(stamp, source);
}

/**
 * Installs packed packages as npm would deliver them: files, not links.
 *
 * @param {string} dir
 * @param {string[]} tarballs
 */
export function installTarballs(dir, tarballs) {
  const stamp = path.join(dir, "node_modules/.tarballs");
  const source = hashText(tarballs.map((file) => hashText(readFileSync(file))).join("\n"));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === source) return;
  runNpm(["install", "--no-save", "--install-links=true", ...tarballs], dir);
  writeFileSync(stamp, source);
}

/**
 * @param {string} name of a folder in `packages`
 * @param {string} outDir
 */
export function packPackage(name, outDir) {
  mkdirSync(outDir, { recursive: true });
  const packageDir = path.join(rootDir, "packages", name);
  const output = runNpm(["pack", "--silent", "--pack-destination", outDir], packageDir);
  return path.join(outDir, output.trim().split("\n").at(-1) ?? "");
}

/** @param {string[]} args @param {string} cwd */
function runNpm(args, cwd) {
  // Plugins whose peers name another major version work all the same, or their check tells.
  const flags = ["--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stdout, stderr } = spawnSync("npm", [...args, ...flags], {
    cwd,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new UserError(`npm ${args.join(" ")} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** @param {string | Buffer} text */
export const hashText = (text) => createHash("sha256").update(text).digest("hex");
