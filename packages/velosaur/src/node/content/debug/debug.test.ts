import { expect, test } from "vitest";
import { collectModules, describeRoutes } from "./route-entries.ts";
import { toJson } from "./to-json.ts";

const routes = [
  {
    path: "/docs/",
    component: "@theme/DocsRoot",
    exact: false,
    routes: [
      {
        path: "/docs/a/",
        component: "@theme/DocItem",
        exact: true,
        sidebar: "docs",
        context: { plugin: { name: "docs", id: "default" } },
        modules: {
          content: {
            __document: true as const,
            filePath: "/site/docs/a.md",
            metadata: {},
            frontMatter: {},
          },
          config: "/site/x.json",
        },
        props: {
          version: { $shared: "/assets/data/version.json" },
          tags: [],
          items: [{ title: "a" }, { title: "b" }],
        },
      },
    ],
  },
];

test("a route's fields, where its content comes from, and the routes within", () => {
  const [layout] = describeRoutes(routes, "/site");
  expect(layout).toEqual({
    path: expect.stringMatching(/^\/docs\/-[0-9a-f]{3}$/),
    component: "@theme/DocsRoot",
    exact: false,
    routes: [
      {
        path: expect.stringMatching(/^\/docs\/a\/-[0-9a-f]{3}$/),
        component: "@theme/DocItem",
        exact: true,
        sidebar: "docs",
        plugin: "docs (default)",
        content: "@site/docs/a.md",
        config: "@site/x.json",
        version: "/assets/data/version.json",
        tags: "empty list",
        items: "2 × a",
      },
    ],
  });
});

test("what routes name, and how often", () => {
  expect(collectModules([...routes, ...routes], "/site")).toContainEqual({
    name: "@site/docs/a.md",
    kind: "document",
    routes: 2,
    first: "/docs/a/",
  });
});

test("what JSON can't hold is described", () => {
  const self: Record<string, unknown> = { n: Number.NaN, f: function named() {}, gone: undefined };
  self["self"] = self;
  const shared = { a: 1 };
  const value = {
    self,
    list: [shared, shared, new Date(0), /x/, new Set([1]), new Map([["k", 2]]), 1n],
  };
  expect(toJson(value)).toEqual({
    self: { n: "NaN", f: "[function named]", self: "[circular]" },
    list: [{ a: 1 }, { a: 1 }, String(new Date(0)), "/x/", [1], { k: 2 }, "1"],
  });
});
