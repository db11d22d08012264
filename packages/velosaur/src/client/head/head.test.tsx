import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import Head from "../exports/Head.tsx";
import { collectHead } from "./collect-head.ts";
import { HeadContext } from "./head-context.ts";
import { HeadText } from "./head-text.ts";
import { mergeHead } from "./head-tag.ts";
import { renderHead } from "./render-head.ts";
import { createServerHead } from "./server-head.ts";

function renderTree(tree: React.ReactNode) {
  const collector = createServerHead();
  renderToString(<HeadContext value={collector}>{tree}</HeadContext>);
  return renderHead(collector.entries());
}

test("the innermost title, name, property and canonical address win", () => {
  const Page = () => (
    <>
      <Head>
        <title>Page</title>
        <meta name="description" content="page" />
        <link rel="canonical" href="/page" />
      </Head>
      <Head>
        <meta property="og:title" content="Inner" />
      </Head>
    </>
  );
  const { title, html } = renderTree(
    <>
      <Head>
        <title>Site</title>
        <meta charSet="utf-8" />
        <meta name="Description" content="site" />
        <meta property="og:title" content="Outer" />
        <link rel="canonical" href="/" />
        <link rel="icon" href="/icon.png" />
      </Head>
      <Page />
    </>,
  );
  expect(title).toBe("Page");
  expect(html).toMatchInlineSnapshot(`
    "<meta data-rh="true" charset="utf-8">
    <link data-rh="true" rel="icon" href="/icon.png">
    <title data-rh="true">Page</title>
    <meta data-rh="true" name="description" content="page">
    <link data-rh="true" rel="canonical" href="/page">
    <meta data-rh="true" property="og:title" content="Inner">"
  `);
});

test("within one Head a property may come several times, a title may not", () => {
  const { html } = renderTree(
    <Head>
      <title>One</title>
      <title>Two</title>
      <meta property="article:tag" content="a" />
      <meta property="article:tag" content="b" />
    </Head>,
  );
  expect(html).toMatchInlineSnapshot(`
    "<title data-rh="true">Two</title>
    <meta data-rh="true" property="article:tag" content="a">
    <meta data-rh="true" property="article:tag" content="b">"
  `);
});

test("lists and fragments in a Head are read through, in their order", () => {
  const { html } = renderTree(
    <Head>
      {new Set([<link key="a" rel="a" />, <link key="b" rel="b" />])}
      <>
        {[[<link key="c" rel="c" />], false, null]}
        <title>
          {["One", " of "]}
          {2}
        </title>
      </>
    </Head>,
  );
  expect(html).toMatchInlineSnapshot(`
    "<link data-rh="true" rel="a">
    <link data-rh="true" rel="b">
    <link data-rh="true" rel="c">
    <title data-rh="true">One of 2</title>"
  `);
});

test("what replaces one of the tags that are said as a text replaces all of them", () => {
  const said = (
    <Head>
      <HeadText tag="link" attributes={{}} text={'<link rel="alternate" href="/a">'} />
      <HeadText tag="meta" attributes={{ property: "og:x" }} text={'<meta property="og:x">'} />
      <meta property="og:y" content="y" />
    </Head>
  );
  expect(renderTree(said).html).toMatchInlineSnapshot(`
    "<link rel="alternate" href="/a">
    <meta property="og:x">
    <meta data-rh="true" property="og:y" content="y">"
  `);
  const own = (
    <Head>
      <meta property="og:x" content="own" />
      <link rel="alternate" href="/b" />
    </Head>
  );
  expect(
    renderTree(
      <>
        {said}
        {own}
      </>,
    ).html,
  ).toMatchInlineSnapshot(`
    "<link rel="alternate" href="/a">
    <meta data-rh="true" property="og:y" content="y">
    <meta data-rh="true" property="og:x" content="own">
    <link data-rh="true" rel="alternate" href="/b">"
  `);
});

test("attributes of html and body are merged by name", () => {
  const { htmlAttributes, bodyAttributes } = renderTree(
    <>
      <Head>
        <html lang="en" className="outer" data-has-hydrated={false} />
        <body className="b" hidden />
      </Head>
      <Head>
        <html className={'in"ner'} />
      </Head>
    </>,
  );
  expect(htmlAttributes).toBe('lang="en" class="in&quot;ner" data-has-hydrated="false"');
  expect(bodyAttributes).toBe('class="b" hidden');
});

test("text is escaped, code isn't, and conditions and fragments may stand in between", () => {
  const { html, styles } = renderTree(
    <Head>
      {false}
      {null}
      <>
        <title>
          {"A & B"} {1} {"</title>"}
        </title>
      </>
      <meta name="x" content={'"<&'} itemProp={undefined} />
      <script async src="/a.js" />
      <script type="application/ld+json">{'{"a":"b & c"}'}</script>
      <style dangerouslySetInnerHTML={{ __html: "a > b {}" }} data-s={3} />
    </Head>,
  );
  expect(html).toMatchInlineSnapshot(`
    "<title data-rh="true">A &amp; B 1 &lt;/title&gt;</title>
    <meta data-rh="true" name="x" content="&quot;&lt;&amp;">
    <script data-rh="true" async src="/a.js"></script>
    <script data-rh="true" type="application/ld+json">{"a":"b & c"}</script>"
  `);
  expect(styles).toBe('<style data-rh="true">a > b {}</style>');
});

test.each([
  ["noindex, nofollow", true],
  ["none", true],
  ["index", false],
])("robots %s: kept out is %s", (content, noIndex) => {
  expect(renderHead([collectHead(<meta name="robots" content={content} />)]).noIndex).toBe(noIndex);
});

test("a component in Head is an error that names it", () => {
  const Seo = () => null;
  expect(() => collectHead(<Seo />)).toThrowErrorMatchingInlineSnapshot(
    `[Error: <Head> can't hold <Seo>: only html, body, title, base, meta, link, script, style, noscript elements, and fragments of them.]`,
  );
});

test("an object that is no element is an error", () => {
  const tag = { name: "a" } as unknown as React.ReactNode;
  expect(() => collectHead([null, "text", tag])).toThrow("<Head> can't hold an object: only html,");
});

test("equal tags of several heads stand once", () => {
  const entry = collectHead(<link rel="preload" href="/a.js" as="script" />);
  expect(
    mergeHead([entry, { ...entry, tags: entry.tags.map((tag) => ({ ...tag })) }]).tags,
  ).toHaveLength(1);
});

test("the description is told as text, the last one that is given", () => {
  const layout = collectHead(<meta content="Layout" name="description" />);
  const page = collectHead(<meta name="description" content={'Of "a" & <b>'} />);
  expect(renderHead([layout, page]).description).toBe('Of "a" & <b>');
  expect(renderHead([layout]).description).toBe("Layout");
  expect(renderHead([]).description).toBeUndefined();
});

test("a page may name a generator of its own", () => {
  expect(renderHead([collectHead(<meta name="generator" content="x" />)]).hasGenerator).toBe(true);
  const other = collectHead(<meta property="generator" content='name="generator"' />);
  expect(renderHead([other]).hasGenerator).toBe(false);
});
