import path from "../system/path.ts";
import { build, type Rolldown } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { generatedPlugin } from "./plugin-generated.ts";
import { serverAddressesPlugin } from "./plugin-server-addresses.ts";

afterAll(removeSites);

async function bundle(code: string): Promise<string> {
  const siteDir = writeSite({
    "index.js": code,
    "my file.bin": "bytes",
    "lib/other.txt": "text",
    "worker.js": "",
    "page.css": "",
  });
  const generated = { "site-url": 'export default "https://site.test";' };
  const output = (await build({
    configFile: false,
    root: siteDir,
    base: "/base/",
    logLevel: "silent",
    plugins: [
      serverAddressesPlugin(),
      generatedPlugin(() => generated, { resolve: () => undefined } as never),
    ],
    build: { ssr: path.join(siteDir, "index.js"), write: false, assetsInlineLimit: 0 },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

test("a file by its address is one of the site's, not of the machine's", async () => {
  const code = await bundle(`
    export const a = new URL("./my file.bin", import.meta.url).href;
    export const b = new URL(\`lib/other.txt\`, import.meta.url,);
  `);
  expect(code).not.toContain("import.meta.url");
  expect(code).toMatch(/= new URL\(\w+, \w+\)\.href/);
  expect(code).toContain('"https://site.test"');
  expect(code).toMatch(/"\/base\/assets\/my%20file-[\w-]+\.bin"/);
  expect(code).toMatch(/"\/base\/assets\/other-[\w-]+\.txt"/);
});

test.each([
  ["what a worker runs", `new Worker(new URL("./worker.js", import.meta.url))`],
  ["a folder", `new URL(".", import.meta.url)`],
  ["a folder above", `new URL("..", import.meta.url)`],
  ["the top of all", `new URL("/", import.meta.url)`],
  ["a text", "'new URL(\"./my file.bin\", import.meta.url)'"],
  ["a comment", `/* new URL("./my file.bin", import.meta.url) */ import.meta.url`],
  ["what isn't there", `new URL("./none.bin", import.meta.url)`],
  ["another site", `new URL("https://other.test/my file.bin", import.meta.url)`],
  ["a stylesheet", `new URL("./page.css", import.meta.url)`],
  ["what follows from a value", "new URL(`./${name}.bin`, import.meta.url)"],
])("%s stays as it is", async (_title, expression) => {
  expect(await bundle(`export const make = (name) => ${expression};`)).toContain("import.meta.url");
});
