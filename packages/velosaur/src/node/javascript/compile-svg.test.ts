import { createElement, type FunctionComponent } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AuthorError } from "../system/author-error.ts";
import { compileSvg } from "./compile-svg.ts";

/** Runs the module that is made of an image. */
function render(svg: string, props: object = {}): string {
  const code = compileSvg(svg, "/a.svg")
    .replace(/^import (.*) from .*$/m, "const $1 = runtime;")
    .replace("export default", "return");
  const Svg = new Function("runtime", code)(runtime) as FunctionComponent;
  return renderToStaticMarkup(createElement(Svg, props));
}

test.each([
  [
    "attributes by React's names, styles as objects",
    `<svg viewBox="0 0 2 2" class="a" style="fill:red;stroke-width:2" tabindex="0"><use xlink:href="#b" clip-path="url(#c)" data-x="1"/></svg>`,
    `<svg viewBox="0 0 2 2" class="a" style="fill:red;stroke-width:2" tabindex="0"><use xlink:href="#b" clip-path="url(#c)" data-x="1"></use></svg>`,
  ],
  [
    "no prolog, comment, lines between elements, handler, or part of an editor's",
    `<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- drawn -->\n<svg xmlns:ink="urn:i" onload="x()" ink:v="1">\n  <ink:view><g/></ink:view>\n  <path d="M0 0"/>\n</svg>\n`,
    `<svg><path d="M0 0"></path></svg>`,
  ],
  [
    "text, entities and styles",
    `<svg><style><![CDATA[ .a > b { fill: red } ]]></style><text>1 &lt; 2 <tspan>a</tspan> <tspan>b</tspan></text></svg>`,
    `<svg><style> .a > b { fill: red } </style><text>1 &lt; 2 <tspan>a</tspan> <tspan>b</tspan></text></svg>`,
  ],
  [
    "names that every object has",
    `<svg constructor="1"><g valueof="2"/></svg>`,
    `<svg constructor="1"><g valueof="2"></g></svg>`,
  ],
  ["a prefix of its own", `<svg:svg><svg:g/></svg:svg>`, `<svg><g></g></svg>`],
])("an image as a component has %s", (_name, svg, expected) => {
  expect(render(svg)).toBe(expected);
});

test.each([
  [{}, `<svg><title>Own</title><g></g></svg>`],
  [
    { title: "Given", titleId: "t" },
    `<svg aria-labelledby="t"><title id="t">Given</title><g></g></svg>`,
  ],
  [{ title: "" }, `<svg><g></g></svg>`],
])("the title of an image with props %o", (props, expected) => {
  expect(render(`<svg><title>Own</title><g/></svg>`, props)).toBe(expected);
});

test("a drawing's style is for its own classes, whatever others on the page are called", () => {
  const draw = (rule: string): string =>
    render(
      `<svg><style>@import url(b.css);.a,.b:hover{fill:url(x.a)}.c .a{${rule}}</style><g class="a x"/><g class="b"/></svg>`,
    );
  const [, id] = /a x a-(\w{6})"/.exec(draw("top:0"))!;
  expect(draw("top:0")).toBe(
    `<svg><style>@import url(b.css);.a-${id},.b-${id}:hover{fill:url(x.a)}.c .a-${id}{top:0}</style><g class="a x a-${id}"></g><g class="b b-${id}"></g></svg>`,
  );
  expect(draw("top:1")).not.toContain(id);
});

test("props come last", () => {
  expect(render(`<svg width="1" height="2"/>`, { width: 3, role: "img" })).toBe(
    `<svg width="3" height="2" role="img"></svg>`,
  );
});

test.each([
  ["<svg>\n  <g>\n</svg>", { message: "The image is no SVG: Unexpected close tag.", line: 3 }],
  ["<p>text</p>", { message: "The image is no SVG: it has no <svg> element." }],
  ["", { message: "The image is no SVG: it has no <svg> element." }],
  ["<svg>&nope;</svg>", { line: 1 }],
])("of %j a message says what is wrong", (svg, expected) => {
  let caught: unknown;
  try {
    compileSvg(svg, "/a.svg");
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(AuthorError);
  expect((caught as AuthorError).diagnostics[0]).toMatchObject({ filePath: "/a.svg", ...expected });
});
