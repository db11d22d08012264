import { expect, test } from "vitest";
import { loadSiteTemplate } from "./site-template.ts";
import type { PagePayload } from "../../shared/payload.ts";
import { renderHtmlDocument, type HtmlInput } from "./html-document.ts";

const input: HtmlInput = {
  setup: {
    generator: 'Velosaur "v1"',
    inlineScript: "mode()",
    baseUrl: "/base/",
    headTags: "<link>",
    preBodyTags: "<!-- before -->",
    postBodyTags: "<!-- after -->",
    entry: {
      js: "/js/main.js",
      imports: ["/js/react.js"],
      styles: { theme: ["/css/a&b.css"], site: ["/css/site.css"] },
    },
  },
  head: {
    title: "T",
    html: "<title>T</title>",
    styles: "",
    htmlAttributes: 'lang="en"',
    bodyAttributes: 'class="x"',
    noIndex: false,
    hasGenerator: false,
  },
  body: ["<main>", "</main>"],
  payload: {
    build: "1",
    levels: [],
    documents: [],
    modules: {
      a: { js: "/js/a.js", imports: ["/js/react.js", "/js/shared.js"] },
      b: {
        js: "/js/b.js",
        imports: ["/js/shared.js", "/js/main.js"],
        styles: { theme: ["/css/b.css"] },
      },
      entry: { js: "/js/main.js" },
    },
    site: { $shared: "</script><script>alert(1)</script>" },
  } as PagePayload,
  shared: ["/data/site-1.json"],
};

const renderHtml = (whole: HtmlInput): string => renderHtmlDocument(whole).join("");

test("the whole document", () => {
  expect(renderHtml(input)).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="generator" content="Velosaur &quot;v1&quot;">
    <title>T</title>
    <link rel="stylesheet" href="/css/a&amp;b.css" data-part="theme">
    <link rel="stylesheet" href="/css/b.css" data-part="theme">
    <link rel="stylesheet" href="/css/site.css" data-part="site">
    <script>mode()</script>
    <link rel="modulepreload" fetchpriority="low" href="/js/react.js">
    <link rel="modulepreload" fetchpriority="low" href="/js/a.js">
    <link rel="modulepreload" fetchpriority="low" href="/js/shared.js">
    <link rel="modulepreload" fetchpriority="low" href="/js/b.js">
    <link rel="preload" as="fetch" fetchpriority="low" crossorigin="anonymous" href="/data/site-1.json">
    <script type="module" data-entry fetchpriority="low" src="/js/main.js"></script>
    <link>
    </head>
    <body class="x">
    <!-- before --><div id="__docusaurus"><main></main></div>
    <script type="application/json" id="__velosaur">{"build":"1","levels":[],"documents":[],"modules":{"a":{"js":"/js/a.js","imports":["/js/react.js","/js/shared.js"]},"b":{"js":"/js/b.js","imports":["/js/shared.js","/js/main.js"],"styles":{"theme":["/css/b.css"]}},"entry":{"js":"/js/main.js"}},"site":{"$shared":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}}</script>
    <!-- after --></body>
    </html>
    "
  `);
});

test("what the page says in <style> stands behind all stylesheets", () => {
  const styles = '<style data-rh="true">:root { --a: 1 }</style>';
  const html = renderHtml({ ...input, head: { ...input.head, styles } });
  expect(html.indexOf(styles)).toBeGreaterThan(html.lastIndexOf('rel="stylesheet"'));
  expect(html.indexOf(styles)).toBeLessThan(html.indexOf("</head>"));
});

test("the payload can't end its script, and is read back whole", () => {
  const html = renderHtml(input);
  const [, json = ""] =
    /<script type="application\/json" id="__velosaur">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(input.payload);
  expect(html.match(/<\/script>/g)).toHaveLength(3);
});

test("every chunk is preloaded once, the entry not at all", () => {
  const html = renderHtml(input);
  const preloaded = Array.from(
    html.matchAll(/modulepreload" fetchpriority="low" href="([^"]+)"/g),
    ([, href]) => href,
  );
  expect(preloaded.toSorted()).toEqual(["/js/a.js", "/js/b.js", "/js/react.js", "/js/shared.js"]);
});

test("a page's own generator takes the place of the engine's", () => {
  const own = '<meta data-rh="true" name="generator" content="by hand">';
  const html = renderHtml({
    ...input,
    head: { ...input.head, html: own, hasGenerator: true },
  });
  expect(html.match(/name="generator"/g)).toHaveLength(1);
  expect(html).toContain(own);
});

test("a site's own template", async () => {
  const template = await loadSiteTemplate(`
    <!DOCTYPE html>
    <html <%~ it.htmlAttributes %> data-site="own">
      <head>
        <meta name="generator" content="<%= it.version %> & more">
        <% if (it.noIndex) { %><meta name="robots" content="noindex"><% } %>
        <%~ it.headTags %>
        <% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
        <% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
        <% it.scripts.forEach((file) => { %><script src="<%= it.baseUrl %><%= file %>"></script><% }); %>
      </head>
      <body <%~ it.bodyAttributes %> data-base="<%= it.baseUrl %>">
        <%~ it.preBodyTags %>
        <div id="__docusaurus"><%~ it.appHtml %></div>
        <%~ it.postBodyTags %>
      </body>
    </html>
  `);
  const html = renderHtml({ ...input, template });
  expect(html).toContain('<html lang="en" data-site="own">');
  expect(html).toContain('<body class="x" data-base="/base/">');
  expect(html).toContain('content="1&quot; & more"');
  expect(html).not.toContain("noindex");
  // All of it, and nothing twice.
  const listTags = (text: string): string[] =>
    [...text.matchAll(/<(?:link|script|title|main|div|!-- )[^>]*>/g)].map(([tag]) => tag).sort();
  expect(listTags(html)).toEqual(listTags(renderHtml(input)));
});

test("a site's own template without the page's attributes of <html>", async () => {
  const template = await loadSiteTemplate(
    `<!DOCTYPE html><html lang="fr" data-site='own'><body><%~ it.appHtml %></body></html>`,
  );
  expect(renderHtml({ ...input, template })).toContain(`<html lang="en" data-site='own'>`);
});

test("a site's own template with line breaks around the page", async () => {
  const template = await loadSiteTemplate(
    `<!DOCTYPE html><html <%~ it.htmlAttributes %>><div id="__docusaurus">\n  <%~ it.appHtml %>\n</div></html>`,
  );
  expect(renderHtml({ ...input, template })).toMatch(
    /<div id="__docusaurus"><main>.*<\/main><\/div>/s,
  );
});

test.each([
  ["<% if (it.noIndex { %>", "The `ssrTemplate` of the configuration can't be read: "],
  ["<%~ it.nothing.here %>", "The `ssrTemplate` of the configuration failed: Cannot read"],
])("a template with a mistake: %s", async (source, message) => {
  const run = async () => {
    const template = await loadSiteTemplate(source);
    return renderHtml({ ...input, template });
  };
  await expect(run()).rejects.toThrow(message);
});
