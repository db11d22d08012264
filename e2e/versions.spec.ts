import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import { openPage, waitForHydration } from "./support/page.ts";
import type { SiteFiles, SiteSource } from "./support/site.ts";

const INTRO = "---\nslug: /\n---\n# Intro\n\nText.\n";
const GUIDE = "# Guide\n\nSee [the start](intro.md).\n";

const version = (name: string): SiteFiles => ({
  [`versioned_docs/version-${name}/intro.md`]: INTRO,
  [`versioned_docs/version-${name}/guide.md`]: GUIDE,
  [`versioned_sidebars/version-${name}-sidebars.json`]: '{ "main": ["intro", "guide"] }',
});

const PEOPLE = {
  people: [
    {
      type: "category",
      label: "Community",
      link: { type: "generated-index", slug: "/", title: "Welcome" },
      items: ["support", "team"],
    },
  ],
};

/** Shows what the hooks of the docs plugin return. */
const PROBE = `
import {
  useActiveDocContext, useActivePlugin, useActiveVersion, useAllDocsData, useDocVersionSuggestions,
  useDocsData, useDocsPreferredVersion, useLatestVersion, useLayoutDoc, useVersions,
} from "@docusaurus/plugin-content-docs/client";
export default function Probe() {
  const { activeDoc, activeVersion, alternateDocVersions } = useActiveDocContext("default");
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions("default");
  const { preferredVersion } = useDocsPreferredVersion("default");
  const text = JSON.stringify({
    instances: Object.entries(useAllDocsData()).map(([id, { path }]) => id + " " + path),
    path: useDocsData("community").path,
    plugin: useActivePlugin()?.pluginId,
    version: useActiveVersion("default")?.name,
    versions: useVersions("default").map(({ name }) => name),
    latest: useLatestVersion("default").name,
    doc: activeDoc,
    same: activeVersion?.name,
    alternates: Object.fromEntries(Object.entries(alternateDocVersions).map(([name, { path }]) => [name, path])),
    suggestion: [latestVersionSuggestion.name, latestDocSuggestion?.path],
    preferred: preferredVersion?.name ?? null,
    unnamed: useLayoutDoc("page", "default")?.path,
  });
  return <script type="application/json" id="probe">{text}</script>;
}`;

const source: SiteSource = {
  config: {
    trailingSlash: true,
    presets: [
      [
        "classic",
        {
          docs: {
            sidebarPath: "./sidebars.js",
            lastVersion: "current",
            versions: {
              current: { label: "Canary", className: "working-copy" },
              "2.0": { path: "stable", banner: "none", badge: false },
              "1.0": { noIndex: true },
            },
          },
          blog: false,
        },
      ],
    ],
    plugins: [
      [
        "@docusaurus/plugin-content-docs",
        {
          id: "community",
          path: "community",
          routeBasePath: "community",
          sidebarPath: "./community.js",
        },
      ],
    ],
    themeConfig: {
      navbar: {
        items: [
          { type: "doc", docId: "guide", label: "Guide" },
          { type: "doc", docId: "fresh", label: "Fresh" },
          { type: "doc", docId: "secret", label: "Secret" },
          { type: "doc", docId: "sketch", label: "Sketch" },
          { type: "docSidebar", sidebarId: "main", label: "Manual" },
          { type: "docsVersion", className: "version-link" },
          {
            type: "docsVersionDropdown",
            dropdownItemsBefore: [{ label: "About versions", to: "/community/" }],
            dropdownItemsAfter: [{ label: "Older ones", href: "https://example.org/old" }],
          },
          {
            type: "docsVersionDropdown",
            versions: { "1.0": { label: "Oldest" }, "2.0": {} },
          },
          { type: "docSidebar", sidebarId: "people", docsPluginId: "community", label: "People" },
          { type: "docsVersionDropdown", docsPluginId: "community" },
        ],
      },
    },
  },
  files: {
    "sidebars.js": `
export default {
  main: [
    "intro", "guide",
    { type: "category", label: "Fresh things", link: { type: "generated-index" }, items: ["fresh", "Mixed Case/it's Nice"] },
    "secret", "sketch",
    { type: "doc", id: "æøå/index", customProps: { badge: "new" } },
  ],
};`,
    "docs/intro.md": INTRO,
    "docs/guide.md": `${GUIDE}\nAnd [fresh](fresh.md), [odd](<Mixed Case/it's Nice.md>), [page](page.md), [north](æøå/index.md).\n`,
    "docs/fresh.md": "---\ntags: [kinds, loose]\n---\n# Fresh\n",
    "docs/secret.md": "---\nunlisted: true\ntags: [kinds]\n---\n# Secret\n",
    "docs/sketch.md": "---\ndraft: true\n---\n# Sketch\n",
    "docs/Mixed Case/it's Nice.md": "# Odd\n",
    "docs/page.md": "---\nslug: /page.html\ndisplayed_sidebar: main\n---\n# Page\n",
    "docs/æøå/index.md": "# North\n",
    "docs/tags.yml":
      "kinds:\n  label: Kinds of docs\n  permalink: /sorts\n  description: All sorts.\n",
    ...version("2.0"),
    ...version("1.0"),
    "versioned_docs/version-1.0/gone.md": "# Gone\n",
    "versions.json": '["2.0", "1.0"]',
    "community.js": `export default ${JSON.stringify(PEOPLE)}`,
    "community/support.md": "# Support\n",
    "community/team.md": "# Team\n",
    "community_versions.json": '["1"]',
    "community_versioned_docs/version-1/support.md": "# Support\n",
    "community_versioned_docs/version-1/team.md": "# Team\n",
    "community_versioned_sidebars/version-1-sidebars.json": JSON.stringify(PEOPLE),
    "src/Probe.js": PROBE,
    "src/theme/Layout.js": `
import Layout from "@theme-original/Layout";
import Probe from "@site/src/Probe";
export default (props) => <Layout {...props}><Probe />{props.children}</Layout>;`,
    "src/theme/DocSidebarItem/Link.js": `
import { useLocation } from "@docusaurus/router";
import Link from "@theme-original/DocSidebarItem/Link";
export default function LinkThatKnows(props) {
  const className = "on:" + useLocation().pathname;
  return <Link {...props} item={{ ...props.item, className }} />;
}`,
    "src/pages/index.js": "export default () => <h1>Home</h1>;",
    "src/pages/about.js":
      'import Layout from "@theme/Layout";\nexport default () => <Layout title="About"><h1>About</h1></Layout>;',
  },
};

/** Runs in the browser, before all else. */
function watchBanner(): void {
  let isThere = false;
  Object.assign(window, { bannerLeft: false });
  new MutationObserver(() => {
    const wasThere = isThere;
    isThere = document.querySelector(".theme-doc-version-banner") !== null;
    if (wasThere && !isThere) Object.assign(window, { bannerLeft: true });
  }).observe(document, { childList: true, subtree: true });
}

const probe = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse((await page.locator("#probe").textContent()) ?? "") as Record<string, unknown>;

const banner = ".theme-doc-version-banner";

/** A dropdown by what is in it. */
const dropdownOf = (page: Page, version: string): Locator =>
  page.locator(".navbar .dropdown", { hasText: version });

const readStored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

describeBoth("versions", source, (running) => {
  const { mode, open, url } = running;
  const visit = async (page: Page, path: string): Promise<void> => {
    await page.goto(url(path));
    await waitForHydration(page);
  };
  const heading = (page: Page): Promise<string> => page.locator("h1").innerText();
  const items = (page: Page): Promise<string[]> =>
    page.locator(".navbar__items .navbar__link:not(.dropdown *)").allInnerTexts();

  test("each version has its path, banner, badge and class", async () => {
    const page = await open("/docs/guide/");
    const html = page.locator("html");
    const badges = page.locator(".theme-doc-version-badge");
    const robots = page.locator("meta[name=robots]");
    expect(await page.locator(banner).count()).toBe(0);
    expect(await badges.innerText()).toBe("Version: Canary");
    expect(await html.getAttribute("class")).toContain("working-copy");
    expect(await robots.count()).toBe(0);
    await visit(page, "/docs/stable/guide/");
    expect(await page.locator(banner).count()).toBe(0);
    expect(await badges.count()).toBe(0);
    expect(await html.getAttribute("class")).toContain("docs-version-2.0");
    await visit(page, "/docs/1.0/guide/");
    expect(await page.locator(banner).innerText()).toMatch(
      /^You are reading the docs of Fixture 1\.0, which is no longer maintained\.\s+For up-to-date docs, see the latest version \(Canary\)\.$/,
    );
    expect(await badges.innerText()).toBe("Version: 1.0");
    expect(await robots.getAttribute("content")).toBe("noindex, nofollow");
    expect(await page.locator(`${banner} a`).getAttribute("href")).toBe("/docs/guide/");
    await visit(page, "/docs/1.0/gone/");
    expect(await page.locator(`${banner} a`).getAttribute("href")).toBe("/docs/");
    await visit(page, "/community/next/team/");
    expect(await page.locator(banner).innerText()).toMatch(
      /^You are reading the docs of Fixture Next, which has not been released yet\.\s+For up-to-date docs, see the latest version \(1\)\.$/,
    );
    expect(await page.locator(`${banner} a`).getAttribute("href")).toBe("/community/team/");
  });

  test("the hooks know instance, version and doc", async () => {
    const page = await open("/docs/1.0/guide/");
    expect(await probe(page)).toEqual({
      instances: ["default /docs", "community /community"],
      path: "/community",
      plugin: "default",
      version: "1.0",
      versions: ["current", "2.0", "1.0"],
      latest: "current",
      doc: { id: "guide", path: "/docs/1.0/guide", sidebar: "main" },
      same: "1.0",
      alternates: { current: "/docs/guide", "2.0": "/docs/stable/guide", "1.0": "/docs/1.0/guide" },
      suggestion: ["current", "/docs/guide"],
      preferred: null,
      unnamed: "/docs/page.html",
    });
    await visit(page, "/community/team/");
    expect(await probe(page)).toMatchObject({ plugin: "community", alternates: {} });
    // A page of the docs that is no doc.
    await visit(page, "/docs/tags/");
    const atTags = await probe(page);
    expect(atTags).toMatchObject({ plugin: "default", version: "current", alternates: {} });
    expect(atTags).not.toHaveProperty("doc");
    await visit(page, "/about/");
    const { plugin, version } = await probe(page);
    expect([plugin, version]).toEqual([undefined, undefined]);
  });

  test("the dropdown leads to the same doc elsewhere, and the choice is remembered", async () => {
    const page = await open("/docs/guide/?a=1#x");
    const dropdown = dropdownOf(page, "Canary");
    await dropdown.hover();
    const links = dropdown.locator(".dropdown__menu a");
    const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    await expect
      .poll(hrefs)
      .toEqual([
        "/community/",
        "/docs/guide/?a=1#x",
        "/docs/stable/guide/?a=1#x",
        "/docs/1.0/guide/?a=1#x",
        "https://example.org/old",
      ]);
    const trigger = dropdown.locator("> a");
    expect(await trigger.getAttribute("class")).toBe("navbar__link active");
    expect(await trigger.getAttribute("aria-current")).toBe("page");
    await dropdown.getByRole("link", { name: "1.0" }).click();
    await page.waitForURL("**/docs/1.0/guide/**");
    expect(await heading(page)).toBe("Guide");
    await page.locator(".version-link", { hasText: "1.0" }).waitFor();
    await visit(page, "/about/");
    await page.locator(".version-link", { hasText: "1.0" }).waitFor();
    expect(await page.getByRole("link", { name: "Guide" }).getAttribute("href")).toBe(
      "/docs/1.0/guide/",
    );
    expect(await page.evaluate(() => localStorage.getItem("docs-preferred-version-default"))).toBe(
      "1.0",
    );
    await page.evaluate(() => localStorage.setItem("docs-preferred-version-default", "0.1"));
    await page.reload();
    await page.locator(".version-link", { hasText: "Canary" }).waitFor();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("docs-preferred-version-default")))
      .toBeNull();
  });

  test("a dropdown may list some versions alone, with labels of their own", async () => {
    const page = await open("/docs/stable/");
    const dropdown = dropdownOf(page, "Oldest");
    const trigger = dropdown.locator("> a");
    expect(await trigger.innerText()).toBe("2.0");
    const links = dropdown.locator(".dropdown__menu a");
    expect(await links.allTextContents()).toEqual(["Oldest", "2.0"]);
    await page.goto(url("/docs/"));
    await expect.poll(() => trigger.innerText()).toBe("Oldest");
  });

  test("the dropdown leads to the start of a version that lacks the doc", async () => {
    const page = await open("/docs/1.0/gone/");
    const links = dropdownOf(page, "Canary").locator(".dropdown__menu a");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/community/",
      "/docs/",
      "/docs/stable/",
      "/docs/1.0/gone/",
      "https://example.org/old",
    ]);
  });

  test("each instance remembers a version of its own", async () => {
    const page = await open("/about/");
    const people = page.getByRole("link", { name: "People" });
    expect(await people.getAttribute("href")).toBe("/community/");
    const dropdown = page.locator(".navbar .dropdown").last();
    await dropdown.hover();
    await dropdown.getByRole("link", { name: "Next" }).click();
    await page.waitForURL("**/community/next/**");
    expect(await readStored(page)).toEqual({ "docs-preferred-version-community": "current" });
    await visit(page, "/about/");
    await expect.poll(() => people.getAttribute("href")).toBe("/community/next/");
    expect(await page.locator(".version-link").innerText()).toBe("Canary");
    await visit(page, "/docs/1.0/guide/");
    await dropdownOf(page, "Canary").hover();
    await dropdownOf(page, "Canary").getByRole("link", { name: "2.0" }).click();
    await page.waitForURL("**/docs/stable/guide/");
    expect(await readStored(page)).toEqual({
      "docs-preferred-version-community": "current",
      "docs-preferred-version-default": "2.0",
    });
  });

  test("the banner stays on the page while React takes it over", async () => {
    const page = await open("/docs/1.0/guide/", {
      prepare: (newPage) => newPage.addInitScript(watchBanner),
    });
    await page.locator(banner).waitFor();
    expect(await page.evaluate("bannerLeft")).toBe(false);
  });

  test("the banner's link chooses the latest version", async () => {
    const page = await open("/docs/1.0/guide/");
    await page.locator(banner).getByRole("link", { name: "latest version" }).click();
    await page.waitForURL("**/docs/guide/");
    expect(await readStored(page)).toEqual({ "docs-preferred-version-default": "current" });
  });

  test("items of the navbar follow the version; what it lacks or hides has no item", async () => {
    const page = await open("/docs/guide/");
    expect(await items(page)).toEqual(
      mode === "dev"
        ? ["Guide", "Fresh", "Secret", "Sketch", "Manual", "Canary", "People"]
        : ["Guide", "Fresh", "Manual", "Canary", "People"],
    );
    await visit(page, "/docs/secret/");
    expect(await items(page)).toContain("Secret");
    expect(await page.locator(".theme-unlisted-banner").count()).toBe(1);
    const robots = page.locator("meta[name=robots]");
    expect(await robots.getAttribute("content")).toBe("noindex, nofollow");
  });

  test("drafts are there while one writes, and only then", async () => {
    const page = await openPage({ allow: [/404/] });
    const answer = await page.goto(url("/docs/sketch/"));
    await waitForHydration(page);
    expect(answer?.status()).toBe(mode === "dev" ? 200 : 404);
    expect(await page.locator(".theme-draft-banner").count()).toBe(mode === "dev" ? 1 : 0);
  });

  test("unlisted docs stay out of the sidebar", async () => {
    const page = await open("/docs/guide/");
    const menu = page.locator(".theme-doc-sidebar-menu").first();
    expect(await menu.getByRole("link", { name: "Secret" }).count()).toBe(mode === "dev" ? 1 : 0);
  });

  test.runIf(mode === "build")(
    "a sidebar's item of the site's own is made anew for each page",
    async () => {
      for (const pathname of ["/docs/fresh/", "/docs/guide/", "/docs/stable/guide/"]) {
        const html = await (await fetch(url(pathname))).text();
        const found = Array.from(html.matchAll(/ menu__list-item on:([^"]*)"/g), ([, on]) => on);
        expect(found.length).toBeGreaterThan(1);
        expect(new Set(found)).toEqual(new Set([pathname]));
      }
    },
  );

  test("odd addresses work, by click and by load", async () => {
    const page = await open("/docs/guide/");
    for (const [link, title, path] of [
      ["fresh", "Fresh", "/docs/fresh/"],
      ["odd", "Odd", "/docs/Mixed%20Case/it's%20Nice/"],
      ["page", "Page", "/docs/page.html"],
      ["north", "North", "/docs/%C3%A6%C3%B8%C3%A5/"],
    ] as const) {
      await visit(page, "/docs/guide/");
      await page.locator("article").getByRole("link", { name: link, exact: true }).click();
      await page.getByRole("heading", { name: title, level: 1 }).waitFor();
      expect(new URL(page.url()).pathname.replace(/\.html\/$/, ".html")).toBe(path);
      await page.reload();
      expect(await heading(page)).toBe(title);
      expect((await probe(page))["version"]).toBe("current");
    }
  });

  test("an instance's landing page lists its pages without being its main doc", async () => {
    const page = await open("/community/");
    expect(await heading(page)).toBe("Welcome");
    expect(await page.locator("article h2").allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining("Support"), expect.stringContaining("Team")]),
    );
    expect(await page.locator(".theme-doc-sidebar-menu").first().innerText()).toContain("Team");
    expect(await page.getByRole("link", { name: "People" }).getAttribute("href")).toBe(
      "/community/",
    );
  });

  test("tags have the label, address and description of their file", async () => {
    const page = await open("/docs/tags/sorts/");
    expect(await heading(page)).toContain("Kinds of docs");
    expect(await page.getByText("All sorts.").count()).toBe(1);
    const titles = await page.locator("main h2").allInnerTexts();
    expect(titles).toEqual(mode === "dev" ? ["Fresh", "Secret"] : ["Fresh"]);
    await visit(page, "/docs/tags/");
    expect(await page.locator("main").innerText()).toContain("loose");
  });

  test.runIf(mode === "build")("nothing of the other pages is in the global data", () => {
    const { site } = running;
    const html = site.read("build/docs/guide/index.html");
    const [file] = /\/assets\/data\/site-[\w-]+\.json/.exec(html) ?? [];
    const data = site.read(`build${file}`);
    expect(data).not.toContain("gone");
    expect(data).toContain('"mainDocId":"intro"');
  });
});
