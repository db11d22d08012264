import { createElement } from "react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Segment, SegmentProps, StaticSegment } from "../document.ts";
import { ADMONITION_KEYWORDS, createAdmonition } from "./admonition.ts";
import { hastToReactName, parseStyle, toReactName } from "./attributes.ts";
import { createCodeBlock, createCodeButtons } from "./code-block.ts";
import type { CreateElement } from "./create.ts";
import { createDetails } from "./details.ts";
import { createHeading } from "./heading.ts";
import { createImage } from "./image.ts";
import { DEFAULT_LABELS } from "./labels.ts";
import { createSegment } from "./segment-element.ts";
import { collapseElement, segmentHtml } from "./segment-html.ts";

const toHtml = (segment: Segment): string => segmentHtml(segment as StaticSegment);

/** The same markup through React and through the compiler. */
const renderBoth = (
  make: <Node>(h: CreateElement<Node>) => Node,
): [react: string, compiler: string] => [
  renderToStaticMarkup(make(createElement as unknown as CreateElement<ReactElement>)),
  toHtml(make(createSegment as CreateElement<Segment>)),
];

describe("the compiler's markup is React's", () => {
  test.each<[name: string, make: <Node>(h: CreateElement<Node>) => Node]>([
    [
      "admonition",
      (h) =>
        createAdmonition(h, {
          type: "note",
          title: "A & <b>",
          className: "x",
          id: "y",
          content: h("p", null, "z"),
        }),
    ],
    [
      "admonition without content",
      (h) => createAdmonition(h, { type: "custom", title: "T", icon: null, content: null }),
    ],
    [
      "heading",
      (h) =>
        createHeading(h, {
          tag: "h2",
          id: 'a"b',
          className: "x",
          linkLabel: 'Direct link to "b"',
          content: "Text",
        }),
    ],
    ["title", (h) => createHeading(h, { tag: "h1", id: "a", linkLabel: "L", content: "Text" })],
    ["details", (h) => createDetails(h, { content: h("p", null, "x"), props: { open: true } })],
    [
      "image",
      (h) => createImage(h, { src: "/a.png?b&c", alt: "", width: 1, height: 2, className: "x" }),
    ],
    [
      "code block",
      (h) =>
        createCodeBlock(h, {
          language: "js",
          title: "a.js",
          lines: [{ html: "<i>x</i>", className: "m" }, { html: "" }],
          firstLine: 3,
          buttons: createCodeButtons(h, DEFAULT_LABELS),
        }),
    ],
  ])("%s", (_name, make) => {
    const [react, compiler] = renderBoth(make);
    // React leaves a space without width as it is, writes void elements with a slash, and escapes apostrophes and `>` in attributes.
    expect(compiler.replaceAll("&#8203;", "\u200B")).toBe(react.replace(/\/>/g, ">"));
  });

  test.each<SegmentProps>([
    { className: "a b", htmlFor: "c", title: 'x "y" & z' },
    { tabIndex: -1, colSpan: 2, hidden: true, disabled: false, autoPlay: true },
    { "data-x": "1", "data-flag": true, "aria-hidden": true, "aria-label": "l" },
    {
      style: {
        color: "red",
        fontSize: 12,
        lineHeight: 2,
        marginTop: 0,
        "--x": 3,
        WebkitLineClamp: 2,
        backgroundColor: "#fff",
        flex: 1,
      },
    },
    { srcSet: "a 1x", crossOrigin: "anonymous", httpEquiv: "refresh", acceptCharset: "utf-8" },
    {
      viewBox: "0 0 1 1",
      strokeWidth: 2,
      fillOpacity: 0.5,
      xlinkHref: "#a",
      preserveAspectRatio: "none",
    },
  ])("props %j", (props) => {
    const react = renderToStaticMarkup(createElement("div", props as object));
    const lowerCase = (html: string): string =>
      html.replace(/ [a-zA-Z:-]+=/g, (name) => name.toLowerCase());
    expect(lowerCase(toHtml(collapseElement("div", props, [])))).toBe(lowerCase(react));
  });
});

test("every admonition keyword has a style and a title", () => {
  for (const type of ADMONITION_KEYWORDS) {
    const html = toHtml(
      createAdmonition<Segment>(createSegment, { type, title: type, content: null }),
    );
    expect(html).toMatch(/alert--(?:secondary|success|info|warning|danger)".*<path d="M/);
  }
});

test.each([
  ["class", "className"],
  ["for", "htmlFor"],
  ["stroke-width", "strokeWidth"],
  ["xlink:href", "xlinkHref"],
  ["tabindex", "tabIndex"],
  ["data-a-b", "data-a-b"],
  ["onClick", "onClick"],
])("the attribute %s is React's %s", (name, expected) => {
  expect(toReactName(name)).toBe(expected);
});

test.each([
  ["className", "className"],
  ["ariaDescribedBy", "aria-describedby"],
  ["dataFootnoteRef", "data-footnote-ref"],
  ["dataFoo1Bar", "data-foo1-bar"],
  ["strokeLineCap", "strokeLinecap"],
  ["data", "data"],
])("the hast property %s is React's %s", (name, expected) => {
  expect(hastToReactName(name)).toBe(expected);
});

test.each([
  ["color: red", { color: "red" }],
  ["background: url(a;b.png); --my-Var : 1px;", { background: "url(a;b.png)", "--my-Var": "1px" }],
  [
    "-webkit-line-clamp: 2; -ms-flex: 1; COLOR: Blue",
    { WebkitLineClamp: "2", msFlex: "1", color: "Blue" },
  ],
  ["broken", {}],
])("the style %j", (css, style) => {
  expect(parseStyle(css)).toEqual(style);
});

test("brackets of a style that nothing closes are read once, not from each of them", () => {
  const open = "(".repeat(300_000);
  expect(parseStyle(`a: b${open};c:d`)).toEqual({ a: `b${open}`, c: "d" });
});

describe("collapsing", () => {
  test("static children become text", () => {
    expect(
      collapseElement("p", undefined, ["a < b ", { tag: "b", html: "c" }, { tag: "br" }]),
    ).toEqual({ tag: "p", html: "a &lt; b <b>c</b><br>" });
  });

  test("a component anywhere below keeps the element open", () => {
    const inner = collapseElement("b", undefined, [{ component: "x#default" }]);
    expect(collapseElement("p", { id: "i" }, ["a", inner])).toEqual({
      tag: "p",
      props: { id: "i" },
      children: ["a", { tag: "b", children: [{ component: "x#default" }] }],
    });
  });

  test("so does an expression among its props", () => {
    expect(collapseElement("p", { title: { $expression: 0 } }, ["a"])).toHaveProperty("children", [
      "a",
    ]);
  });

  test("scripts and styles have no entities", () => {
    expect(collapseElement("style", undefined, ["a > b {}"])).toEqual({
      tag: "style",
      html: "a > b {}",
    });
  });
});

test.each(["constructor", "toString", "hasOwnProperty"])(
  "an attribute or a property named %s, as each object has one, keeps its name",
  (name) => {
    expect(toReactName(name)).toBe(name);
    expect(hastToReactName(name)).toBe(name);
    expect(toHtml(createSegment("p", { [name]: "x" }) as Segment)).toBe(
      `<p ${name.toLowerCase()}="x"></p>`,
    );
    expect(Object.entries(parseStyle(`--a: 1; ${name}: x`))).toHaveLength(2);
  },
);
