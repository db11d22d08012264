import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import { type Commit, runGit } from "./support/repository.ts";
import {
  buildSite,
  createSite,
  readMessage,
  runVelosaur,
  takeBundles,
  type SiteFiles,
  type SiteSource,
} from "./support/site.ts";

const INTRO = "---\nslug: /\n---\n# Intro\n\nText.\n";
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>';

const history: Commit[] = [
  {
    tag: "v1",
    author: "Ann",
    files: {
      "docs/intro.md": INTRO,
      "docs/guide.md": "# Guide of then\n",
      "docs/old.mdx": `import Part from "./_part.mdx";
import Badge from "@site/src/Badge";

# Old

To the [guide](guide.md).

![drawing](img/a.svg)

<Part />

<Badge />
`,
      "docs/_part.mdx": "A part.\n",
      "docs/img/a.svg": DRAWING,
      "i18n/fr/docusaurus-plugin-content-docs/current/guide.md": "# Guide d'antan\n",
    },
  },
  {
    tag: "v2",
    author: "Bob",
    files: { "docs/intro.md": INTRO, "docs/guide.md": "# Guide\n\nSee the [old](old.mdx).\n" },
  },
];

const files: SiteFiles = {
  "docs/intro.md": INTRO,
  "docs/guide.md": "# Guide to come\n",
  "src/Badge.js": 'export default () => <b id="badge">badge</b>;\n',
  "src/pages/index.md": "# Home\n",
  ".gitignore": ".docusaurus\nbuild\n",
};

const configWith = (docs: object, rest: object = {}): Record<string, unknown> => ({
  presets: [["classic", { docs, blog: false }]],
  themeConfig: { navbar: { items: [{ type: "docsVersionDropdown" }] } },
  ...rest,
});

const docs = {
  editUrl: "https://github.com/example/site/edit/main/",
  showLastUpdateAuthor: true,
  versions: { "2.0": { ref: "v2", fallback: "1.0" }, "1.0": { ref: "v1" } },
};

const source: SiteSource = { config: configWith(docs), files, history };

const banner = ".theme-doc-fallback-banner";
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute("href");

describeBoth("versions-out-of-git", source, ({ open }) => {
  test("a page of an older version says so, and names where it stands", async () => {
    const page = await open("/docs/old");
    expect(await page.locator(banner).innerText()).toBe(
      "This page is not part of 2.0. It comes from 1.0.",
    );
    expect(await page.locator(`${banner} a`).getAttribute("href")).toBe("/docs/1.0/old");
    expect(await canonical(page)).toBe("https://fixture.test/docs/1.0/old");
    expect(
      await page.locator("article img").evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBe(7);
    expect(await page.locator("article").innerText()).toContain("A part.");
    expect(await page.locator("#badge").innerText()).toBe("badge");
    expect(await page.getByRole("link", { name: "Edit this page" }).getAttribute("href")).toBe(
      "https://github.com/example/site/edit/v1/docs/old.mdx",
    );
    expect(await page.locator(".theme-last-updated").innerText()).toContain("Ann");
  });

  test("its links lead to pages of the version that shows it, and links find it", async () => {
    const page = await open("/docs/guide");
    expect(await page.locator(banner).count()).toBe(0);
    expect(await page.locator(".theme-last-updated").innerText()).toContain("Bob");
    await page.getByRole("article").getByRole("link", { name: "old" }).click();
    await page.waitForURL("**/docs/old");
    await page.locator(banner).waitFor();
    await expect.poll(() => canonical(page)).toBe("https://fixture.test/docs/1.0/old");
    const guide = page.getByRole("article").getByRole("link", { name: "guide" });
    expect(await guide.getAttribute("href")).toBe("/docs/guide");
    await guide.click();
    await page.locator("h1", { hasText: /^Guide$/ }).waitFor();
    expect(await page.locator(banner).count()).toBe(0);
    await expect.poll(() => canonical(page)).toBe("https://fixture.test/docs/guide");
  });

  test("the drop-down leads to the same page of each version; older ones have the usual banner", async () => {
    const page = await open("/docs/1.0/old");
    expect(await page.locator(banner).count()).toBe(0);
    expect(await page.locator(".theme-doc-version-banner").innerText()).toContain(
      "no longer maintained",
    );
    expect(await canonical(page)).toBe("https://fixture.test/docs/1.0/old");
    const links = page.locator(".navbar .dropdown").first().locator(".dropdown__menu a");
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute("href")]),
    );
    expect(hrefs).toEqual([
      ["Next", "/docs/next/"],
      ["2.0", "/docs/old"],
      ["1.0", "/docs/1.0/old"],
    ]);
    expect(await page.locator("article a", { hasText: "guide" }).getAttribute("href")).toBe(
      "/docs/1.0/guide",
    );
  });
});

describe("builds", () => {
  test("each language has the translations of the commit, and the banner in its words", async () => {
    const i18n = { defaultLocale: "en", locales: ["en", "fr"] };
    const site = createSite("versions-out-of-git-languages", {
      ...source,
      config: configWith(docs, { i18n }),
      files: { ...files, "i18n/fr/code.json": "{}" },
    });
    await buildSite(site);
    expect(site.read("build/fr/docs/1.0/guide/index.html")).toContain("Guide d&#x27;antan");
    expect(site.read("build/docs/1.0/guide/index.html")).toContain("Guide of then");
    const repeated = site.read("build/fr/docs/old/index.html");
    expect(repeated).toContain("Cette page ne fait pas partie de <b>2.0</b>");
    expect(repeated).toMatch(
      /rel="?canonical"? href="?https:\/\/fixture\.test\/fr\/docs\/1\.0\/old/,
    );
    expect(site.read("build/sitemap.xml")).toContain(
      "<loc>https://fixture.test/docs/1.0/old</loc>",
    );
    expect(site.read("build/sitemap.xml")).not.toContain(
      "<loc>https://fixture.test/docs/old</loc>",
    );
  });

  test("a branch that moved changes its pages alone", async () => {
    const moved = { "docs/intro.md": INTRO, "docs/guide.md": "# Guide, moved\n" };
    const site = createSite("versions-out-of-git-moved", {
      ...source,
      history: [...history, { tag: "v3", files: moved }],
      config: configWith({ versions: { "2.0": { ref: "moving" }, "1.0": { ref: "v1" } } }),
    });
    takeBundles(site, "versions-out-of-git-build");
    runGit(site.dir, ["branch", "moving", "v2"]);
    const pages = ["build/docs/1.0/guide/index.html", "build/docs/next/guide/index.html"];
    await buildSite(site);
    const before = pages.map(site.read);
    expect(site.read("build/docs/guide/index.html")).not.toContain("moved");
    runGit(site.dir, ["branch", "-f", "moving", "v3"]);
    expect((await buildSite(site)).output).toMatch(/compile +1 documents?\b/);
    expect(site.read("build/docs/guide/index.html")).toContain("Guide, moved");
    expect(pages.map(site.read)).toEqual(before);
  });

  test("where plugins see links as addresses, they stay in the version, too", async () => {
    const preset = { docs: { ...docs, remarkPlugins: ["PLUGIN"] }, blog: false };
    const config = {
      title: "Fixture",
      url: "https://fixture.test",
      baseUrl: "/",
      presets: [["classic", preset]],
    };
    const text = JSON.stringify(config).replace('"PLUGIN"', "() => () => {}");
    const site = createSite("versions-out-of-git-plugins", {
      history,
      files: { ...files, "docusaurus.config.js": `export default ${text};\n` },
    });
    await buildSite(site);
    expect(site.read("build/docs/old/index.html")).toContain('To the <a href="/docs/guide">');
    expect(site.read("build/docs/1.0/old/index.html")).toContain(
      'To the <a href="/docs/1.0/guide">',
    );
  });

  test("twenty versions compile a document once, with what it shows", async () => {
    const old = history[0]?.files ?? {};
    const names = Array.from({ length: 20 }, (_, index) => `1.${20 - index}`);
    const site = createSite("versions-out-of-git-twenty", {
      ...source,
      history: names.map((name) => ({
        tag: `v${name}`,
        files: { ...old, "docs/guide.md": `# Guide of ${name}\n` },
      })),
      config: configWith({
        includeCurrentVersion: false,
        versions: Object.fromEntries(names.map((name) => [name, { ref: `v${name}` }])),
      }),
    });
    takeBundles(site, "versions-out-of-git-build");
    const { output } = await buildSite(site);
    // Of each version its guide; the intro, the page with a picture, and its part of one; the home page.
    expect(output).toMatch(/compile +24 documents\b/);
    expect(site.read("build/docs/1.1/old/index.html")).toContain("A part.");
    expect(site.read("build/docs/1.1/old/index.html")).toContain('href="/docs/1.1/guide"');
  });

  test("a ref that isn't there: the message names it where the configuration does", async () => {
    const site = createSite("versions-out-of-git-no-ref", {
      history,
      files: {
        ...files,
        "docusaurus.config.js": `export default {
  title: "Fixture",
  url: "https://fixture.test",
  baseUrl: "/",
  presets: [["classic", { blog: false, docs: {
    versions: {
      2.1: { ref: "v1" },
      "1.0": { ref: "v11" },
    },
  } }]],
};
`,
      },
    });
    const result = await runVelosaur(site, ["build"]);
    expect(result.code).toBe(1);
    expect(readMessage(result)).toMatchInlineSnapshot(`
      "error docusaurus.config.js:8:16
        The repository has no ref "v11", of which version "1.0" is read. Did you mean "v1"?
           6 |     versions: {
           7 |       2.1: { ref: "v1" },
        >  8 |       "1.0": { ref: "v11" },
             |                ^
           9 |     },
          10 |   } }]],
        A ref is a branch, a tag or a commit. If others have it, fetch it: git fetch --tags origin '+refs/heads/*:refs/remotes/origin/*'"
    `);
  });

  test("a component that the site has no more: the message names ref and file", async () => {
    const { "src/Badge.js": _, ...rest } = files;
    const site = createSite("versions-out-of-git-missing", { ...source, files: rest });
    const result = await runVelosaur(site, ["build"]);
    expect(result.code).toBe(1);
    expect(readMessage(result)).toMatchInlineSnapshot(`
      "error v1:docs/old.mdx:2:1
        The import “@site/src/Badge” names a file that doesn't exist.
          1 | import Part from "./_part.mdx";
        > 2 | import Badge from "@site/src/Badge";
            | ^
          3 |
          4 | # Old
        Looked for src/Badge (also with the usual extensions) in the site's folder. The document is that of v1, components are those of the site as it is now: keep what old versions use (for a tag, in src/theme/MDXComponents), or cut the version with \`docs:version\` and mend the copy."
    `);
    const unknown = createSite("versions-out-of-git-unknown", {
      ...source,
      history: [{ tag: "v1", files: { "docs/a.mdx": "# A\n\n<Gone />\n" } }],
      config: configWith({ versions: { "1.0": { ref: "v1" } } }),
    });
    const failed = await runVelosaur(unknown, ["build"]);
    expect(readMessage(failed)).toMatchInlineSnapshot(`
      "error v1:docs/a.mdx:3:1
        <Gone> is used here, but the document neither imports nor declares Gone.
          1 | # A
          2 |
        > 3 | <Gone />
            | ^
        The document is that of v1, components are those of the site as it is now: keep what old versions use (for a tag, in src/theme/MDXComponents), or cut the version with \`docs:version\` and mend the copy."
    `);
  });
});
