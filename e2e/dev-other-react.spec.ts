/** A site, or one of its packages, has another React than the engine. */

import { cpSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { collectProblems, openPage, waitForHydration } from "./support/page.ts";
import { createSite, startSite } from "./support/site.ts";

const FILES = {
  "node_modules/hooks-cjs/package.json": '{ "name": "hooks-cjs", "version": "1.0.0" }',
  "node_modules/hooks-cjs/index.js":
    'const { useState } = require("react");\nexports.useCommonJs = () => useState("CommonJS")[0];\n',
  "node_modules/hooks-esm/package.json":
    '{ "name": "hooks-esm", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  "node_modules/hooks-esm/index.js":
    'import { useState } from "react";\nexport const useModule = () => useState("a module")[0];\n',
  "docs/other.md": "# Other\n",
  "src/pages/index.js": `import { useState } from "react";
import { useCommonJs } from "hooks-cjs";
import { useModule } from "hooks-esm";
export default function Home() {
  const [own] = useState("the page");
  return <h1>{own}, {useCommonJs()}, {useModule()}</h1>;
}`,
};

test("the server's code and the browser's have one React", async () => {
  const site = createSite("dev-other-react", { files: FILES });
  for (const name of ["react", "react-dom"])
    cpSync(
      path.join(import.meta.dirname, `../node_modules/${name}-19.0`),
      site.path(`node_modules/${name}`),
      { recursive: true },
    );
  const server = await startSite(site);
  const answer = await fetch(server.origin, { headers: { accept: "text/html" } });
  const text = (await answer.text()).replaceAll("<!-- -->", "");
  expect(text).toContain("<h1>the page, CommonJS, a module</h1>");

  const page = await openPage();
  const problems = collectProblems(page);
  await page.goto(server.origin);
  await waitForHydration(page);
  expect(await page.locator("h1").innerText()).toBe("the page, CommonJS, a module");
  expect(problems).toEqual([]);
  await page.close();
  await server.close();
});
