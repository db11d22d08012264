// Compiles the engine: TypeScript to dist/, folder by folder, then bundles what runs in Node into a few
// files (hundreds of small modules take longer to load than to run), and copies what tsc leaves behind.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules, createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { pruneDeclarations } from "./prune-declarations.mjs";
import { shipSearchWindow } from "./ship-search-window.mjs";
import { writeModuleTypes } from "./write-module-types.mjs";

const require = createRequire(import.meta.url);
const packageDir = fileURLToPath(new URL("..", import.meta.url));
const source = path.join(packageDir, "src");
const target = path.join(packageDir, "dist");

const manifest = JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8"));
/** What isn't inlined: those who share a value with sites, or load files of their own when they run. */
const installed = new Set([...Object.keys(manifest.dependencies), ...builtinModules]);

/** Where what runs together begins: commands, threads, the process that bundles, and what each site has loaded. */
const STARTS = {
  cli: ["cli"],
  // It starts threads and processes, which load their own files while all others are loaded.
  begin: ["commands/begin-build"],
  api: ["api", "api/command-process"],
  dev: ["commands/start", "dev/open-live-site", "dev/ready-renderer"],
  lifecycles: ["webpack/translate-lifecycles"],
  thread: ["workers/worker", "markdown/compile", "render/page-renderer"],
  bundle: ["bundler/bundle-process", "bundler/vite-plugins"],
  site: [
    "commands/build",
    "plugins/load-plugins",
    "plugins/preset-classic",
    "plugins/theme-classic",
    "content/docs/plugin",
    "content/pages/plugin",
    "content/sitemap/plugin",
  ],
};

rmSync(target, { recursive: true, force: true });
compile();
const inlined = await bundleNode();
copyAssets();
joinThemeStyles();
shipPrismThemes();
writeModuleTypes(target, path.dirname(packageDir));
pruneDeclarations(target);
writeLicences([...inlined, ...shipSearchWindow(path.join(target, "docsearch"))]);
await prepareModules();
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

/**
 * Entries keep their place and name: the command line, worker threads, and what sites import. Packages that the
 * manifest doesn't name as dependencies become part of it: most are of a few small files each, which every thread would
 * look up and read, and every site would install.
 *
 * @returns {Promise<string[]>} folders of those packages
 */
async function bundleNode() {
  const { build } = await import("rolldown");
  const folder = path.join(target, "node");
  const names = [
    "api",
    "api/command-process",
    "cli",
    "bundler/prepare-modules",
    "dev/ship-engine-bundle",
    "workers/worker",
    "bundler/bundle-process",
    "dev/react-hooks",
    "bundler/plugin-module-places",
    ...listModules(path.join(folder, "plugins/upstream")),
  ];
  const bundled = path.join(target, "node.bundled");
  const { output } = await build({
    input: Object.fromEntries(names.map((name) => [name, path.join(folder, `${name}.js`)])),
    platform: "node",
    external: (id) => id.startsWith("node:") || installed.has(toPackageName(id)),
    treeshake: { moduleSideEffects: true },
    // What files share may be exported by one that sites import: under names of its own.
    preserveEntrySignatures: "allow-extension",
    // A plugin that each site has is loaded with the others.
    checks: { ineffectiveDynamicImport: false },
    output: {
      dir: bundled,
      format: "esm",
      entryFileNames: "[name].js",
      chunkFileNames: "chunks/[name]-[hash].js",
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ debugName: "starts", name: createChunkNames(folder) }],
      },
      // A sixth of it would be docstrings of others, which each start reads.
      comments: { legal: true, annotation: true, jsdoc: false },
    },
    logLevel: "warn",
    // Comments that name each module would be 30 kB of what everyone installs.
    experimental: { attachDebugInfo: "none" },
  });
  removeModules(folder);
  cpSync(bundled, folder, { recursive: true });
  rmSync(bundled, { recursive: true });
  const files = output.flatMap(({ moduleIds = [] }) => moduleIds);
  return [...new Set(files.flatMap((file) => findPackageFolder(file) ?? []))].toSorted();
}

/**
 * Modules that the same starts lead to are one file. Left to itself, the bundler would make a hundred small ones of them,
 * which take longer to find and open than to run.
 */
function createChunkNames(folder) {
  let names;
  return (id, graph) => {
    // What an entry does when it is loaded is for its own process alone: nobody else may load it.
    if (graph.getModuleInfo(id)?.isEntry) return null;
    names ??= nameModules(folder, graph);
    return names.get(id) ?? null;
  };
}

function nameModules(folder, graph) {
  const names = new Map();
  for (const [name, starts] of Object.entries(STARTS))
    for (const id of reachFrom(starts, { folder, graph }))
      names.set(id, names.has(id) ? `${names.get(id)}-${name}` : name);
  return names;
}

function reachFrom(starts, { folder, graph }) {
  const reached = new Set(starts.map((start) => path.join(folder, `${start}.js`)));
  for (const id of reached) if (!graph.getModuleInfo(id)) throw new Error(`${id} isn't bundled.`);
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

function toPackageName(id) {
  const [scope, name] = id.split("/");
  return scope.startsWith("@") ? `${scope}/${name}` : scope;
}

function findPackageFolder(file) {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll("\\", "/"))?.[1];
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

/** For configurations, which take the colours of code and nothing else: loading them with their package takes 40 ms. */
function shipPrismThemes() {
  const { themes } = require("prism-react-renderer");
  const manifest = path.join(
    path.dirname(require.resolve("prism-react-renderer")),
    "../package.json",
  );
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  const file = path.join(target, "node/config/prism-themes.json");
  writeFileSync(file, JSON.stringify({ version, themes }));
}

async function prepareModules() {
  const file = path.join(target, "node/bundler/prepare-modules.js");
  const { prepareModules: prepare } = await import(pathToFileURL(file));
  prepare();
}

async function shipEngineBundle() {
  const file = path.join(target, "node/dev/ship-engine-bundle.js");
  const { shipEngineBundle: ship } = await import(pathToFileURL(file));
  await ship();
}

/** Of what was inlined, each with its name. */
function writeLicences(folders) {
  const texts = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
    const text =
      file === undefined ? `License: ${license}` : readFileSync(`${folder}/${file}`, "utf8");
    return `${name} ${version}\n\n${text.trim()}\n`;
  });
  writeFileSync(path.join(target, "LICENSES"), texts.join(`\n${"-".repeat(80)}\n\n`));
}

function hashFolder(folder) {
  const hash = createHash("sha1");
  for (const name of readdirSync(folder, { recursive: true }).toSorted()) {
    if (/\.(?:js|css)$/.test(name)) hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest("hex");
}
