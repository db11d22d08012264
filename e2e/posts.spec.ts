import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedWebsiteDir } from "../scripts/setup/installation.mjs";
import { openPage, waitForHydration } from "./support/page.ts";
import { buildSite, openSite, serveSite, type SiteServer } from "./support/site.ts";

const site = openSite(installedWebsiteDir);
let server: SiteServer;

/** Address below `/blog/`, date, title: the newest first. */
const posts = [
  ["preparing-your-site-for-docusaurus-v3", "2023-09-29", "Preparing your site for Docusaurus v3"],
  [
    "upgrading-frontend-dependencies-with-confidence-using-visual-regression-testing",
    "2023-09-22",
    "Upgrading frontend dependencies with confidence",
  ],
  ["releases/2.4", "2023-03-23", "Docusaurus 2.4"],
  ["releases/2.3", "2023-01-27", "Docusaurus 2.3"],
  ["releases/2.2", "2022-10-29", "Docusaurus 2.2"],
  ["2022/09/01/docusaurus-2.1", "2022-09-01", "Docusaurus 2.1"],
  ["2022/08/01/announcing-docusaurus-2.0", "2022-08-01", "Announcing Docusaurus 2.0"],
  ["2022/01/24/docusaurus-2021-recap", "2022-01-24", "Docusaurus 2021 Recap"],
  ["2021/11/21/algolia-docsearch-migration", "2021-11-21", "DocSearch migration"],
  ["2021/05/12/announcing-docusaurus-two-beta", "2021-05-12", "Announcing Docusaurus 2 Beta"],
  ["2021/03/09/releasing-docusaurus-i18n", "2021-03-09", "Releasing Docusaurus i18n"],
  ["2021/01/19/docusaurus-2020-recap", "2021-01-19", "Docusaurus 2020 Recap"],
  ["2020/01/07/tribute-to-endi", "2020-01-07", "Tribute to Endi"],
  ["2019/12/30/docusaurus-2019-recap", "2019-12-30", "Docusaurus 2019 Recap"],
  ["2018/12/14/Happy-First-Birthday-Slash", "2018-12-14", "Happy 1st Birthday Slash!"],
  ["2018/09/11/Towards-Docusaurus-2", "2018-09-11", "Towards Docusaurus 2"],
  [
    "2018/04/30/How-I-Converted-Profilo-To-Docusaurus",
    "2018-04-30",
    "How I Converted Profilo to Docusaurus in Under 2 Hours",
  ],
  ["2017/12/14/introducing-docusaurus", "2017-12-14", "Introducing Docusaurus"],
] as const;

const tags =
  "adoption 2, beta 1, birth 1, blog 1, documentation 1, docusaurus 1, endi 1, i18n 1, maintenance 1, new 1, profilo 1, recap 3, release 8, search 1, tribute 1";

beforeAll(async () => {
  if (!existsSync(site.path("build/blog/index.html"))) await buildSite(site);
  server = await serveSite(site);
});
afterAll(() => server.close());

test("the website has eighteen posts, all in its feeds", () => {
  const feed = JSON.parse(site.read("build/blog/feed.json")) as { items: { url: string }[] };
  expect(feed.items.map(({ url }) => url)).toEqual(
    posts.map(([path]) => `https://docusaurus.io/blog/${path}/`),
  );
  for (const name of ["rss.xml", "atom.xml"])
    expect(site.read(`build/blog/${name}`).match(/<(?:item|entry)>/g)).toHaveLength(posts.length);
});

describe.each(posts)("the post %s", (path, date, title) => {
  const find = (pattern: RegExp): string | undefined =>
    pattern.exec(site.read(`build/blog/${path}/index.html`))?.[1];

  test("has its title, its date and a description", () => {
    expect(find(/<title[^>]*>([^<]*)</)).toBe(`${title} | Docusaurus`);
    expect(find(/<time datetime="([^"T]*)T/i)).toBe(date);
    expect(find(/name="description" content="([^"]*)"/)).toMatch(/.{40}/);
  });

  test("has a cover, and a picture of the right size for cards", () => {
    expect(find(/<img [^>]*height="630" src="[^"]*\/(cover-\w+\.svg)" alt="\w/)).toBeDefined();
    const card = find(/property="og:image" content="https:\/\/docusaurus\.io([^"]*\.png)"/);
    const png = readFileSync(site.path(`build${card}`));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

test("lists show five posts a page, with covers that load", async () => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(server.origin);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await waitForHydration(page);
  const titles = page.locator("main article h2 a");
  const older = page.getByRole("link", { name: "Older entries" });
  for (const start of [0, 5, 10, 15]) {
    if (start > 0) await older.click();
    const shown = posts.slice(start, start + 5).map(([, , title]) => title);
    await expect.poll(() => titles.allInnerTexts()).toEqual(shown);
    expect(new URL(page.url()).pathname).toBe(
      start === 0 ? "/blog/" : `/blog/page/${start / 5 + 1}/`,
    );
    for (const cover of await page.locator("main article img[alt]").all()) {
      await cover.scrollIntoViewIfNeeded();
      const width = () => cover.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBe(1200);
    }
  }
  expect(await older.count()).toBe(0);
});

test("every tag has a page, and the one for releases has two", async () => {
  const page = await openPage();
  await page.goto(`${server.origin}/blog/tags/`);
  const names = await page
    .locator("main li a")
    .evaluateAll((links) =>
      links.map((link) => [...link.childNodes].map((node) => node.textContent).join(" ")),
    );
  expect(names.join(", ")).toBe(tags);
  expect(
    readdirSync(site.path("build/blog/tags"), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    ),
  ).toHaveLength(15);
  await page.goto(`${server.origin}/blog/tags/release/page/2/`);
  expect(await page.locator("main h1").innerText()).toBe('8 posts tagged with "release"');
  expect(await page.locator("main article").count()).toBe(3);
});
