import { existsSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { installedWebsiteDir } from "../scripts/setup/installation.mjs";
import table from "./data/routes.json" with { type: "json" };
import { buildSite, openSite } from "./support/site.ts";
import { payloadFile, readPayload } from "./support/website.ts";

/** A page of the website, as far as the table tells; what it leaves out isn't compared. */
interface Page {
  path: string;
  /** `docs`, or `docs:community` of an instance that isn't the default one. */
  plugin: string;
  version?: string;
  id?: string;
  sidebar?: string;
  /** Without the site's name. */
  title?: string;
}

const site = openSite(installedWebsiteDir);
const pages: Page[] = table.pages;
const build = (file: string): string => `build/${file}`;

beforeAll(async () => {
  if (!existsSync(site.path("build/index.html"))) await buildSite(site);
});

const toName = (path: string): string => path.replace(/^\/|\/$/g, "");
const htmlOf = (path: string): string => {
  const name = toName(path);
  if (name.endsWith(".html")) return build(name);
  return build(name === "" ? "index.html" : `${name}/index.html`);
};
const hasPage = ({ path }: { path: string }): boolean => existsSync(site.path(payloadFile(path)));

const unescape = (html: string): string =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** The page as it was built, with the fields that the table has. */
function readPage(expected: Page): Page {
  const { path } = expected;
  const { levels } = readPayload(site, path);
  const last = levels.at(-1)!;
  const { name, id } = levels.find(({ context }) => context)!.context!.plugin;
  const plugin = name.replace(/^docusaurus-plugin-(?:content-)?/, "");
  const [, title = ""] = /<title[^>]*>(.*?)<\/title>/.exec(site.read(htmlOf(path))) ?? [];
  const found: Record<string, string | undefined> = {
    path,
    plugin: id === "default" ? plugin : `${plugin}:${id}`,
    version: levels.find((level) => level.props.version?.version)?.props.version?.version,
    id: last.attributes?.activeDoc?.id,
    sidebar: last.attributes?.sidebar ?? last.props.sidebar?.title,
    title: unescape(title).replace(/ \| Docusaurus$/, ""),
  };
  return Object.fromEntries(Object.keys(expected).map((key) => [key, found[key]])) as never;
}

test("every page of the table is there, of the right plugin, version, sidebar and title", () => {
  expect(pages.length).toBeGreaterThan(500);
  expect(pages.filter((page) => !hasPage(page)).map(({ path }) => path)).toEqual([]);
  expect(pages.map(readPage)).toEqual(pages);
});

test("every redirect of the table leads where it says", () => {
  const found = table.redirects.map(({ path }) => {
    const file = htmlOf(path);
    const html = existsSync(site.path(file)) ? site.read(file) : "";
    return { path, to: /data-to="([^"]*)"/.exec(html)?.[1] };
  });
  expect(found).toEqual(table.redirects);
});
