import { expect, test } from "vitest";
import type { Segment } from "../../shared/document.ts";
import type { PageDocument } from "../../shared/payload.ts";
import { collectModuleIds } from "./module-ids.ts";

const documentOf = (segments: Segment[], program?: string): PageDocument => ({
  segments,
  toc: [],
  frontMatter: {},
  metadata: {},
  assets: {},
  ...(program !== undefined && { program }),
});

test.each<[string, Segment[], string[]]>([
  [
    "text and static elements",
    ["text", { tag: "p", html: "<b>@theme/Tabs#default</b>" }, { expression: 1 }],
    [],
  ],
  [
    "components",
    [{ component: "@theme/Tabs#default" }, { component: "@site/a.tsx#Pie" }],
    ["@theme/Tabs", "@site/a.tsx"],
  ],
  ["the same twice", [{ component: "m#a" }, { component: "m#b.c" }], ["m"]],
  [
    "components within",
    [{ tag: "div", children: [{ component: "a#x", children: ["t", { component: "b#x" }] }] }],
    ["a", "b"],
  ],
  [
    "components as props",
    [
      {
        component: "a#x",
        props: { icon: { $segments: [{ component: "b#x" }] }, n: 1, list: [1], none: null },
      },
    ],
    ["a", "b"],
  ],
  [
    "components as props of elements",
    [{ tag: "div", props: { x: { $segments: [{ component: "b#x" }] } }, children: [] }],
    ["b"],
  ],
  ["the document's own", [{ component: "local#Chart", children: [{ component: "a#x" }] }], ["a"]],
  [
    "a module whose id has a #",
    [{ component: "!!raw-loader!./a#b.txt#default" }],
    ["!!raw-loader!./a#b.txt"],
  ],
])("%s", (_title, segments, expected) => {
  expect(collectModuleIds(documentOf(segments))).toEqual(expected);
});

test("the program comes first", () => {
  expect(collectModuleIds(documentOf([{ component: "a#x" }], "virtual:program"))).toEqual([
    "virtual:program",
    "a",
  ]);
});
