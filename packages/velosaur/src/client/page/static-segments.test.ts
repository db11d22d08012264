import { createElement, type ElementType, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { Segment } from "../../shared/document.ts";
import type { PageDocument } from "../../shared/payload.ts";
import { renderSegments } from "./render-segments.tsx";
import { numberStatics, restoreStatics, stripStatics } from "./static-segments.ts";

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

const htmls = ["first", "label", "inner", "second document"].map(long);

test("long static segments are numbered through all documents, children and props", () => {
  const { documents: numbered } = numberStatics(documents);
  expect(JSON.stringify(numbered).match(/"key":\d/g)).toEqual(
    ["0", "1", "2", "3"].map((key) => `"key":${key}`),
  );
});

test("lean data plus the DOM give the page's data again", () => {
  const { documents: numbered } = numberStatics(documents);
  const lean = stripStatics(numbered, new Set([0, 1, 2, 3]));
  expect(JSON.stringify(lean)).not.toContain("more text");
  expect(JSON.stringify(lean)).toContain("short");
  expect(numbered).toMatchObject(restoreStatics(lean, (key) => htmls[key]) ?? []);
});

test("what wasn't rendered keeps its HTML and loses its number", () => {
  const { documents: numbered } = numberStatics(documents);
  const lean = stripStatics(numbered, new Set([0, 3]));
  expect(JSON.stringify(lean)).toContain(JSON.stringify(long("inner")));
  const restored = restoreStatics(lean, (key) => htmls[key]);
  expect(JSON.stringify(restored).match(/"key":\d/g)).toEqual(['"key":0', '"key":3']);
});

test.each([undefined, ""])("a missing or emptied element is noticed (%j)", (html) => {
  const { documents: numbered } = numberStatics(documents);
  const lean = stripStatics(numbered, new Set([0, 1, 2, 3]));
  expect(restoreStatics(lean, (key) => (key === 2 ? html : htmls[key]))).toBeNull();
});

test("React tells what it has rendered: not what a component leaves out, nor what prose says", () => {
  const prose = documentOf([{ tag: "p", html: 'Elements have marks: data-s="2" is one of them' }]);
  const statics = numberStatics([...documents.slice(0, 1), prose]);
  const render = (Tabs: ElementType): string => {
    const scope = { resolve: () => Tabs, expressions: [] };
    const nodes = statics.documents.flatMap(({ segments }) => renderSegments(segments, scope));
    return renderToStaticMarkup(createElement(Fragment, null, ...nodes));
  };
  const closed = statics.watch();
  const Closed = ({ label }: { label: ReactNode }): ReactNode => label;
  expect(render(Closed)).toContain("first");
  expect(closed).toEqual(new Set([0, 1, 3]));
  const open = statics.watch();
  const Open = ({ children }: { children: ReactNode }): ReactNode => children;
  expect(render(Open)).toContain("inner");
  expect([closed, open]).toEqual([new Set([0, 1, 3]), new Set([0, 2, 3])]);
});
