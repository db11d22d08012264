/** Search within what a visitor reads: a version of the docs, other docs, and the pages beside them. */

import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth, describeBuild } from "./support/describe-site.ts";
import { waitForHydration } from "./support/page.ts";
import { buildSite, createSite, type Site, type SiteSource, takeBundles } from "./support/site.ts";

const doc = (title: string, text: string): string => `# ${title}\n\n${text}\n`;

const source: SiteSource = {
  config: {
    presets: [["classic", { docs: { lastVersion: "current" } }]],
    plugins: [
      ["content-docs", { id: "crew", path: "crew", routeBasePath: "crew", sidebarPath: false }],
    ],
    themeConfig: { search: { provider: "local" } },
  },
  files: {
    "docs/rope.md": doc("Rope of today", "Ropes are of nylon."),
    "versions.json": '["2.0", "1.0"]',
    "versioned_docs/version-2.0/rope.md": doc("Rope of yesterday", "Ropes are of sisal."),
    "versioned_docs/version-1.0/rope.md": doc("Rope of old", "Ropes are of hemp."),
    "crew/boatswain.md": doc("Boatswain", "Looks after each rope."),
    "blog/2024-01-01-knot.md": doc("A knot", "In any rope.\n\n<!-- truncate -->"),
    "src/pages/index.md": doc("Pilot", "No rope here, a rope there."),
  },
};

interface Manifest {
  parts: { tag: string; folder: string }[];
}

/** Folders of the parts of the index, by what each is filtered by. */
const readFolders = (text: string): Record<string, string> =>
  Object.fromEntries((JSON.parse(text) as Manifest).parts.map(({ tag, folder }) => [tag, folder]));

const field = (page: Page) => page.getByRole("combobox");

/** Addresses of all that is found. */
async function search(page: Page, query: string): Promise<string[]> {
  await waitForHydration(page);
  await page.keyboard.press("/");
  await field(page).fill(query);
  const links = page.locator(".DocSearch-Hit a");
  await links.first().waitFor();
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  await page.keyboard.press("Escape");
  return found.toSorted();
}

const beside = ["/", "/blog/2024/01/01/knot", "/crew/boatswain"];

describeBoth("search-contexts", source, (running) => {
  test.runIf(running.mode === "dev")("the index is made when somebody searches", async () => {
    const { site, open } = running;
    const hasIndex = (): boolean =>
      readdirSync(site.path(".docusaurus"), { recursive: true }).some((name) =>
        /_search.*boatswain/.test(String(name)),
      );
    const page = await open("/docs/rope");
    expect(hasIndex()).toBe(false);
    expect(await search(page, "boatswain")).toEqual(["/crew/boatswain"]);
    expect(hasIndex()).toBe(true);
  });

  test("finds the version that is open and what no version has, and loads no other", async () => {
    const { open, url } = running;
    const page = await open("/docs/1.0/rope");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    expect(await search(page, "rope")).toEqual([...beside, "/docs/1.0/rope"].toSorted());
    const manifest = await (await fetch(url("/_search/index.json"))).text();
    const folders = readFolders(manifest);
    const loaded = (tag: string): boolean =>
      asked.some((path) => path.startsWith(`/_search/${folders[tag]!}/`));
    expect(Object.keys(folders).filter(loaded).toSorted()).toEqual([
      "default",
      "docs-crew-current",
      "docs-default-1.0",
    ]);
    await page.goto(url("/docs/rope"));
    expect(await search(page, "rope")).toEqual([...beside, "/docs/rope"].toSorted());
  });

  test("elsewhere, finds the latest version, or that which the visitor has chosen", async () => {
    const page = await running.open("/crew/boatswain");
    expect(await search(page, "rope")).toEqual([...beside, "/docs/rope"].toSorted());
    await page.evaluate(() => localStorage.setItem("docs-preferred-version-default", "2.0"));
    await page.reload();
    expect(await search(page, "rope")).toEqual([...beside, "/docs/2.0/rope"].toSorted());
  });
});

const everything: SiteSource = {
  ...source,
  config: {
    ...source.config,
    themeConfig: {
      search: { provider: "local" },
      algolia: {
        appId: "YOUR_APP_ID",
        apiKey: "YOUR_SEARCH_API_KEY",
        indexName: "YOUR_INDEX_NAME",
        contextualSearch: false,
      },
    },
  },
};

describeBuild("search-contexts-none", everything, ({ open }) => {
  test("a site may search all of its versions at once", async () => {
    const page = await open("/docs/rope");
    const versions = ["/docs/1.0/rope", "/docs/2.0/rope", "/docs/rope"];
    expect(await search(page, "rope")).toEqual([...beside, ...versions].toSorted());
  });
});

test("an edit makes one part of the index again: it is that of a build from nothing", async () => {
  const read = (site: Site): string => site.read("build/_search/index.json");
  const site = createSite("search-contexts-again", source);
  takeBundles(site, "search-contexts-build");
  const { output } = await buildSite(site);
  expect(output).toContain("local index of 6 pages");
  const before = readFolders(read(site));
  const edited = doc("Rope of today", "Ropes are of steel.");
  site.write("docs/rope.md", edited);
  await buildSite(site);
  const after = readFolders(read(site));
  const changed = Object.keys(before).filter((tag) => after[tag] !== before[tag]);
  expect(changed).toEqual(["docs-default-current"]);
  const list = (one: Site): string[] =>
    readdirSync(one.path("build/_search"), { recursive: true }).map(String).toSorted();
  const anew = createSite("search-contexts-anew", {
    ...source,
    files: { ...source.files, "docs/rope.md": edited },
  });
  takeBundles(anew, "search-contexts-build");
  await buildSite(anew);
  expect(read(anew)).toBe(read(site));
  expect(list(anew)).toEqual(list(site));
});
