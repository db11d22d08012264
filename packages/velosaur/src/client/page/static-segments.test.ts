import { expect, test } from "vitest";

import type { Segment } from "../../shared/document.ts";
import type { PageDocument } from "../../shared/payload.ts";
import {
  findRenderedStatics,
  numberStatics,
  restoreStatics,
  stripStatics,
} from "./static-segments.ts";

const long = (text: string) => `<b>${text}</b> and some more text`;

const documentOf = (segments: Segment[]): PageDocument => ({
  segments,
  toc: [],
  frontMatter: {},
  metadata: null,
  assets: {},
});

const documents = [
  documentOf([
    { tag: "p", html: long("first") },
    "text",
    { tag: "hr" },
    { tag: "p", html: "short" },
    {
      component: "@theme/Tabs#default",
      props: { label: { $segments: [{ tag: "span", html: long("label") }] }, count: 2 },
      children: [{ tag: "div", children: [{ tag: "p", html: long("inner") }] }],
    },
  ]),
  documentOf([{ tag: "p", html: long("second document") }, { expression: 0 }]),
];

test("long static segments are numbered through all documents, children and props", () => {
  const { documents: numbered, htmls } = numberStatics(documents);
  expect(htmls).toEqual(["first", "label", "inner", "second document"].map(long));
  expect(JSON.stringify(numbered).match(/"key":\d/g)).toEqual(
    ["0", "1", "2", "3"].map((key) => `"key":${key}`),
  );
});

test("lean data plus the DOM give the page's data again", () => {
  const { documents: numbered, htmls } = numberStatics(documents);
  const lean = stripStatics(numbered, new Set([0, 1, 2, 3]));
  expect(JSON.stringify(lean)).not.toContain("more text");
  expect(JSON.stringify(lean)).toContain("short");
  expect(restoreStatics(lean, (key) => htmls[key])).toEqual(numbered);
});

test("what wasn't rendered keeps its HTML and loses its number", () => {
  const { documents: numbered, htmls } = numberStatics(documents);
  const lean = stripStatics(numbered, new Set([0, 3]));
  expect(JSON.stringify(lean)).toContain(JSON.stringify(long("inner")));
  const restored = restoreStatics(lean, (key) => htmls[key]);
  expect(JSON.stringify(restored).match(/"key":\d/g)).toEqual(['"key":0', '"key":3']);
});

test.each([undefined, ""])("a missing or emptied element is noticed (%j)", (html) => {
  const { documents: numbered, htmls } = numberStatics(documents);
  const lean = stripStatics(numbered, new Set([0, 1, 2, 3]));
  expect(restoreStatics(lean, (key) => (key === 2 ? html : htmls[key]))).toBeNull();
});

test("numbers are found in rendered HTML", () => {
  expect(findRenderedStatics('<p data-s="0">a</p><div class="x" data-s="12">b</div>')).toEqual(
    new Set([0, 12]),
  );
});
