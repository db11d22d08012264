import path from "../system/path.ts";
import { rolldown } from "rolldown";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createModuleResolver } from "../bundler/module-resolution.ts";
import { engineNamesPlugin } from "./plugin-engine-names.ts";

afterAll(removeSites);

test("a package that asks upstream's router is bundled ahead without it: the page has one", async () => {
  const siteDir = writeSite({
    "node_modules/add-on/index.js": 'export { useLocation } from "react-router-dom";',
    "node_modules/react-router-dom/package.json": '{ "version": "5.3.4" }',
    "node_modules/react-router-dom/index.js": "export const useLocation = () => undefined;",
  });
  const resolver = createModuleResolver({ siteDir, themePaths: [] });
  const bundle = await rolldown({
    input: { "add-on": path.join(siteDir, "node_modules/add-on/index.js") },
    plugins: [engineNamesPlugin(resolver, siteDir)],
  });
  const { output } = await bundle.generate();
  expect(output[0].imports).toEqual(["@docusaurus/router"]);
});
