import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { bundleModule } from "./__fixtures__/bundle-module.ts";

afterAll(removeSites);

/** Files that a page which imports the router by its package's name is made of. */
async function listModules(files: Record<string, string>): Promise<string[]> {
  const siteDir = writeSite({
    "page.js": 'import { useLocation } from "react-router-dom"; console.log(useLocation);',
    ...files,
  });
  const { output } = await bundleModule(siteDir, "page.js");
  return output[0].moduleIds.map((id) => path.relative(siteDir, id));
}

const install = (version: string): Record<string, string> => ({
  "node_modules/react-router-dom/package.json": JSON.stringify({
    name: "react-router-dom",
    version,
    main: "index.js",
  }),
  "node_modules/react-router-dom/index.js": "export const useLocation = () => undefined;",
});

const ENGINES = expect.stringMatching(/client\/exports\/router\.tsx$/);
const INSTALLED = "node_modules/react-router-dom/index.js";

test("upstream's router is the engine's, installed or not", async () => {
  expect(await listModules({})).toContainEqual(ENGINES);
  const modules = await listModules(install("5.3.4"));
  expect(modules).toContainEqual(ENGINES);
  expect(modules).not.toContain(INSTALLED);
});

test("a router of another version is the site's own", async () => {
  const modules = await listModules(install("6.30.0"));
  expect(modules).toContain(INSTALLED);
  expect(modules).not.toContainEqual(ENGINES);
});

test("whoever writes the head by Helmet writes the engine's, whatever version is installed", async () => {
  const page = 'import { Helmet } from "react-helmet-async"; console.log(Helmet);';
  const helmet = expect.stringMatching(/client\/own\/helmet\.tsx$/);
  expect(await listModules({ "page.js": page })).toContainEqual(helmet);
  const modules = await listModules({
    "page.js": page,
    "node_modules/react-helmet-async/package.json": '{ "version": "2.0.5", "main": "index.js" }',
    "node_modules/react-helmet-async/index.js": "export const Helmet = () => null;",
  });
  expect(modules).toContainEqual(helmet);
});
