import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { type DocusaurusContext, SiteContext } from "../site/site-context.ts";
import Interpolate, { interpolate } from "./Interpolate.tsx";
import isInternalUrl, { hasProtocol } from "./isInternalUrl.ts";
import useBaseUrl, { addBaseUrl } from "./useBaseUrl.ts";

const site = { baseUrl: "/base/", siteUrl: "https://site.test" };

test.each([
  ["", {}, ""],
  ["#x", {}, "#x"],
  ["hello", {}, "/base/hello"],
  ["/hello", {}, "/base/hello"],
  ["/base", {}, "/base/"],
  ["/base/", {}, "/base/"],
  ["/base/hello", {}, "/base/hello"],
  ["/base/hello", { forcePrependBaseUrl: true }, "/base/base/hello"],
  ["/hello", { absolute: true }, "https://site.test/base/hello"],
  ["https://other.test", { absolute: true }, "https://other.test"],
  ["//other.test", {}, "//other.test"],
  ["mailto:a@b.c", {}, "mailto:a@b.c"],
])("useBaseUrl(%j, %j)", (url, options, expected) => {
  expect(addBaseUrl(url, { ...site, ...options })).toBe(expected);
});

test.each([
  ["/a", true],
  ["a.html", true],
  ["#a", true],
  ["?a", true],
  ["https://x", false],
  ["//x", false],
  ["mailto:x", false],
  ["tel:1", false],
  ["pathname:///x", false],
  [undefined, false],
])("isInternalUrl(%j) is %s", (url, expected) => {
  expect(isInternalUrl(url)).toBe(expected);
});

test("no address has no protocol", () => {
  expect(
    [undefined, "", "/a", "https://x.test", "mailto:a@x.test"].map((url) => hasProtocol(url)),
  ).toEqual([false, false, false, true, true]);
});

test("placeholders take values; those without one stay", () => {
  expect(interpolate("{a} and {b} and {a}", { a: 1, b: "two" })).toBe("1 and two and 1");
  expect(interpolate("{a} {b}", { a: "x" } as never)).toBe("x {b}");
  expect(interpolate("{zero}", { zero: 0 })).toBe("0");
});

test("values that show nothing are empty, lists of elements are shown, and no placeholder is found in every object", () => {
  const values = {
    none: null,
    off: false,
    list: [<i key="a">1</i>, <i key="b">2</i>],
    b: <b>x</b>,
  };
  const html = (text: string) =>
    renderToStaticMarkup(<Interpolate values={values}>{text}</Interpolate>);
  expect(html("[{none}] {constructor}")).toBe("[] {constructor}");
  expect(html("[{none}{off}] {b} {list}")).toBe("[] <b>x</b> <i>1</i><i>2</i>");
});

test("without an address, useBaseUrl gives none", () => {
  const context = { siteConfig: { baseUrl: "/base/", url: "https://site.test" } };
  const Anchor = ({ to }: { to?: string }) => <a href={useBaseUrl(to)}>x</a>;
  expect(
    renderToStaticMarkup(
      <SiteContext value={context as unknown as DocusaurusContext}>
        <Anchor />
        <Anchor to="a.png" />
      </SiteContext>,
    ),
  ).toBe('<a>x</a><a href="/base/a.png">x</a>');
});
