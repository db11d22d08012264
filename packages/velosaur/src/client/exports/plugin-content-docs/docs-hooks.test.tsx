import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

import type { GlobalVersion } from "../../../shared/docs.ts";
import type { SidebarItem } from "../../../shared/sidebar.ts";
import type { SidebarPart } from "../../../shared/sidebar-files.ts";
import type { LoadedRoute } from "../../page/load-page.ts";
import { PageContext } from "../../page/page-context.ts";
import { createStaticHistory } from "../../router/history.ts";
import { RouterContext } from "../../router/router-context.ts";
import { type DocusaurusContext, SiteContext } from "../../site/site-context.ts";
import type { PropVersionMetadata } from "./types.ts";

vi.mock("@docusaurus/theme-common/internal", () => ({
  createStorageSlot: () => ({ get: () => null, set: () => {}, del: () => {} }),
}));

const docs = await import("./client.ts");
const { findLayoutDoc, findLayoutSidebar } = await import("./layout-docs.tsx");
const { findBreadcrumbs } = await import("./sidebar-items.ts");
const { findActiveVersion } = await import("./global-docs.ts");

const version = (name: string, path: string, more: Partial<GlobalVersion> = {}): GlobalVersion => ({
  name,
  label: name,
  isLast: false,
  path,
  mainDocId: "intro",
  draftIds: [],
  sidebars: {},
  docs: [],
  docsFile: { $shared: "/docs.json" },
  ...more,
});

const current = version("current", "/docs", {
  isLast: true,
  draftIds: ["secret"],
  docs: [{ id: "intro", path: "/docs/intro", sidebar: "main" }],
  sidebars: { main: { link: { path: "/docs/intro", label: "Intro" } } },
});
const old = version("2.4.3", "/docs/2.4.3");
const globalData = {
  "docusaurus-plugin-content-docs": {
    default: { path: "/docs", versions: [current, old], breadcrumbs: true },
  },
};

interface ShownPage {
  pathname: string;
  route?: Partial<LoadedRoute>;
  /** What the component stands in. */
  around?: (children: ReactNode) => ReactNode;
}

/** Renders what a hook returns, as a component on a page would see it. */
function run<Result>(
  hook: () => Result,
  { pathname, route, around = (children) => children }: ShownPage,
): Result {
  let result: { value: Result } | undefined;
  const Probe = () => {
    result = { value: hook() };
    return null;
  };
  const history = createStaticHistory(pathname);
  const match = { path: "/", url: "/", isExact: false, params: {} };
  const page = {
    path: pathname,
    exact: true,
    component: () => null,
    props: {},
    ...route,
  } as LoadedRoute;
  const site = {
    siteConfig: { url: "https://site.test", baseUrl: "/", themeConfig: {} },
    globalData,
  } as unknown as DocusaurusContext;
  const wrap = (children: ReactNode) => (
    <SiteContext value={site}>
      <RouterContext value={{ history, location: history.location, match }}>
        <PageContext value={page}>{children}</PageContext>
      </RouterContext>
    </SiteContext>
  );
  renderToStaticMarkup(wrap(around(<Probe />)));
  return result!.value;
}

const docsPlugin = { name: "docusaurus-plugin-content-docs", id: "default" };

test("the version that lies deepest is the one that is shown, wherever the last one lies", () => {
  const versions = [version("2.0", "/docs/2", { isLast: true }), version("next", "/docs/2/next")];
  const nested = [version("2.0", "/docs/2", { isLast: true }), version("old", "/docs")];
  const data = { path: "/docs", breadcrumbs: true };
  const find = (all: GlobalVersion[], path: string) =>
    findActiveVersion({ ...data, versions: all }, path)?.name;
  expect(find(versions, "/docs/2/next/a")).toBe("next");
  expect(find(versions, "/docs/2/a")).toBe("2.0");
  expect(find(nested, "/docs/2/a")).toBe("2.0");
  expect(find(nested, "/docs/a")).toBe("old");
});

test("data of an instance that isn't there", () => {
  expect(() => run(() => docs.useDocsData("sdk"), { pathname: "/docs" })).toThrow(
    'The plugin "docusaurus-plugin-content-docs" with id "sdk" has set no global data.',
  );
});

test.each([
  ["/docs/intro", "current"],
  ["/docs", "current"],
  ["/docs/2.4.3/intro", "2.4.3"],
  ["/docs/2.4.30/intro", "current"],
  ["/blog", undefined],
])("the version at %s is %s", (pathname, name) => {
  expect(
    findActiveVersion({ path: "/docs", versions: [current, old], breadcrumbs: true }, pathname)
      ?.name,
  ).toBe(name);
  expect(run(() => docs.useActiveVersion(undefined), { pathname })?.name).toBe(name);
});

test("a page brings its doc and the same doc in other versions", () => {
  const other = { id: "guide", path: "/docs/guide" };
  const activeDoc = {
    id: "guide",
    path: "/docs/2.4.3/guide",
    sidebar: "main",
    alternateDocVersions: { current: other },
  };
  const route = {
    path: "/docs",
    context: { plugin: docsPlugin },
    routes: [{ path: "/docs/2.4.3/guide", props: {}, activeDoc } as never],
  };
  const {
    activeVersion,
    activeDoc: doc,
    alternateDocVersions,
  } = run(() => docs.useActiveDocContext("default"), {
    pathname: "/docs/2.4.3/guide",
    route,
  });
  expect(activeVersion?.name).toBe("2.4.3");
  expect(doc).toEqual({ id: "guide", path: "/docs/2.4.3/guide", sidebar: "main" });
  expect(alternateDocVersions).toEqual({ current: other, "2.4.3": doc });
  const suggestion = run(() => docs.useDocVersionSuggestions(undefined), {
    pathname: "/docs/2.4.3/guide",
    route,
  });
  expect(suggestion).toMatchObject({
    latestVersionSuggestion: { name: "current" },
    latestDocSuggestion: other,
  });
});

test("a generated category counts as a doc with its slug for an id", () => {
  const categoryGeneratedIndex = { slug: "/category/x", sidebar: "main" };
  const route = { context: { plugin: docsPlugin }, props: { categoryGeneratedIndex } };
  const { activeDoc } = run(() => docs.useActiveDocContext(undefined), {
    pathname: "/docs/category/x",
    route,
  });
  expect(activeDoc).toEqual({ id: "/category/x", path: "/docs/category/x", sidebar: "main" });
});

test("a page of another plugin has no doc", () => {
  const activeDoc = { id: "x", path: "/docs/x" };
  const route = {
    context: { plugin: { name: "docusaurus-plugin-content-docs", id: "community" } },
    activeDoc,
  };
  expect(
    run(() => docs.useActiveDocContext("default"), { pathname: "/docs/x", route }).activeDoc,
  ).toBeUndefined();
});

test("outside of docs there is no plugin, and whoever insists is told", () => {
  expect(run(() => docs.useActivePlugin(), { pathname: "/blog" })).toBeUndefined();
  expect(() =>
    run(() => docs.useActivePlugin({ failfast: true }), { pathname: "/blog" }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: Can't find active docs plugin for "/blog" pathname, while it was expected to be found. Docs are served below: /docs. A component that works on docs pages only may have been used elsewhere.]`,
  );
});

test("bars find sidebars and docs, or list what there is", () => {
  expect(findLayoutSidebar([current], "main")).toEqual({
    link: { path: "/docs/intro", label: "Intro" },
  });
  expect(findLayoutDoc([current], "intro")?.path).toBe("/docs/intro");
  expect(findLayoutDoc([current], "secret")).toBeNull();
  expect(() => findLayoutSidebar([current, old], "mian")).toThrowErrorMatchingInlineSnapshot(`
    [Error: There is no sidebar with the id "mian" in "current", "2.4.3". The sidebars are:
    - main]
  `);
  expect(() => findLayoutDoc([current], "outro")).toThrowErrorMatchingInlineSnapshot(`
    [Error: There is no doc with the id "outro" in "current". The docs are:
    - intro]
  `);
});

test("a hook outside of its provider says where it works", () => {
  expect(() => run(() => docs.useDoc(), { pathname: "/" })).toThrow(
    "useDoc was called outside of <DocProvider>: it works on docs pages only.",
  );
  expect(() => run(() => docs.useDocsSidebar(), { pathname: "/" })).toThrow(
    "useDocsSidebar was called outside of <DocsSidebarProvider>",
  );
});

const link = (href: string, more: object = {}): SidebarItem => ({
  type: "link",
  href,
  label: href,
  docId: href,
  ...more,
});
const category = (label: string, items: SidebarItem[], more: object = {}): SidebarItem => ({
  type: "category",
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...more,
});
const sidebar = [
  link("/a"),
  category("Outer", [
    category("Inner", [link("/b", { unlisted: true })], { href: "/inner" }),
    link("/c"),
    category("Twice", [link("/twice")], { href: "/twice" }),
  ]),
  category("Hidden", [link("/d", { unlisted: true })]),
  category("Elsewhere", [], { firstHref: "/e", itemsFile: { $shared: "/x.json" } }),
  { type: "html", value: "<hr>" } as SidebarItem,
];

test.each([
  ["/a", ["/a"]],
  ["/b/", ["Outer", "Inner", "/b"]],
  ["/inner", ["Outer", "Inner"]],
  ["/twice", ["Outer", "Twice"]],
  ["/nowhere", []],
])("breadcrumbs of %s", (pathname, labels) => {
  expect(findBreadcrumbs(sidebar, pathname).map(({ label }) => label)).toEqual(labels);
});

test("what leads nowhere isn't shown, unless one is there", () => {
  const visible = (pathname: string) =>
    sidebar
      .filter((item) => docs.isVisibleSidebarItem(item, pathname))
      .map((item) => "label" in item && item.label);
  expect(visible("/a")).toEqual(["/a", "Outer", "Elsewhere", false]);
  expect(visible("/d")).toEqual(["/a", "Outer", "Hidden", "Elsewhere", false]);
  expect(docs.filterDocCardListItems(sidebar)).toHaveLength(4);
});

test("a category is shown whose items, none of them a link, are not loaded", () => {
  const item: SidebarItem = {
    type: "category",
    label: "Html",
    items: [],
    itemsFile: { $shared: "/sidebar-1.json" },
    itemCount: 1,
    collapsible: true,
    collapsed: true,
  };
  expect(docs.isVisibleSidebarItem(item, "/a")).toBe(true);
});

test.each([
  [0, "/a"],
  [1, "/inner"],
  [2, undefined],
  [3, "/e"],
  [4, undefined],
])("item %i leads to %s", (index, href) => {
  expect(docs.findFirstSidebarItemLink(sidebar[index]!)).toBe(href);
});

test("a site's own card counts the items of a category that stand in a file", () => {
  const deep = { itemsFile: { $shared: "/deep.json" }, itemCount: 15, firstHref: "/deep" };
  const inner = [category("Deep", [], deep), link("/e")];
  const boards = category("Boards", inner, { href: "/boards" });
  const on = (pathname: string, items: SidebarItem[]) => ({
    pathname,
    around: (children: ReactNode) => (
      <docs.DocsSidebarProvider name="main" items={items}>
        {children}
      </docs.DocsSidebarProvider>
    ),
  });
  const { items } = run(docs.useCurrentSidebarCategory, on("/boards", [boards]));
  const [card, page] = items;
  expect(card).toMatchObject({ label: "Deep" });
  expect(card?.type === "category" && card.items).toHaveLength(15);
  expect(docs.findFirstSidebarItemLink(card!)).toBe("/deep");
  expect(page).toMatchObject({ href: "/e" });
  const siblings = run(docs.useCurrentSidebarSiblings, on("/f", inner));
  expect(siblings).toEqual(items);
});

test("the root of a version puts the page's sidebar together", () => {
  const parts: SidebarPart[] = [
    { path: [], items: [link("/a"), category("Deep", [])] },
    { path: [1], items: [link("/deep")] },
  ];
  const routes = [
    {
      path: "/docs/x",
      exact: true,
      component: () => null,
      props: { sidebarFiles: parts },
      sidebar: "main",
    },
  ];
  const root = run(() => docs.useDocRootMetadata({ route: { routes } }), { pathname: "/docs/x" });
  expect(root).toMatchObject({
    sidebarName: "main",
    sidebarItems: [link("/a"), category("Deep", [link("/deep")])],
  });
  expect(
    run(() => docs.useDocRootMetadata({ route: { routes } }), { pathname: "/docs/y" }),
  ).toBeNull();
});

test("a page of another plugin has the sidebar that its version brings", () => {
  const own = { docsSidebars: { api: [link("/api/a")] } } as unknown as PropVersionMetadata;
  const Shown = () => <output>{JSON.stringify(docs.useDocsSidebar())}</output>;
  const show = (name: string) =>
    renderToStaticMarkup(
      <docs.DocsVersionProvider version={own}>
        <docs.DocsSidebarProvider name={name} items={undefined}>
          <Shown />
        </docs.DocsSidebarProvider>
      </docs.DocsVersionProvider>,
    );
  expect(show("api")).toContain("/api/a");
  expect(show("constructor")).toBe("<output>null</output>");
});

test("a page of another plugin has no doc in the default one", () => {
  const activeDoc = { id: "a", path: "/docs/sdk/a", alternateDocVersions: {} };
  const route = {
    path: "/docs/sdk",
    context: { plugin: { ...docsPlugin, id: "sdk" } },
    routes: [{ path: "/docs/sdk/a", props: {}, activeDoc } as never],
  };
  const { activeVersion, ...rest } = run(() => docs.useActiveDocContext(undefined), {
    pathname: "/docs/sdk/a",
    route,
  });
  expect(activeVersion?.name).toBe("current");
  expect(rest).toEqual({ alternateDocVersions: {} });
});

test("a doc by its id: what the page has for its cards doesn't need the list of all docs", () => {
  const read = vi.fn(() => ({ a: { id: "a", title: "A", description: "Long.", sidebar: "main" } }));
  const withDocs = Object.defineProperty({}, "docs", { get: read }) as PropVersionMetadata;
  const inVersion = (children: ReactNode) => (
    <docs.DocsVersionProvider version={withDocs}>{children}</docs.DocsVersionProvider>
  );
  const find = (id: string | undefined, cards: Record<string, string>) =>
    run(() => docs.useDocById(id), {
      pathname: "/docs/a",
      route: { context: { plugin: docsPlugin }, activeDoc: { cardDescriptions: cards } },
      around: inVersion,
    });
  expect(find(undefined, {})).toBeUndefined();
  const known = find("a", { a: "Of a card." });
  read.mockClear();
  expect([known?.id, known?.description]).toEqual(["a", "Of a card."]);
  expect(read).not.toHaveBeenCalled();
  expect([known?.title, known?.sidebar]).toEqual(["A", "main"]);
  expect(find("a", {})?.description).toBe("Long.");
  expect(find("toString", {})?.title).toBe("");
});
