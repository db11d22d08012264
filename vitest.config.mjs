// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";

const source = path.join(import.meta.dirname, "packages/velosaur/src");

/** Resolves the module names that the bundler knows, as a site's build does. */
const engineModules = {
  name: "engine-modules",
  enforce: "pre",
  resolveId(id) {
    if (id.startsWith("@generated/")) return `\0${id}`;
    const [, own] = /^velosaur\/client\/(.+)$/.exec(id) ?? [];
    if (own) return findSource([`client/own/${own}.tsx`, `client/own/${own}.ts`]);
    const [, scope, name] = /^@(docusaurus|theme|theme-original|theme-init)\/(.+)$/.exec(id) ?? [];
    if (!scope) return null;
    const candidates =
      scope !== "docusaurus"
        ? [`theme/${name}/index.tsx`, `theme/${name}/index.ts`, `theme/${name}.tsx`]
        : name.startsWith("theme-common")
          ? [`theme/common/${name.split("/")[1]?.toLowerCase() ?? "index"}.ts`]
          : [`client/exports/${name}.tsx`, `client/exports/${name}.ts`];
    return findSource(candidates);
  },
  // What a build writes down of its site: here, of one that has configured nothing.
  load(id) {
    if (!id.startsWith("\0@generated/")) return null;
    const isStorage = id.endsWith("/site-storage");
    return `export default ${isStorage ? '{ type: "localStorage", namespace: "" }' : "{}"};`;
  },
};

/** @param {string[]} candidates */
const findSource = (candidates) =>
  candidates.map((file) => path.join(source, file)).find((file) => existsSync(file));

const excluded = ["**/node_modules/**", "**/dist/**", "bench/.work/**"];
/**
 * Of the browser's code, where other modules stand for those of a site; and what changes Prism, or a name that is read
 * from the environment once, for good.
 */
const isolated = [
  "packages/velosaur/src/{client,theme}/**/*.test.{ts,tsx}",
  "packages/velosaur/src/node/commands/clear.test.ts",
  "packages/velosaur/src/node/markdown/own-grammars.test.ts",
];

/** Limits are for what hangs: on a machine that others use, everything takes several times as long. */
const unit = {
  plugins: [engineModules],
  test: {
    name: "unit",
    include: [
      "packages/*/src/**/*.test.{ts,tsx}",
      "bench/**/*.test.mjs",
      "scripts/**/*.test.mjs",
      "fuzz/*.test.mjs",
      "website/src/**/*.test.{ts,tsx}",
    ],
    exclude: [...excluded, ...isolated],
    globalSetup: ["scripts/setup/own-temp-folder.mjs"],
    pool: "threads",
    maxWorkers: 2,
    // Loading the same modules for each file again takes twice as long as the tests.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 60_000,
  },
};

/** Each file has modules of its own. */
const isolatedUnit = {
  plugins: [engineModules],
  test: {
    name: "unit-isolated",
    include: isolated,
    exclude: excluded,
    globalSetup: ["scripts/setup/own-temp-folder.mjs"],
    pool: "threads",
    maxWorkers: 2,
    testTimeout: 60_000,
  },
};

/** Runs the compiled engine, in a browser: `npm run build:engine` first. */
const e2e = {
  test: {
    name: "e2e",
    include: ["e2e/**/*.spec.ts"],
    globalSetup: ["e2e/support/prepare-run.ts"],
    setupFiles: ["e2e/support/close-browser.ts"],
    pool: "threads",
    // One more than the cores of a small machine: a spec often waits for its browser, or for one thread of a build.
    maxWorkers: 3,
    // What specs share is loaded once; each closes its browser.
    isolate: false,
    // Each page has a process, which compiles what it shows by itself.
    maxConcurrency: 3,
    testTimeout: 300_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: 60_000 } },
  },
};

/** Specs that take longer than their size tells; one that begins last would run alone at the end. */
const longest = [
  "website",
  "test-area",
  "offline",
  "accessibility",
  "lean",
  "shards",
  "missing-page",
  "bad-input",
  "bad-documents",
  "ci-pipelines",
  "head",
  "website-pages",
  "late-hydration",
  "prefetch",
  "routes",
  "theme",
  "versions",
  "dev-server",
  "local-search",
  "add-ons",
  "prefix-routes",
  "moved-site",
  "search-modal",
  "damaged-cache",
  "cache-size",
  "travelling-cache",
  "dev-engine",
  "long-levels",
  "dev-first-page",
  "output",
  "navigation",
  "documents",
  "errors",
].map((name) => `${name}.spec.ts`);

/** @param {import("vitest/node").TestSpecification} spec */
function rank({ moduleId }) {
  const index = longest.indexOf(path.basename(moduleId));
  return index < 0 ? longest.length : index;
}

class LongestFirst extends BaseSequencer {
  /** @override @param {import("vitest/node").TestSpecification[]} specs */
  async sort(specs) {
    return (await super.sort(specs)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: { projects: [unit, isolatedUnit, e2e], sequence: { sequencer: LongestFirst } },
});
