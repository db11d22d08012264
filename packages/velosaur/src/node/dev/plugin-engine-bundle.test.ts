import path, { urlToPath } from "../system/path.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer, type ViteDevServer } from "vite";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { engineDir } from "../system/engine-paths.ts";
import { engineBundlePlugin } from "./plugin-engine-bundle.ts";

const frame = path.join(engineDir, "bundled/frame.js");
const styles = path.join(engineDir, "bundled/theme.css");
const module = path.join(engineDir, "client/App.js");
const colors = path.join(engineDir, "bundled/colors.js");
const texts = new Map([
  [colors, 'import { themes } from "prism-react-renderer";\nexport { themes };'],
  [frame, "export const frame = 1;"],
  [styles, "a{color:red}"],
  [module, 'export * from "../bundled/frame.js";'],
]);

/** The engine lies in the site's folder, as it does where npm has installed it. */
const root = path.dirname(engineDir);
const serve = (folder: string): Promise<ViteDevServer> =>
  createServer({
    root: folder,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [engineBundlePlugin(async () => texts)],
  });
let vite: ViteDevServer;
beforeAll(async () => {
  vite = await serve(root);
});
afterAll(() => vite.close());
afterAll(removeSites);

const read = async (address: string) => (await vite.transformRequest(address))?.code;

test("a module of the engine's hands on what stands in the bundle", async () => {
  expect(await read(`/@fs${module}?v=1`)).toContain("/bundled/frame.js");
  expect(await read(`/@fs${frame}?v=1`)).toContain("export const frame = 1;");
});

test("the bundle's files, of which none is on the disk, have addresses below the site's", async () => {
  const address = (file: string) => file.slice(root.length);
  expect(await read(`${address(styles)}?v=1&direct`)).toContain("a{color:red}");
  expect(await read(address(frame))).toContain("export const frame = 1;");
});

test("what the bundle imports in a browser is the engine's, whatever version the site has", async () => {
  const siteDir = writeSite({
    "node_modules/prism-react-renderer/package.json":
      '{ "name": "prism-react-renderer", "version": "1.3.5", "module": "./old.js" }',
    "node_modules/prism-react-renderer/old.js": "export default 1;",
  });
  const server = await serve(siteDir);
  const found = await server.transformRequest(`/@fs${colors}`);
  await server.close();
  const own = urlToPath(import.meta.resolve("prism-react-renderer"));
  expect(found?.code).toContain(path.dirname(own));
  expect(found?.code).not.toContain("old.js");
});

test("all else is left to others", async () => {
  expect(await read("/client/nothing.js").catch(() => "failed")).toBe("failed");
});

test("an address that says the same many times is read in one way", async () => {
  const version = "v=direct&".repeat(1000);
  expect(await read(`/@fs${frame}?${version}`)).toContain("export const frame = 1;");
  expect(await read(`/@fs${frame}?${version}other`).catch(() => "failed")).not.toContain(
    "frame = 1",
  );
});
