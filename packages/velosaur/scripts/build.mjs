// Compiles the engine: TypeScript to dist/, folder by folder, then bundles what runs in Node into a few
// files (hundreds of small modules take longer to load than to run), and copies what tsc leaves behind.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { writeModuleTypes } from "./write-module-types.mjs";

const require = createRequire(import.meta.url);
const packageDir = fileURLToPath(new URL("..", import.meta.url));
const source = path.join(packageDir, "src");
const target = path.join(packageDir, "dist");

/** Packages of many small files that every build needs, in each of its threads. */
const INLINED = ["image-size", "yaml"];

rmSync(target, { recursive: true, force: true });
compile();
await bundleNode();
copyAssets();
joinThemeStyles();
writeModuleTypes(target, path.dirname(packageDir));
copyLicences();
// Says that all is there, and what it is: caches of another engine are not used.
writeFileSync(path.join(target, ".compiled"), hashFolder(target));
await shipEngineBundle();

function compile() {
  const tsc = path.join(path.dirname(require.resolve("typescript/package.json")), "bin/tsc");
  for (const folder of ["shared", "node", "client", "theme", "types"]) {
    const args = [tsc, "-p", path.join(source, folder)];
    const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
    if (status !== 0) process.exit(status ?? 1);
  }
}

/** Entries keep their place and name: the command line, worker threads, and what sites import. */
async function bundleNode() {
  const { build } = await import("rolldown");
  const folder = path.join(target, "node");
  const names = [
    "api",
    "api/command-process",
    "cli",
    "dev/ship-engine-bundle",
    "workers/worker",
    "bundler/bundle-process",
    ...listModules(path.join(folder, "plugins/upstream")),
  ];
  const bundled = path.join(target, "node.bundled");
  await build({
    input: Object.fromEntries(names.map((name) => [name, path.join(folder, `${name}.js`)])),
    platform: "node",
    external: (id) => /^[^./]/.test(id) && !INLINED.includes(id),
    treeshake: { moduleSideEffects: true },
    preserveEntrySignatures: "strict",
    output: {
      dir: bundled,
      format: "esm",
      entryFileNames: "[name].js",
      chunkFileNames: "chunks/[name]-[hash].js",
    },
    logLevel: "warn",
  });
  removeModules(folder);
  cpSync(bundled, folder, { recursive: true });
  rmSync(bundled, { recursive: true });
}

function listModules(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return files.map((name) => `plugins/upstream/${name.slice(0, -".js".length)}`);
}

/** Types stay where they are. */
function removeModules(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name.endsWith(".js"))
      rmSync(path.join(entry.parentPath, entry.name));
  }
}

function copyAssets() {
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (
      !entry.isFile() ||
      !/\.(css|svg|json|png|d\.ts)$/.test(entry.name) ||
      entry.name === "tsconfig.json"
    )
      continue;
    const file = path.join(entry.parentPath, entry.name);
    cpSync(file, path.join(target, path.relative(source, file)));
  }
}

/** The theme's own rules are one stylesheet for every site: joined here, no build has to do it again. */
function joinThemeStyles() {
  const folder = path.join(target, "theme/styles");
  const main = path.join(folder, "index.css");
  const joined = readFileSync(main, "utf8").replaceAll(/^@import "\.\/(.+)";$/gm, (_, name) => {
    const file = path.join(folder, name);
    const rules = readFileSync(file, "utf8");
    rmSync(file);
    return rules;
  });
  if (joined.includes("@import")) throw new Error(`${main} imports what can't be joined.`);
  writeFileSync(main, joined);
}

async function shipEngineBundle() {
  const file = path.join(target, "node/dev/ship-engine-bundle.js");
  const { shipEngineBundle: ship } = await import(pathToFileURL(file));
  await ship();
}

function copyLicences() {
  for (const name of INLINED) {
    const folder = path.join("node_modules", name);
    const [root] = require.resolve(name).split(folder + path.sep);
    cpSync(path.join(root, folder, "LICENSE"), path.join(target, `LICENSE.${name}`));
  }
}

function hashFolder(folder) {
  const hash = createHash("sha1");
  for (const name of readdirSync(folder, { recursive: true }).toSorted()) {
    if (/\.(?:js|css)$/.test(name)) hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest("hex");
}
