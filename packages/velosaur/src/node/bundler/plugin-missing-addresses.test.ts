import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { missingAddressesPlugin } from "./plugin-missing-addresses.ts";
import type { Diagnostic } from "../system/diagnostic.ts";

afterAll(removeSites);

test("a file that a stylesheet names and that isn't there is told of, with its place", async () => {
  const root = writeSite({
    "index.js": 'import "./x.css";',
    "x.css": [
      '.a { background: url("./none.png"), url(fonts/none.woff2) }',
      ".b { background: url(./there.svg), url(/img/static.png), url(#part), url(https://x.org/a.png) }",
      ".c { background: url('data:image/svg+xml,%3Csvg/%3E') }",
    ].join("\n"),
    "there.svg": "<svg/>",
  });
  const missing: Diagnostic[] = [];
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: `${root}/index.js` } },
    plugins: [missingAddressesPlugin((found) => missing.push(...found))],
  });
  const filePath = `${root}/x.css`;
  expect(missing).toMatchObject([
    { message: 'There is no file "./none.png".', filePath, line: 1, column: 23 },
    { message: 'There is no file "fonts/none.woff2".', filePath },
  ]);
});
