import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { HeadContext } from "../head/head-context.ts";
import { renderHead } from "../head/render-head.ts";
import { createServerHead } from "../head/server-head.ts";
import { Helmet, HelmetProvider } from "./helmet.tsx";

function renderTree(tree: ReactNode) {
  const collector = createServerHead();
  renderToString(<HeadContext value={collector}>{tree}</HeadContext>);
  return renderHead(collector.entries());
}

test("what it is given as children, in a provider or not, is the head's", () => {
  const { title, html, htmlAttributes } = renderTree(
    <HelmetProvider>
      <Helmet titleTemplate="%s - Site" defaultTitle="Nothing">
        <html lang="fr" />
        <title>Cash $& {1}</title>
        {null}
        <meta name="author" content="ada" />
      </Helmet>
    </HelmetProvider>,
  );
  expect(title).toBe("Cash $&amp; 1 - Site");
  expect(htmlAttributes).toBe('lang="fr"');
  expect(html).toContain('name="author" content="ada"');
});

test("so is what it is given as props", () => {
  const head = renderTree(
    <Helmet
      title="One"
      titleTemplate="%s | Site"
      titleAttributes={{ itemProp: "name" }}
      htmlAttributes={{ lang: "fr", className: "wide" }}
      bodyAttributes={{ className: "dark" }}
      base={{ href: "/base/" }}
      meta={[
        { name: "a", content: "1" },
        { property: "b", content: "2" },
      ]}
      link={[{ rel: "canonical", href: "/one" }]}
      script={[{ type: "application/ld+json", innerHTML: '{"a":1}' }]}
      style={[{ cssText: "p > b {}" }]}
      noscript={[{ innerHTML: "<p>No</p>" }]}
    />,
  );
  expect(head).toMatchObject({
    title: "One | Site",
    htmlAttributes: 'lang="fr" class="wide"',
    bodyAttributes: 'class="dark"',
    styles: '<style data-rh="true">p > b {}</style>',
  });
  expect(head.html).toMatchInlineSnapshot(`
    "<base data-rh="true" href="/base/">
    <title data-rh="true" itemprop="name">One | Site</title>
    <meta data-rh="true" name="a" content="1">
    <meta data-rh="true" property="b" content="2">
    <link data-rh="true" rel="canonical" href="/one">
    <script data-rh="true" type="application/ld+json">{"a":1}</script>
    <noscript data-rh="true"><p>No</p></noscript>"
  `);
});

test("the default title is for a page that has none of its own", () => {
  expect(renderTree(<Helmet defaultTitle="Default" titleTemplate="%s!" />).title).toBe("Default");
});
