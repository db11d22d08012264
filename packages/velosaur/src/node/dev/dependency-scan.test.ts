import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "../system/path.ts";
import { createServer, type Plugin } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { findOwnPackage, OWN_PACKAGES } from "../bundler/own-packages.ts";
import { createModuleResolver } from "../bundler/module-resolution.ts";
import { createDependencyScan, listOwnAliases } from "./dependency-scan.ts";
import { scanPlugin } from "./plugin-scan.ts";

const resolver = createModuleResolver({ siteDir: "/site", themePaths: [] });

test("plugins of the site and tests are left out", () => {
  const nodeFiles = [
    "/site/docusaurus.config.ts",
    "/site/src/plugins/a/index.ts",
    "/site/src/(b)/[c].js",
  ];
  const pageModules = ["/packages/c/client.js", "bootstrap/css"];
  const themePaths = ["/site/theme", "/packages/(c)/theme"];
  const options = {
    siteDir: "/site",
    nodeFiles,
    themePaths,
    pageModules,
    documentImports: "/site/.docusaurus/imports.js",
    pluginPackages: [],
    resolver,
  };
  expect(createDependencyScan(options).entries).toEqual([
    "src/**/!(*.test|*.d).{js,jsx,ts,tsx}",
    "theme/**/!(*.test|*.d).{js,jsx,ts,tsx}",
    "../packages/\\(c\\)/theme/**/!(*.test|*.d).{js,jsx,ts,tsx}",
    ".docusaurus/imports.js",
    "../packages/c/client.js",
    "!src/plugins/a/index.ts",
    "!src/\\(b\\)/\\[c\\].js",
  ]);
});

/** Vite on a site of these files, when it has looked for packages. A plugin of it runs in Node, an add-on has a theme. */
async function openServer(files: Record<string, string>, plugins: Plugin[] = []) {
  const siteDir = mkdtempSync(path.join(tmpdir(), "velosaur-scan-"));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), text);
  }
  const optimizeDeps = createDependencyScan({
    siteDir,
    nodeFiles: [path.join(siteDir, "src/[b]/plugin.js")],
    themePaths: [path.join(siteDir, "node_modules/add-on/theme")],
    pageModules: [],
    documentImports: path.join(siteDir, ".docusaurus/imports.js"),
    pluginPackages: [],
    resolver,
  });
  const server = await createServer({
    root: siteDir,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false },
    resolve: { alias: listOwnAliases() },
    optimizeDeps,
    plugins: [scanPlugin(), ...plugins],
  });
  onTestFinished(() => server.close());
  const optimizer = server.environments.client.depsOptimizer;
  await optimizer?.scanProcessing;
  const found = optimizer?.metadata.depInfoList ?? [];
  await Promise.all(found.map(({ processing }) => processing));
  return { server, found };
}

test("Vite looks at the other modules, and at components of plugins; what is known or may come later is passed over", async () => {
  const { found } = await openServer({
    "src/pages/index.js": `import "found";
import "react";
import "@docusaurus/theme-common";
export default () => <main />;`,
    "tsconfig.json": '{ "extends": "not-installed" }',
    "src/[b]/plugin.js": 'import "for-node";',
    "src/pages/guides.js": 'import guides from "@site/static/written-later.json";',
    "src/pages/index.test.js": 'import "for-tests";',
    "node_modules/react/package.json": '{ "name": "react", "main": "index.js" }',
    "node_modules/react/index.js": "export default 1;",
    "node_modules/@docusaurus/theme-common/package.json":
      '{ "name": "@docusaurus/theme-common", "main": "index.js" }',
    "node_modules/@docusaurus/theme-common/index.js": "export default 1;",
    "node_modules/found/package.json": '{ "name": "found", "main": "index.js" }',
    "node_modules/found/index.js": "export default 1;",
    "node_modules/add-on/theme/Box/index.js": 'import "found-by-theme";',
    "node_modules/add-on/theme/Box/index.d.ts": 'import "for-types";',
    ".docusaurus/imports.js":
      'import "found-by-document"; import "nowhere"; import "@no/where/at-all";',
    "node_modules/found-by-document/package.json":
      '{ "name": "found-by-document", "main": "index.js" }',
    "node_modules/found-by-document/index.js": "export default 1;",
    "node_modules/found-by-theme/package.json": '{ "name": "found-by-theme", "main": "index.js" }',
    "node_modules/found-by-theme/index.js": "export default 1;",
  });
  const names = found.map(({ id }) => id).filter((id) => !id.startsWith("velosaur-own/"));
  expect(names.toSorted()).toEqual(["found", "found-by-document", "found-by-theme"]);
  expect(found.filter(({ id }) => !names.includes(id)).map(({ src }) => src)).toEqual(
    OWN_PACKAGES.map(findOwnPackage),
  );
});

test("packages are found in a folder with a $ in its name", () => {
  const findPackage = (id: string): string => `/a$&b/${id}`;
  const byAlias = listOwnAliases(findPackage).map(({ find, replacement }, index) =>
    `velosaur-own/${OWN_PACKAGES[index]}`.replace(find, replacement),
  );
  expect(byAlias).toEqual(OWN_PACKAGES.map(findPackage));
});

test("the search window isn't made ready when a page's modules name it: that would load the page again", async () => {
  const engine = "node_modules/@docusaurus/core/dist";
  const places: Plugin = {
    name: "places",
    config: ({ root = "" }) => ({
      resolve: { alias: { "velosaur/docsearch": path.join(root, engine, "docsearch") } },
    }),
  };
  const files = {
    [`${engine}/modal.js`]: 'import "velosaur/docsearch/react";',
    [`${engine}/docsearch/react/index.js`]: "export default 1;",
  };
  const { server } = await openServer(files, [places]);
  const result = await server.transformRequest(`/${engine}/modal.js`);
  expect(result?.code).toContain(`/${engine}/docsearch/react/index.js`);
});
