/** Packages that upstream is made of, which pages and other packages ask for by their names: the engine stands for them. */

import type { Page } from "playwright-core";
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
  ...install("react-helmet-async", "2.0.5"),
  "node_modules/head-cjs/package.json": '{ "name": "head-cjs", "version": "1.0.0" }',
  "node_modules/head-cjs/index.js": `const { createElement } = require("react");
const { Helmet } = require("react-helmet-async");
exports.Author = () => createElement(Helmet, { meta: [{ name: "author", content: "ada" }] });
`,
  "src/pages/head.js": `import { Helmet, HelmetProvider } from "react-helmet-async";
import OldHelmet from "react-helmet";
export default function Page() {
  return (
    <HelmetProvider>
      <Helmet><title>By Helmet</title></Helmet>
      <OldHelmet htmlAttributes={{ "data-old": "yes" }} />
      <main>head</main>
    </HelmetProvider>
  );
}
`,
  "src/pages/author.js": `import { Author } from "head-cjs";
export default () => <main>author<Author /></main>;
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
  const visit = async (path: string): Promise<Page> => {
    let problems: string[] = [];
    const page = await open(path, {
      prepare: async (opened) => void (problems = collectProblems(opened)),
    });
    await expect.poll(() => page.locator("main").innerText()).not.toBe("");
    expect(problems).toEqual([]);
    return page;
  };
  const show = async (path: string): Promise<string> =>
    (await visit(path)).locator("main").innerText();

  test("the router is the engine's", async () => {
    expect(await read("/where")).toContain("<main><p>/where/users/7</p>apart</main>");
    expect(await show("/where")).toMatch(/^\/where\/users\/7\s+apart$/);
  });

  test("a package that requires the router gets the engine's", async () => {
    expect(await show("/asked")).toBe("/asked");
  });

  test("the head is the engine's", async () => {
    const html = await read("/head");
    expect(html).toMatch(/<title[^>]*>By Helmet<\/title>/);
    expect(html).toMatch(/<html[^>]* data-old="yes"/);
    const page = await visit("/head");
    expect(await page.title()).toBe("By Helmet");
    expect(await page.locator("html").getAttribute("data-old")).toBe("yes");
  });

  test("a package that requires Helmet writes into the engine's head", async () => {
    const page = await visit("/author");
    await expect.poll(() => page.locator("meta[name=author]").getAttribute("content")).toBe("ada");
  });
});
