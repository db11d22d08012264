/** Packages that upstream is made of, which pages and other packages ask for by their names: the engine stands for them. */

import { expect, test } from "vitest";
import { collectProblems } from "./support/page.ts";
import { describeBoth } from "./support/describe-site.ts";

const install = (name: string, version: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version, main: "index.js" }),
  [`node_modules/${name}/index.js`]: `throw new Error("This is ${name}.");\n`,
});

const files = {
  "docs/index.md": "# Docs\n",
  ...install("react-router-dom", "5.3.4"),
  "node_modules/asks-cjs/package.json": '{ "name": "asks-cjs", "version": "1.0.0" }',
  "node_modules/asks-cjs/index.js": `const router = require("react-router-dom");
exports.useWhere = () => router.useLocation().pathname;
`,
  "src/pages/where.js": `import { generatePath, MemoryRouter, Route, useLocation } from "react-router-dom";
export default function Where() {
  return (
    <main>
      <p>{useLocation().pathname}{generatePath("/users/:id", { id: 7 })}</p>
      <MemoryRouter initialEntries={["/apart"]}><Route path="/apart">apart</Route></MemoryRouter>
    </main>
  );
}
`,
  "src/pages/asked.js": `import { useWhere } from "asks-cjs";
export default () => <main>{useWhere()}</main>;
`,
};

describeBoth("upstream-packages", { files }, ({ open, url }) => {
  const read = async (path: string): Promise<string> => {
    const answer = await fetch(url(path), { headers: { accept: "text/html" } });
    return (await answer.text()).replaceAll("<!-- -->", "");
  };
  const visit = async (path: string): Promise<string> => {
    let problems: string[] = [];
    const page = await open(path, {
      prepare: async (opened) => void (problems = collectProblems(opened)),
    });
    await expect.poll(() => page.locator("main").innerText()).not.toBe("");
    expect(problems).toEqual([]);
    return page.locator("main").innerText();
  };

  test("the router is the engine's", async () => {
    expect(await read("/where")).toContain("<main><p>/where/users/7</p>apart</main>");
    expect(await visit("/where")).toMatch(/^\/where\/users\/7\s+apart$/);
  });

  test("so it is for a package that requires it", async () => {
    expect(await visit("/asked")).toBe("/asked");
  });
});
