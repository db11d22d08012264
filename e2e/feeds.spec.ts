/** The feeds and the sitemap of the website are what their formats ask for. */

import { describe, expect, test } from "vitest";
import { installedWebsiteDir } from "../scripts/setup/installation.mjs";
import { openSite } from "./support/site.ts";
import {
  validateAtom,
  validateJsonFeed,
  validateRss,
  validateSitemap,
} from "./support/validate-feeds.ts";
import { describeWebsite } from "./support/website.ts";

const site = openSite(installedWebsiteDir);
const ORIGIN = "https://docusaurus.io";
const BLOGS = { "/blog/": 18, "/changelog/": 20, "/tests/blog/": 16 };

/** Texts of an element, or values of an attribute, in order. */
const textsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, "g"))].map(
    ([, text]) => text ?? "",
  );
const hrefsOf = (xml: string, rel: string): string[] =>
  [...xml.matchAll(/<(?:atom:)?link ([^>]*)>/g)]
    .map(([, attributes = ""]) => attributes)
    .filter((attributes) => attributes.includes(`rel="${rel}"`))
    .map((attributes) => /href="([^"]*)"/.exec(attributes)?.[1] ?? "");

/** Addresses in the text of posts, which a reader opens elsewhere. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src)=\\?"([^"\\]*)/g)].map(([, address]) => address ?? "");

describeWebsite("feeds of the website", () => {
  describe.each(Object.entries(BLOGS))("%s", (blog, count) => {
    const read = (name: string): string => site.read(`build${blog}${name}`);

    test("RSS 2.0", async () => {
      const rss = read("rss.xml");
      expect(await validateRss(rss)).toEqual([]);
      const ids = textsOf(rss, "guid");
      expect(new Set(ids).size).toBe(count);
      expect(ids).toHaveLength(count);
      expect(textsOf(rss, "link")).toEqual([ORIGIN + blog, ...ids]);
      expect(hrefsOf(rss, "self")).toEqual([`${ORIGIN}${blog}rss.xml`]);
    });

    test("Atom", async () => {
      const atom = read("atom.xml");
      expect(await validateAtom(atom)).toEqual([]);
      const ids = textsOf(atom, "id");
      expect(ids[0]).toBe(ORIGIN + blog);
      expect(new Set(ids).size).toBe(count + 1);
      expect(hrefsOf(atom, "self")).toEqual([`${ORIGIN}${blog}atom.xml`]);
    });

    test("JSON Feed 1.1", () => {
      const text = read("feed.json");
      expect(validateJsonFeed(text)).toEqual([]);
      const feed = JSON.parse(text) as { feed_url: string; items: { id: string; url: string }[] };
      expect(feed.feed_url).toBe(`${ORIGIN}${blog}feed.json`);
      expect(new Set(feed.items.map(({ id }) => id)).size).toBe(count);
      // The same posts in the same order in all three.
      expect(feed.items.map(({ url }) => url)).toEqual(textsOf(read("rss.xml"), "guid"));
    });

    test("every address in a post is absolute", () => {
      for (const name of ["rss.xml", "atom.xml", "feed.json"]) {
        const addresses = addressesIn(read(name));
        expect(addresses.length).toBeGreaterThan(0);
        expect(addresses.filter((address) => !/^(?:https?:|mailto:)/.test(address))).toEqual([]);
      }
    });
  });

  test("the sitemap holds each page once that search engines may show, and no other", async () => {
    const sitemap = site.read("build/sitemap.xml");
    expect(await validateSitemap(sitemap)).toEqual([]);
    const pages = textsOf(sitemap, "loc");
    expect(pages.length).toBeGreaterThan(300);
    expect(new Set(pages).size).toBe(pages.length);
    for (const page of pages) {
      expect(page.startsWith(`${ORIGIN}/`), page).toBe(true);
      const file = decodeURI(page.slice(ORIGIN.length));
      const html = site.read(`build${file.endsWith("/") ? `${file}index.html` : file}`);
      expect(/<meta[^>]*name="robots"[^>]*noindex/.test(html), page).toBe(false);
    }
    expect(pages.filter((page) => page.startsWith(`${ORIGIN}/tests/`))).toEqual([]);
    expect(textsOf(sitemap, "lastmod").every((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true);
  });
});

/** A check that finds nothing in a bad file shows nothing in a good one. */
describe("mistakes are found", () => {
  const feed = (name: string): string => site.read(`build/blog/${name}`);

  test.each([
    ["a date", /<pubDate>[^<]*/, "<pubDate>2023-09-29"],
    ["a title of the feed that is missing", /<title>Docusaurus blog<\/title>/, ""],
    ["a relative address", /<link>https:\/\/docusaurus.io/, "<link>"],
    ["an author without an address for mail", /<guid/, "<author>Anna</author><guid"],
    ["an unknown element", /<guid/, "<nothing/><guid"],
    ["a feed that doesn't name itself", /<atom:link[^>]*>/, ""],
  ])("in RSS: %s", async (_, part, bad) => {
    const text = feed("rss.xml");
    expect(text).toMatch(part);
    expect((await validateRss(text.replace(part, bad))).length).toBeGreaterThan(0);
  });

  test.each([
    ["a date without a time", /<updated>[^<]*/, "<updated>2023-09-29"],
    ["an entry without id", /(<entry>[\s\S]*?)<id>[^<]*<\/id>/, "$1"],
    ["an id that is no URI", /<id>https:\/\/[^<]*/, "<id>post"],
    ["a link without address", /<link href="[^"]*"\/>/, "<link/>"],
    ["no author", /<author>[\s\S]*?<\/author>/, ""],
    ["an unknown element", /<entry>/, "<entry><nothing/>"],
  ])("in Atom: %s", async (_, part, bad) => {
    const text = feed("atom.xml");
    expect(text).toMatch(part);
    expect((await validateAtom(text.replace(part, bad))).length).toBeGreaterThan(0);
  });

  test.each([
    ["another version", { version: "https://jsonfeed.org/version/1" }],
    ["a field of an older version", { author: { name: "A" } }],
    ["an address", { feed_url: "feed.json" }],
    ["an item without an id", { items: [{ content_html: "<p>a</p>" }] }],
    ["an item without a text", { items: [{ id: "a" }] }],
    ["a date", { items: [{ id: "a", content_text: "a", date_published: "2023-09-29" }] }],
    ["an author without a name", { items: [{ id: "a", content_text: "a", authors: [{}] }] }],
  ])("in JSON: %s", (_, bad) => {
    const text = JSON.stringify({ ...(JSON.parse(feed("feed.json")) as object), ...bad });
    expect(validateJsonFeed(text)).toHaveLength(1);
  });

  test.each([
    ["an unknown frequency", /weekly/, "sometimes"],
    ["a date", /<lastmod>[^<]*/, "<lastmod>today"],
    [
      "a relative alternate",
      /<\/url>/,
      '<xhtml:link rel="alternate" hreflang="en" href="/a"/></url>',
    ],
  ])("in a sitemap: %s", async (_, part, bad) => {
    const text = site
      .read("build/sitemap.xml")
      .replace("<urlset", '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect(text).toMatch(part);
    expect((await validateSitemap(text.replace(part, bad))).length).toBeGreaterThan(0);
  });
});
