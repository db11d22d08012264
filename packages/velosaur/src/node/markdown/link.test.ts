import { describe, expect, test } from "vitest";
import type { CompiledDocument } from "../../shared/document.ts";
import { assetToken, linkToken } from "../../shared/document.ts";
import { collectPartials, resolveTokens, splicePartials } from "./link.ts";

const documentOf = (fields: Partial<CompiledDocument>): CompiledDocument => ({
  kind: "data",
  segments: [],
  toc: [],
  anchors: [],
  links: [],
  assets: [],
  imports: [],
  partials: {},
  diagnostics: [],
  ...fields,
});

test("tokens are escaped for where they stand", () => {
  const json = JSON.stringify([
    { html: `<a href="${linkToken(0)}"><img src="${assetToken(1)}">` },
    { props: { href: linkToken(0) } },
    linkToken(7),
  ]);
  const resolved = resolveTokens({
    json,
    hrefs: ['/a?b&c="d"'],
    assets: [{ url: "/x" }, { url: "/y&z" }],
  });
  expect(JSON.parse(resolved)).toEqual([
    { html: '<a href="/a?b&amp;c=&quot;d&quot;"><img src="/y&amp;z">' },
    { props: { href: '/a?b&c="d"' } },
    "#",
  ]);
});

test("an asset may be more than an address: as a value, and as attributes", () => {
  const json = JSON.stringify([
    { html: `<img src="${assetToken(0)}" alt="x"><img src="${assetToken(0)}#part">` },
    { props: { img: assetToken(0), text: `${assetToken(0)}#part` } },
  ]);
  const asset = {
    url: "/x",
    value: { src: '"' },
    attributes: { srcset: "/x 1w", style: 'a("b")' },
  };
  expect(JSON.parse(resolveTokens({ json, hrefs: [], assets: [asset] }))).toEqual([
    {
      html: '<img src="/x" srcset="/x 1w" style="a(&quot;b&quot;)" alt="x"><img src="/x#part">',
    },
    { props: { img: { src: '"' }, text: "/x#part" } },
  ]);
});

describe("partials", () => {
  const inner = documentOf({ segments: ["inner"], toc: [{ value: "I", id: "i", level: 3 }] });
  const outer = documentOf({
    segments: [{ tag: "p", children: [{ component: "partial#Inner" }] }],
    toc: [{ value: "O", id: "o", level: 2 }, { partial: "Inner" }],
    partials: { Inner: "/_inner.mdx" },
  });
  const page = documentOf({
    segments: ["a", { component: "partial#Outer" }],
    toc: [{ partial: "Outer" }],
    partials: { Outer: "/_outer.mdx" },
  });
  const partials = new Map([
    ["/_inner.mdx", inner],
    ["/_outer.mdx", outer],
  ]);

  test("come into the tree and the contents", () => {
    const { segments, toc } = splicePartials({ document: page, partials });
    expect(segments).toEqual(["a", { tag: "p", children: ["inner"] }]);
    expect(toc.map((entry) => "id" in entry && entry.id)).toEqual(["o", "i"]);
  });

  test("are found with the partials of partials", () => {
    expect(collectPartials("/page.mdx", { document: page, partials })).toEqual([
      "/_outer.mdx",
      "/_inner.mdx",
    ]);
  });

  test("in a circle are a mistake that names the chain", () => {
    const circular = new Map([
      ...partials,
      [
        "/_inner.mdx",
        documentOf({
          segments: [{ component: "partial#Outer" }],
          partials: { Outer: "/_outer.mdx" },
        }),
      ],
    ]);
    const message =
      "Partials include each other in a circle: _outer.mdx → _inner.mdx → _outer.mdx.";
    expect(() => splicePartials({ document: page, partials: circular })).toThrow(message);
    expect(() => collectPartials("/page.mdx", { document: page, partials: circular })).toThrow(
      message,
    );
  });
});
