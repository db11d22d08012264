import { expect, test } from "vitest";
import { assetToken, linkToken } from "../../shared/document.ts";
import { resolveTokens } from "./link.ts";

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
