import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth, describeBuild } from "./support/describe-site.ts";
import type { SiteSource } from "./support/site.ts";
import { validateSitemap } from "./support/validate-feeds.ts";

const files = {
  "docs/index.md": "---\nslug: /\n---\n# Start\n\nThe first words.\n\n[Deep](./guide/deep.md)\n",
  "docs/guide/_category_.json": '{ "label": "Guide", "link": { "type": "generated-index" } }',
  "docs/guide/deep.md": `---
title: Deep & "quoted"
description: About <depths>.
keywords: [one, two]
image: /img/own.png
tags: [x]
---
<head>
  <meta name="author" content="somebody" />
  <link rel="canonical" href="https://elsewhere.test/deep/" />
</head>

Text.
`,
  "docs/hidden.md": "---\nunlisted: true\n---\n# Hidden\n",
  "src/pages/about.js": `
import Head from "@docusaurus/Head";
import Layout from "@theme/Layout";
export default () => (
  <Layout title="About" description="Who we are">
    <Head><meta property="og:title" content="About us" /></Head>
    <main><h1>About</h1></main>
  </Layout>
);`,
  "src/pages/early.js": `
import Head from "@docusaurus/Head";
import { useEffect, useState } from "react";
export default () => {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (steps < 3) setSteps(steps + 1);
  }, [steps]);
  return (
    <>
      <Head>
        <title>Step {steps}</title>
        <html className={steps < 2 ? "few" : "many"} />
        {steps < 3 ? <body id="waiting" /> : <meta name="done" content="yes" />}
      </Head>
      <main><h1>Early</h1></main>
    </>
  );
};`,
  "static/img/own.png": "",
  "static/img/card.png": "",
};
const source: SiteSource = {
  files,
  config: {
    baseUrl: "/base/",
    trailingSlash: true,
    i18n: {
      defaultLocale: "en",
      locales: ["en", "pt-BR"],
      localeConfigs: { en: { htmlLang: "en-GB" } },
    },
    themeConfig: { image: "img/card.png", metadata: [{ name: "theme-color", content: "#123456" }] },
  },
};

/** Tags of the head by what they are called; of several with one name, all. */
const readHead = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const tags: Record<string, string[]> = {};
    const add = (name: string, value: string | null): void => {
      (tags[name] ??= []).push(value ?? "");
    };
    for (const meta of document.head.querySelectorAll("meta[name],meta[property]"))
      add(
        meta.getAttribute("name") ?? meta.getAttribute("property")!,
        meta.getAttribute("content"),
      );
    for (const link of document.head.querySelectorAll("link[rel=canonical]"))
      add("canonical", link.getAttribute("href"));
    for (const link of document.head.querySelectorAll("link[rel=alternate][hreflang]"))
      add(`alternate ${link.getAttribute("hreflang")}`, link.getAttribute("href"));
    add("title", document.title);
    add("lang", document.documentElement.lang);
    return tags;
  });

const START = {
  title: ["Start | Fixture"],
  lang: ["en-GB"],
  canonical: ["https://fixture.test/base/"],
  description: ["The first words."],
  "og:title": ["Start | Fixture"],
  "og:description": ["The first words."],
  "og:url": ["https://fixture.test/base/"],
  "og:image": ["https://fixture.test/base/img/card.png"],
  "og:locale": ["en_GB"],
  "og:locale:alternate": ["pt_BR"],
  "twitter:card": ["summary_large_image"],
  "twitter:image": ["https://fixture.test/base/img/card.png"],
  "alternate en-GB": ["https://fixture.test/base/"],
  "alternate pt-BR": ["https://fixture.test/base/pt-BR/"],
  "alternate x-default": ["https://fixture.test/base/"],
  docusaurus_locale: ["en"],
  docusaurus_tag: ["docs-default-current"],
  docusaurus_version: ["current"],
  "docsearch:language": ["en"],
  "docsearch:docusaurus_tag": ["docs-default-current"],
  "docsearch:version": ["current"],
  "theme-color": ["#123456"],
};
const DEEP = {
  title: ['Deep & "quoted" | Fixture'],
  canonical: ["https://elsewhere.test/deep/"],
  description: ["About <depths>."],
  "og:description": ["About <depths>."],
  "og:url": ["https://fixture.test/base/guide/deep/"],
  "og:image": ["https://fixture.test/base/img/own.png"],
  keywords: ["one,two"],
  author: ["somebody"],
  "alternate pt-BR": ["https://fixture.test/base/pt-BR/guide/deep/"],
};

describeBoth("head", source, (running) => {
  const { open, mode } = running;

  test("a doc says all that search engines and previews ask for, each once", async () => {
    const page = await open("/base/");
    const head = await readHead(page);
    expect(head).toMatchObject(START);
    expect(Object.keys(head)).not.toContain("robots");
  });

  test("front matter and a doc's own head have the last word, also after navigation", async () => {
    const page = await open("/base/");
    await page.locator("article").getByRole("link", { name: "Deep" }).click();
    await page.getByRole("heading", { name: "Deep", level: 1 }).waitFor();
    expect(await readHead(page)).toMatchObject(DEEP);
    await page.reload();
    await page.getByRole("heading", { name: "Deep", level: 1 }).waitFor();
    await page.locator("html[data-has-hydrated=true]").waitFor({ state: "attached" });
    expect(await readHead(page)).toMatchObject(DEEP);
    await page.goBack();
    await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
    const head = await readHead(page);
    expect(head).toMatchObject(START);
    expect(head).not.toHaveProperty("author");
  });

  test("breadcrumbs are structured data", async () => {
    const page = await open("/base/guide/deep/");
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? "")).toEqual({
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        {
          "@type": "ListItem",
          position: 1,
          name: "Guide",
          item: "https://fixture.test/base/category/guide/",
        },
        {
          "@type": "ListItem",
          position: 2,
          name: 'Deep & "quoted"',
          item: "https://fixture.test/base/guide/deep/",
        },
      ],
    });
  });

  test("pages of React and lists say what they are", async () => {
    const about = await readHead(await open("/base/about/"));
    expect(about).toMatchObject({
      title: ["About | Fixture"],
      description: ["Who we are"],
      "og:title": ["About us"],
      docusaurus_tag: ["default"],
      canonical: ["https://fixture.test/base/about/"],
    });
    const tags = await readHead(await open("/base/tags/"));
    expect(tags["docusaurus_tag"]).toEqual(["doc_tags_list"]);
  });

  test("what a component changes by itself shows before anybody touches the page", async () => {
    const page = await open("/base/early/");
    await page.locator('meta[name=done][content="yes"]').waitFor({ state: "attached" });
    expect(await readHead(page)).toMatchObject({ title: ["Step 3"], lang: ["en-GB"] });
    expect(await page.locator("html").getAttribute("class")).toBe("many");
    expect(await page.locator("html").getAttribute("data-has-hydrated")).toBe("true");
    expect(await page.locator("body").getAttribute("id")).toBeNull();
  });

  test("an unlisted page is kept from search engines", async () => {
    const { robots } = await readHead(await open("/base/hidden/"));
    expect(robots).toEqual(["noindex, nofollow"]);
  });

  if (mode === "dev") return;

  test("the sitemap of each language names the page in all of them", async () => {
    const alternates = [
      '<xhtml:link rel="alternate" hreflang="en-GB" href="https://fixture.test/base/guide/deep/"/>',
      '<xhtml:link rel="alternate" hreflang="pt-BR" href="https://fixture.test/base/pt-BR/guide/deep/"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://fixture.test/base/guide/deep/"/>',
    ];
    for (const folder of ["", "pt-BR/"]) {
      const sitemap = running.site.read(`build/${folder}sitemap.xml`);
      expect(await validateSitemap(sitemap)).toEqual([]);
      const [, entry] = new RegExp(`<loc>[^<]*/base/${folder}guide/deep/</loc>(.*?)</url>`).exec(
        sitemap,
      )!;
      expect(entry).toContain(alternates.join(""));
      expect(sitemap).not.toContain("/hidden/");
    }
  });

  test("another language names itself", async () => {
    const head = await readHead(await open("/base/pt-BR/guide/deep/"));
    expect(head).toMatchObject({
      lang: ["pt-BR"],
      docusaurus_locale: ["pt-BR"],
      "og:locale": ["pt_BR"],
      "og:url": ["https://fixture.test/base/pt-BR/guide/deep/"],
      "alternate en-GB": ["https://fixture.test/base/guide/deep/"],
      "alternate x-default": ["https://fixture.test/base/guide/deep/"],
    });
  });
});

describeBuild("head-no-index", { files, config: { noIndex: true } }, ({ open }) => {
  test("a site may hide from search engines as a whole", async () => {
    for (const path of ["/", "/about", "/guide/deep"]) {
      const { robots } = await readHead(await open(path));
      expect(robots).toEqual(["nofollow, noindex"]);
    }
  });
});
