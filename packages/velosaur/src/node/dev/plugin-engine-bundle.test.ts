import path from "../system/path.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer, type ViteDevServer } from "vite";
import { engineDir } from "../system/engine-paths.ts";
import { engineBundlePlugin } from "./plugin-engine-bundle.ts";

const frame = path.join(engineDir, "bundled/frame.js");
const styles = path.join(engineDir, "bundled/theme.css");
const module = path.join(engineDir, "client/App.js");
const texts = new Map([
  [frame, "export const frame = 1;"],
  [styles, "a{color:red}"],
  [module, 'export * from "../bundled/frame.js";'],
]);

/** The engine lies in the site's folder, as it does where npm has installed it. */
const root = path.dirname(engineDir);
let vite: ViteDevServer;
beforeAll(async () => {
  vite = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [engineBundlePlugin(async () => texts)],
  });
});
afterAll(() => vite.close());

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
