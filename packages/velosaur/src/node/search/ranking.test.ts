/** What comes first of what is found: parts as a build writes them, asked as by a browser. */

import { expect, test } from "vitest";
import { createLocalIndex } from "../../shared/search/search-local.ts";
import { MANIFEST_NAME, type SearchSection } from "../../shared/search/types.ts";
import { searchPageFile } from "../../shared/url/search-path.ts";
import { buildPart, type PartPage } from "./build-part.ts";

const section = (heading: string, text: string, level = 1): SearchSection => ({
  level,
  anchor: level === 1 ? "" : "part",
  heading,
  text,
});

/** By their paths, in the order in which an index has them. */
const toPages = (pages: Record<string, SearchSection[]>): PartPage[] =>
  Object.entries(pages)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, sections]) => ({ path, page: { group: "Docs", sections } }));

interface Asking {
  pages: Record<string, SearchSection[]>;
  query: string;
  area?: string;
  locale?: string;
}

async function ask({ pages, query, area = "", locale = "en" }: Asking): Promise<string[]> {
  const list = toPages(pages);
  const { part, files } = buildPart({ tag: "default", maxSections: 1_000, pages: list });
  const texts = new Map([
    [`/${MANIFEST_NAME}`, JSON.stringify({ parts: [part] })],
    ...files.map(({ name, text }) => [`/${name}`, text] as const),
    ...list.map(({ path, page }) => {
      const name = searchPageFile({ pathname: `/${path}`, baseUrl: "/" });
      return [`/${name}`, JSON.stringify(page)] as const;
    }),
  ]);
  const load = async (url: string): Promise<unknown> => JSON.parse(texts.get(url) ?? "");
  const index = createLocalIndex({ baseUrl: "/", locale, load });
  const request = { query, page: 0, hitsPerPage: 10, tags: undefined, area };
  return (await index.search(request)).hits.map(({ url }) => url);
}

const places = {
  a: [section("Ropes", "Of the anchor, and of masts.")],
  b: [section("Ropes", "Of all kinds."), section("The anchor", "Its weight.", 2)],
  c: [section("Anchor", "Its weight.")],
};

test("a title comes before a heading, and that before a text", async () => {
  expect(await ask({ pages: places, query: "anchor" })).toEqual(["/c", "/b#part", "/a"]);
});

test("a word comes before one that begins with it", async () => {
  const pages = {
    a: [section("Portholes", "Round.")],
    b: [section("Port", "Deep.")],
  };
  expect(await ask({ pages, query: "port" })).toEqual(["/b", "/a"]);
});

const twins = {
  "crew/cook": [section("Ladle", "Of wood.")],
  "docs/galley": [section("Ladle", "Of wood.")],
};

test.each([
  ["crew", ["/crew/cook", "/docs/galley"]],
  ["docs", ["/docs/galley", "/crew/cook"]],
  ["blog", ["/crew/cook", "/docs/galley"]],
])("of equal hits, those of the visitor's area come first: %s", async (area, expected) => {
  expect(await ask({ pages: twins, query: "ladle", area })).toEqual(expected);
});

test("the area decides between equals alone", async () => {
  const pages = { ...places, "crew/boatswain": [section("Boatswain", "Weighs the anchor.")] };
  expect((await ask({ pages, query: "anchor", area: "crew" }))[0]).toBe("/c");
});

const chinese = {
  a: [section("安装指南", "在开始之前请先安装依赖。")],
  b: [section("部署网站", "把生成的文件上传到服务器。")],
  c: [section("全文搜索", "搜索功能无需联网即可使用。")],
};

test.each([
  ["安装", "/a"],
  ["服务器", "/b"],
  ["搜索功能", "/c"],
  ["联网", "/c"],
])("Chinese has no spaces between words: %s leads to %s", async (query, expected) => {
  expect(await ask({ pages: chinese, query, locale: "zh" })).toEqual([expected]);
});

const names = {
  a: [section("Options", "Set `sidebar_position` to a number.")],
  b: [section("Command line", "With --host, other machines reach it.")],
  c: [section("Packages", "Install @harbour/winch first.")],
  0: [section("Layout", "The position of a sidebar, on any host. Install the harbour's winch.")],
};

test.each([
  ["sidebar_position", "/a"],
  ["--host", "/b"],
  ["@harbour/winch", "/c"],
])("a name means the whole of it: %s leads to %s first", async (query, expected) => {
  expect((await ask({ pages: names, query }))[0]).toBe(expected);
});
