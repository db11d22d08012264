import { SitemapStream, streamToPromise } from "sitemap";
import { expect, test } from "vitest";
import { formatOwnItems, type OwnSitemapItem } from "./format-own-items.ts";

/** What the library makes of the same items. */
async function formatByLibrary(items: readonly OwnSitemapItem[]): Promise<string> {
  const stream = new SitemapStream({
    xmlns: { news: false, image: false, video: false, xhtml: items.some(({ links }) => links) },
  });
  for (const item of items) stream.write({ ...item });
  stream.end();
  return (await streamToPromise(stream)).toString();
}

const ITEMS: OwnSitemapItem[] = [
  { url: "https://x.test/" },
  { url: 'https://x.test/a&b/it\'s "quoted" <here>', changefreq: "daily", priority: 1 },
  { url: "https://münchen.test:8080/straße/%C3%A9", lastmod: "2021-03-04T05:06:07.000Z" },
  { url: "https://x.test/q?a=1&b=2#c", priority: 0.25, lastmod: "2021-03-04T05:06:07.000Z" },
  { url: "https://x.test/zero", priority: 0 },
];

test("pages are written as the library writes them", async () => {
  expect(formatOwnItems(ITEMS)).toBe(await formatByLibrary(ITEMS));
});

test("so are their other languages", async () => {
  const links = [
    { lang: "en-GB", url: "https://x.test/it's?a&b" },
    { lang: `"<&'>`, url: "https://münchen.test/ä" },
  ];
  const items = ITEMS.map((item, index) => (index % 2 === 0 ? { ...item, links } : item));
  expect(formatOwnItems(items)).toBe(await formatByLibrary(items));
});
