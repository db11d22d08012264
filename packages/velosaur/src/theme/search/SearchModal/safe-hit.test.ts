import type { DocSearchHit } from "velosaur/docsearch/react";
import { expect, it } from "vitest";
import { toSafeHit } from "./safe-hit.ts";

const toHit = (fields: object): DocSearchHit =>
  ({ objectID: "1", url: "/a", ...fields }) as unknown as DocSearchHit;
const options = { externalUrl: undefined, replace: undefined } as unknown as Parameters<
  typeof toSafeHit
>[1];

it("of the tags in texts, however deep, marks alone stay", () => {
  const hit = toHit({
    content: "<mark>a</mark><img src=x onerror=alert(1)>",
    hierarchy: { lvl0: "<b>Guide</b>", lvl1: null },
    tags: ["<i>", 7],
  });
  expect(toSafeHit(hit, options)).toEqual({
    objectID: "1",
    url: "/a",
    content: "<mark>a</mark>&lt;img src=x onerror=alert(1)>",
    hierarchy: { lvl0: "&lt;b>Guide&lt;/b>", lvl1: null },
    tags: ["&lt;i>", 7],
  });
});

it("a mark with attributes is no mark", () => {
  const hit = toHit({ content: "<mark onclick=x>" });
  expect(toSafeHit(hit, options)).toMatchObject({ content: "&lt;mark onclick=x>" });
});
