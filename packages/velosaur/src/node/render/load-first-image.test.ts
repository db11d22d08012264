import { expect, test } from "vitest";
import type { Segment } from "../../shared/document.ts";
import { loadFirstImage } from "./load-first-image.ts";

const lazy = '<img decoding="async" loading="lazy" src="/a.png">';
const eager = '<img decoding="async" src="/a.png">';
const text = (length: number): Segment => ({ tag: "p", html: "x".repeat(length) });

test("the first image is loaded at once, those after it when they come near", () => {
  const segments: Segment[] = [
    { tag: "h1", html: "Title" },
    "\n",
    { tag: "p", html: `See <b>it</b>: ${lazy} ${lazy}` },
    { tag: "p", html: lazy },
  ];
  expect(loadFirstImage(segments)).toEqual([
    ...segments.slice(0, 2),
    { tag: "p", html: `See <b>it</b>: ${eager} ${lazy}` },
    segments[3],
  ]);
});

test("one far below stays as it is", () => {
  const far: Segment[] = [text(400), text(400), { tag: "p", html: lazy }];
  expect(loadFirstImage(far)).toEqual(far);
});

test("nobody knows how much room a component takes", () => {
  const behind: Segment[] = [{ component: "@theme/Tabs#default" }, { tag: "p", html: lazy }];
  expect(loadFirstImage(behind)).toEqual(behind);
});

test("code that shows an image is no image", () => {
  const code: Segment[] = [{ tag: "code", html: '&lt;img loading="lazy"&gt;' }];
  expect(loadFirstImage(code)).toEqual(code);
});
