import { expect, test, vi } from "vitest";

import type { Json } from "../../shared/document.ts";
import type { PagePayload } from "../../shared/payload.ts";
import { createPageLoader } from "./load-page.ts";
import { collectShared, resolveReferences } from "./resolve-references.ts";
import { RecentMap } from "../../shared/recent-map.ts";
import { createSharedDataCache } from "./shared-data.ts";

const modules: Record<string, Record<string, unknown>> = {
  "@theme/Layout": { default: () => null },
  "@theme/Page": { default: () => null },
  "@site/src/named.ts": { one: 1, two: 2 },
  "@site/src/both.ts": { default: { a: 1 }, b: 2 },
  "@site/src/list.ts": { default: [1] },
  "@site/src/pages/empty.tsx": { helper: 1 },
};

const payload: PagePayload = {
  build: "b",
  levels: [
    {
      path: "/docs",
      exact: false,
      component: "@theme/Layout",
      props: {},
      context: { plugin: { name: "docs", id: "default" } },
    },
    {
      path: "/docs/a",
      exact: true,
      component: "@theme/Page",
      attributes: { sidebar: "main" },
      props: {
        content: { $document: 0 },
        items: [{ content: { $document: 0 } }],
        parts: [{ $shared: "/top.json" }, { $shared: "/branch.json" }],
        named: { $module: "@site/src/named.ts" },
        both: { $module: "@site/src/both.ts" },
        list: { $module: "@site/src/list.ts" },
        config: { $site: "siteConfig" },
        plain: { deep: [1, null, "x"] },
      },
    },
  ],
  documents: [{ segments: ["hello"], toc: [], frontMatter: {}, metadata: { id: "a" }, assets: {} }],
  modules: Object.fromEntries(Object.keys(modules).map((id) => [id, { js: `/${id}.js` }])),
  site: { $shared: "/site.json" },
};

const files: Record<string, Json> = {
  "/site.json": { siteConfig: { title: "Site" }, globalData: { docs: 1 } },
  "/top.json": ["top"],
  "/branch.json": ["branch"],
};

function createLoader() {
  const fetchJson = vi.fn(async (url: string) => files[url]!);
  const loader = createPageLoader({
    importModule: async (id) => modules[id]!,
    sharedData: createSharedDataCache(fetchJson),
  });
  return { loader, fetchJson };
}

test("levels become nested routes with all references filled in", async () => {
  const { loader } = createLoader();
  const { route, site, contents } = await loader.load(payload);
  expect(site).toEqual({ siteConfig: { title: "Site" }, globalData: { docs: 1 } });
  expect(route).toMatchObject({
    path: "/docs",
    exact: false,
    component: modules["@theme/Layout"]!["default"],
  });
  const page = route.routes![0]!;
  expect(page).toMatchObject({ path: "/docs/a", exact: true, sidebar: "main" });
  expect(page.routes).toBeUndefined();
  const { content, items, parts, named, both, list, plain, config } = page.props as Record<
    string,
    unknown
  >;
  expect(config).toBe(site.siteConfig);
  expect(content).toBe(contents[0]);
  expect(items).toEqual([{ content }]);
  expect(parts).toEqual([["top"], ["branch"]]);
  expect(named).toEqual({ one: 1, two: 2 });
  expect(both).toEqual({ a: 1, b: 2 });
  expect(list).toEqual([1]);
  expect(plain).toBe(payload.levels[1]!.props["plain"]);
});

test("shared files are fetched once, and again after a failure", async () => {
  const { loader, fetchJson } = createLoader();
  await loader.load(payload);
  await loader.load(payload);
  expect(fetchJson).toHaveBeenCalledTimes(3);
  let attempts = 0;
  const cache = createSharedDataCache(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("no network");
    return "there";
  });
  await expect(cache.load({ $shared: "/x" })).rejects.toThrow("no network");
  await expect(cache.load({ $shared: "/x" })).resolves.toBe("there");
});

test("a build keeps the shared files that were asked for last", async () => {
  const fetchJson = vi.fn(async (url: string) => url);
  const known = new RecentMap<string, Promise<Json>>();
  const cache = createSharedDataCache(fetchJson, known);
  const load = async (...urls: string[]) => {
    for (const url of urls) await cache.load({ $shared: url });
  };
  await load("/a", "/b", "/c", "/a");
  known.keep(2);
  fetchJson.mockClear();
  await load("/c", "/a", "/b");
  expect(fetchJson.mock.calls).toEqual([["/b"]]);
});

test("a newer version of a page keeps its content components", async () => {
  const { loader } = createLoader();
  const first = await loader.load(payload);
  const second = await loader.load(
    { ...payload, documents: [{ ...payload.documents[0]!, metadata: { id: "b" } }] },
    first,
  );
  expect(second.contents[0]).toBe(first.contents[0]);
  expect(first.contents[0]!.metadata).toEqual({ id: "b" });
});

test("a page needs a default export", async () => {
  const { loader } = createLoader();
  const levels = [
    { path: "/empty", exact: true, component: "@site/src/pages/empty.tsx", props: {} },
  ];
  await expect(loader.load({ ...payload, levels })).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: The page component at the route "/empty" (@site/src/pages/empty.tsx) has no default export, so nothing can render. Default-export a component from it.]`,
  );
});

test("a category's items are left for later", () => {
  const sidebar = [{ type: "category", items: [], itemsFile: { $shared: "/later.json" } }];
  expect(collectShared({ sidebar, now: { $shared: "/now.json" } })).toEqual([
    { $shared: "/now.json" },
  ]);
  const keep = () => null;
  const visitor = { $shared: () => "filled", $module: keep, $document: keep, $site: keep };
  expect(resolveReferences(sidebar, visitor)).toBe(sidebar);
});
