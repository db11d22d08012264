import { expect, it, test } from "vitest";

import { groupBlogSidebarItemsByYear } from "./blog-sidebar.tsx";
import { describePost } from "./structured-data.ts";

const item = (title: string, date: string) => ({
  title,
  date,
  permalink: `/blog/${title}`,
  unlisted: false,
});

test("items are grouped by year, newest year first, whatever the visitor's time zone", () => {
  const items = [
    item("new-year", "2022-01-01T00:10:00.000Z"),
    item("pinned", "2023-05-05T00:00:00.000Z"),
    item("new-years-eve", "2021-12-31T23:50:00.000Z"),
    item("later", "2022-06-01T00:00:00.000Z"),
  ];
  const groups = groupBlogSidebarItemsByYear(items).map(([year, group]) => [
    year,
    ...group.map(({ title }) => title),
  ]);
  expect(groups).toEqual([
    ["2023", "pinned"],
    ["2022", "new-year", "later"],
    ["2021", "new-years-eve"],
  ]);
});

const builder = { toAbsolute: (url: string) => `https://site.test${url}` };

const post = (authors: { name?: string; imageURL?: string }[], more: object = {}) => ({
  frontMatter: {},
  assets: { authorsImageUrls: authors.map(() => null) },
  metadata: {
    permalink: "/blog/a",
    source: "@site/blog/a.md",
    title: "A",
    description: "About A",
    date: "2022-01-02T00:00:00.000Z",
    tags: [],
    hasTruncateMarker: false,
    authors: authors.map((author) => ({ key: null, page: null, ...author })),
    frontMatter: {},
    unlisted: false,
  },
  ...more,
});

it("describes a post with absolute addresses", () => {
  const described = describePost(
    post([], { assets: { image: "/assets/a.png", authorsImageUrls: [] } }),
    builder,
  );
  expect(described).toMatchObject({
    "@type": "BlogPosting",
    "@id": "https://site.test/blog/a",
    headline: "A",
    image: { url: "https://site.test/assets/a.png" },
  });
  expect(described["author"]).toBeUndefined();
  expect(described["keywords"]).toBeUndefined();
});

it("names one author alone, several in a list, and none without a name", () => {
  const ada = { "@type": "Person", name: "Ada", image: "/ada.png" };
  const authorOf = (...authors: Parameters<typeof post>[0]) =>
    describePost(post(authors), builder)["author"];
  expect(authorOf({ name: "Ada", imageURL: "/ada.png" })).toEqual(ada);
  expect(authorOf({ name: "Ada", imageURL: "/ada.png" }, { name: "Bo" })).toEqual([
    ada,
    { "@type": "Person", name: "Bo" },
  ]);
  expect(authorOf({ imageURL: "/somebody.png" })).toBeUndefined();
});

it("prefers the address that a picture of an author has in the built site", () => {
  const assets = { authorsImageUrls: ["/assets/ada-1234.png"] };
  expect(
    describePost(post([{ name: "Ada", imageURL: "./ada.png" }], { assets }), builder)["author"],
  ).toMatchObject({ image: "/assets/ada-1234.png" });
});
