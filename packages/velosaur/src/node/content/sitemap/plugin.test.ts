import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "../../system/path.ts";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { parseSitemapIndex } from "sitemap";
import { validateXML } from "xmllint-wasm";
import type { PluginModule, PostBuildProps, RouteConfig } from "../../contract/contract.ts";
import { createValidate } from "../../contract/validate-options.ts";
import { catchMessages, createContext, createSite } from "../__fixtures__/create-site.ts";
import { sitemapPlugin } from "./plugin.ts";

const schemaDir = path.join(
  path.dirname(createRequire(import.meta.url).resolve("sitemap/package.json")),
  "schema",
);
const schema = readFileSync(path.join(schemaDir, "sitemap.xsd"), "utf8");

/** Alternates are XHTML, of which the schema of sitemaps knows nothing but that they may be there. */
const lenient = schema.replaceAll('processContents="strict"', 'processContents="lax"');

const validate = (options: Record<string, unknown>) =>
  sitemapPlugin.validateOptions?.({
    options,
    validate: createValidate({
      subject: "options",
      filePath: `${createSite({ "c.js": "export default {}" })}/c.js`,
      keys: [],
    }),
  } as Parameters<NonNullable<PluginModule["validateOptions"]>>[0]) ?? {};

interface Request {
  options?: Record<string, unknown>;
  routes?: RouteConfig[];
  noIndex?: string[];
  siteConfig?: Record<string, unknown>;
  context?: Record<string, unknown>;
  /** Key of the sitemap that the build before has made. */
  before?: string | undefined;
  /** By the schema: not what takes it minutes. */
  isValidated?: boolean;
}

const route = (given: string, rest: Partial<RouteConfig> = {}): RouteConfig => ({
  path: given,
  component: "@theme/X",
  ...rest,
});
const ROUTES = [
  {
    ...route("/base/"),
    routes: [route("/base/"), route("/base/docs"), route("/base/docs/café 1")],
  },
  route("/base/docs"),
  route("/base/hidden"),
  route("/base/tags/a"),
];

/** With the slash that the site gives to all. */
const listPaths = (routes: readonly RouteConfig[]): string[] =>
  routes.flatMap(({ path: own, routes: below }) =>
    below ? listPaths(below) : [own.replace(/\/?$/, "/")],
  );

async function run(request: Request = {}) {
  const { options = {}, routes = ROUTES, noIndex = [], siteConfig, isValidated = true } = request;
  const written = new Map<string, string>();
  const keys = new Map<string, string | undefined>();
  const context = createContext("/site", {
    baseUrl: "/base/",
    siteConfig: {
      url: "https://x.test",
      trailingSlash: true,
      noIndex: false,
      future: {},
      ...siteConfig,
    },
    ...request.context,
  });
  const plugin = await sitemapPlugin(context, validate(options));
  const props = {
    ...context,
    routes,
    routesBuildMetadata: Object.fromEntries(
      listPaths(routes).map((name) => [name, { noIndex: noIndex.includes(name) }]),
    ),
    emitFile: (name: string, text: string, key?: string) => {
      written.set(name, text);
      keys.set(name, key);
    },
    keepFile: (_name: string, key: string) => key === request.before,
  };
  await plugin?.postBuild?.(props as unknown as PostBuildProps);
  for (const [fileName, contents] of isValidated ? written : []) {
    const result = await validateXML({ xml: [{ fileName, contents }], schema: [lenient] });
    expect(result.errors, contents).toEqual([]);
  }
  return { written, text: written.get("sitemap.xml") ?? "", key: keys.get("sitemap.xml") };
}

const addresses = (text: string): (string | undefined)[] =>
  [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test("each page once, at its whole address, with the slash that the site wants", async () => {
  const { text } = await run();
  expect(addresses(text)).toEqual([
    "https://x.test/base/",
    "https://x.test/base/docs/",
    "https://x.test/base/docs/caf%C3%A9%201/",
    "https://x.test/base/hidden/",
    "https://x.test/base/tags/a/",
  ]);
  expect(text).toContain("<changefreq>weekly</changefreq><priority>0.5</priority>");
  expect(text).not.toContain("lastmod");
});

test("the schema finds mistakes", async () => {
  const contents =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><priority>7</priority></url></urlset>';
  const { errors } = await validateXML({ xml: [{ fileName: "x", contents }], schema: [lenient] });
  expect(errors.length).toBeGreaterThan(0);
});

test("pages that search engines must not show, and those that are ignored, are left out", async () => {
  const { text } = await run({
    noIndex: ["/base/hidden/"],
    options: { ignorePatterns: ["/base/tags/**"] },
  });
  expect(addresses(text)).toHaveLength(3);
  expect(text).not.toMatch(/hidden|tags/);
});

test("a site that hides from search engines has none", async () => {
  expect((await run({ siteConfig: { noIndex: true } })).written.size).toBe(0);
});

test("name and fields are the site's to choose", async () => {
  const { written } = await run({
    options: { filename: "pages.xml", changefreq: null, priority: null },
  });
  expect([...written.keys()]).toEqual(["pages.xml"]);
  expect(written.get("pages.xml")).not.toMatch(/changefreq|priority/);
});

test("the site may make its own entries from ours", async () => {
  const createSitemapItems = async ({ defaultCreateSitemapItems, routes, ...rest }: any) => {
    const items = await defaultCreateSitemapItems({ ...rest, routes: routes.slice(0, 1) });
    return [...items, { url: "https://x.test/extra", lastmod: "2020-02-02", changefreq: null }];
  };
  const { text } = await run({ options: { createSitemapItems } });
  expect(addresses(text)).toEqual(["https://x.test/base/", "https://x.test/extra"]);
  expect(text).toContain("<lastmod>2020-02-02");
});

test("is made anew only where something of it has changed", async () => {
  const { key, written } = await run();
  expect([...written.keys()]).toEqual(["sitemap.xml"]);
  const again = (request: Request) => run({ ...request, before: key });
  expect((await again({})).written.size).toBe(0);
  for (const request of [
    { noIndex: ["/base/hidden/"] },
    { options: { changefreq: "daily" } },
    { options: { filename: "pages.xml" } },
    { siteConfig: { url: "https://y.test" } },
  ])
    expect((await again(request)).written.size).toBe(1);
});

test("items of a site's own may hold what is no JSON", async () => {
  const own: Record<string, unknown> = { url: "https://x.test/own", size: 1n };
  own["self"] = own;
  const { text } = await run({ options: { createSitemapItems: () => [own] } });
  expect(addresses(text)).toEqual(["https://x.test/own"]);
});

describe("more than search engines read of one file", () => {
  const toRoutes = (count: number) =>
    Array.from({ length: count }, (_, index) => route(`/base/p${index}`));
  const listFiles = async (text: string) =>
    (await parseSitemapIndex(Readable.from([text]))).map(({ url }) => url);

  test("of addresses: several files, and an index of them under the usual name", async () => {
    const { written, text, key } = await run({ routes: toRoutes(120_000), isValidated: false });
    // One of them may be gone from the output, while the index is there.
    expect(key).toBeUndefined();
    expect([...written.keys()]).toEqual([
      "sitemap-1.xml",
      "sitemap-2.xml",
      "sitemap-3.xml",
      "sitemap.xml",
    ]);
    expect(await listFiles(text)).toEqual([
      "https://x.test/base/sitemap-1.xml",
      "https://x.test/base/sitemap-2.xml",
      "https://x.test/base/sitemap-3.xml",
    ]);
    const [first = [], second = [], third = []] = [...written.values()].map(addresses);
    expect([first, second, third].map(({ length }) => length)).toEqual([50_000, 50_000, 20_000]);
    expect(new Set([...first, ...second, ...third]).size).toBe(120_000);
    const { written: whole } = await run({ routes: toRoutes(50_000), isValidated: false });
    expect([...whole.keys()]).toEqual(["sitemap.xml"]);
  });

  test("of bytes", async () => {
    const createSitemapItems = () =>
      Array.from({ length: 30_000 }, (_, index) => ({
        url: `https://x.test/p${index}${"/long".repeat(380)}`,
      }));
    const options = { createSitemapItems, filename: "maps/all.xml" };
    const { written } = await run({ options, isValidated: false });
    expect([...written.keys()]).toEqual(["maps/all-1.xml", "maps/all-2.xml", "maps/all.xml"]);
    const texts = [...written.values()];
    expect(texts.flatMap(addresses)).toHaveLength(30_000 + 2);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(50_000_000);
    expect(await listFiles(texts.at(-1) ?? "")).toContain("https://x.test/base/maps/all-2.xml");
  });
});

test("times come from the plugins, or else from git", async () => {
  const siteDir = createSite({ "page.js": "" });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: siteDir });
  git("init", "-q");
  git("add", ".");
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "x"], {
    cwd: siteDir,
    env: { ...process.env, GIT_COMMITTER_DATE: "2021-03-04T05:06:07Z" },
  });
  const routes = [
    route("/base/docs", { metadata: { lastUpdatedAt: Date.UTC(2020, 0, 2, 3, 4, 5) } }),
    route("/base/hidden", { metadata: { sourceFilePath: path.join(siteDir, "page.js") } }),
    route("/base/tags/a"),
    route("/base/docs/café 1", {
      metadata: { lastUpdatedAt: null, sourceFilePath: path.join(siteDir, "page.js") },
    }),
  ];
  const times = ({ text }: { text: string }) =>
    [...text.matchAll(/<lastmod>(.*?)</g)].map(([, at]) => at);
  expect(times(await run({ options: { lastmod: "datetime" }, routes }))).toEqual([
    "2020-01-02T03:04:05.000Z",
    "2021-03-04T05:06:07.000Z",
  ]);
  expect(times(await run({ options: { lastmod: "date" }, routes }))).toEqual([
    "2020-01-02",
    "2021-03-04",
  ]);
});

test("each page names itself in the other languages", async () => {
  const localeConfigs = {
    en: { htmlLang: "en-GB", url: "https://x.test", baseUrl: "/base/" },
    fr: { htmlLang: "fr", url: "https://fr.test", baseUrl: "/base/fr/" },
  };
  const i18n = { defaultLocale: "en", currentLocale: "en", locales: ["en", "fr"], localeConfigs };
  const { text } = await run({ routes: [route("/base/docs")], context: { i18n } });
  expect([...text.matchAll(/<xhtml:link [^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<xhtml:link rel="alternate" hreflang="en-GB" href="https://x.test/base/docs/"/>',
    '<xhtml:link rel="alternate" hreflang="fr" href="https://fr.test/base/fr/docs/"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://x.test/base/docs/"/>',
  ]);
});

test.each([
  [{ changefreq: "sometimes" }],
  [{ priority: 2 }],
  [{ lastmod: true }],
  [{ filename: "" }],
  [{ cacheTime: 600 }],
  [{ ignorePattern: [] }],
])("%o is refused", async (options) => {
  const messages = await catchMessages(() => validate(options), "/nowhere");
  expect(messages.map((text) => text.replace(/^.*c\.js[:\d]* /, ""))).toMatchSnapshot();
});
