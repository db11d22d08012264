import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import type { DocumentModule, RouteConfig } from "../contract/contract.ts";
import { createPagePlanner, toModuleName, type PagePlan } from "./plan-pages.ts";

afterAll(removeSites);

const siteDir = writeSite({ "src/data.json": '{"a":1}' });
const documentOf = (name: string): DocumentModule => ({
  __document: true,
  filePath: path.join(siteDir, name),
  metadata: {},
  frontMatter: {},
});

function plan(route: Partial<RouteConfig>, ancestors: RouteConfig[] = []): PagePlan {
  const whole = { path: "/a", component: "@theme/A", ...route };
  const planPage = createPagePlanner({
    siteDir,
    data: new Map([["/data/x.json", { kept: true }]]),
    share: (props) => props,
  });
  return planPage({ path: whole.path, route: whole, ancestors });
}

test.each([
  ["/site/src/pages/a.js", "@site/src/pages/a.js"],
  ["/site", "@site/"],
  ["/site-other/a.js", "/site-other/a.js"],
  ["/elsewhere/a.js", "/elsewhere/a.js"],
  ["/site/..hidden/a.js", "@site/..hidden/a.js"],
  ["@theme/A", "@theme/A"],
  ["@site/src/a.js", "@site/src/a.js"],
  ["package/a", "package/a"],
])("%s → %s", (name, expected) => {
  expect(toModuleName(name, "/site")).toBe(expected);
});

test("levels, from the outermost in, with their modules", () => {
  const { levels, moduleIds } = plan({ exact: true }, [
    { path: "/", component: path.join(siteDir, "src/Root.js"), routes: [] },
  ]);
  expect(levels.map(({ path: at, component, exact }) => [at, component, exact])).toEqual([
    ["/", "@site/src/Root.js", false],
    ["/a", "@theme/A", true],
  ]);
  expect(moduleIds).toEqual(["@site/src/Root.js", "@theme/A"]);
});

test("pages of a layout share its level, but for one that shows documents", () => {
  const planPage = createPagePlanner({
    siteDir,
    data: new Map(),
    share: (props, kind) => ({ ...props, ...(kind === "layout" && { shared: true }) }),
  });
  const layout: RouteConfig = {
    path: "/",
    component: "@theme/L",
    modules: { x: "@site/src/x.js" },
  };
  const showing: RouteConfig = { ...layout, modules: { content: documentOf("docs/a.md") } };
  const planBelow = (ancestors: RouteConfig[]): PagePlan[] =>
    ["/a", "/b"].map((at) => planPage({ path: at, route: { path: at, component: at }, ancestors }));
  const [first, second] = planBelow([layout]);
  expect(second?.levels[0]).toBe(first?.levels[0]);
  expect(first?.levels.map(({ props }) => props["shared"])).toEqual([true, undefined]);
  expect(second?.moduleIds).toEqual(["@site/src/x.js", "@theme/L", "/b"]);
  for (const { levels, documents } of planBelow([showing])) {
    expect(levels[0]?.props).toEqual({ content: { $document: 0 } });
    expect(documents).toHaveLength(1);
  }
  const [, third] = planBelow([showing, showing]);
  expect(third?.levels[1]?.props).toEqual({ content: { $document: 1 } });
});

test("modules become data, documents or modules", () => {
  const { levels, documents, moduleIds } = plan({
    props: { given: 1 },
    modules: {
      kept: "/data/x.json",
      json: "@site/src/data.json",
      code: "@site/src/code.js",
      config: "@generated/docusaurus.config",
      imported: { __import: true, path: path.join(siteDir, "src/other.ts") },
      content: documentOf("docs/a.md"),
      items: [{ content: documentOf("blog/b.md"), x: "@site/src/code.js" }],
      markdown: "@site/docs/c.mdx",
    },
  });
  expect(levels[0]?.props).toEqual({
    given: 1,
    kept: { kept: true },
    json: { a: 1 },
    code: { $module: "@site/src/code.js" },
    config: { $site: "siteConfig" },
    imported: { $module: "@site/src/other.ts" },
    content: { $document: 0 },
    items: [{ content: { $document: 1 }, x: { $module: "@site/src/code.js" } }],
    markdown: { $document: 2 },
  });
  expect(documents.map(({ filePath }) => path.relative(siteDir, filePath))).toEqual([
    "docs/a.md",
    "blog/b.md",
    "docs/c.mdx",
  ]);
  expect(moduleIds.toSorted()).toEqual(["@site/src/code.js", "@site/src/other.ts", "@theme/A"]);
});

test("further fields are handed on, the engine's own are not", () => {
  const [level] = plan({
    sidebar: "docs",
    version: undefined,
    priority: 1,
    strict: true,
    metadata: {},
  }).levels;
  expect(level?.attributes).toEqual({ sidebar: "docs" });
  expect(plan({}).levels[0]).not.toHaveProperty("attributes");
});

test("a context keeps its plugin; its data is planned as modules are", () => {
  const plugin = { name: "p", id: "default" };
  expect(plan({ context: { plugin } }).levels[0]?.context).toEqual({ plugin });
  expect(plan({ context: { plugin, data: { x: "/data/x.json" } } }).levels[0]?.context).toEqual({
    plugin,
    data: { x: { kept: true } },
  });
});
