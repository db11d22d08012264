import { expect, test } from "vitest";
import type { Segment } from "../../shared/document.ts";
import { bindPartialProgram } from "./partial-program.ts";

const bind = (...segments: Segment[]): Segment[] =>
  bindPartialProgram(segments, { filePath: "/site/_part.mdx", program: "virtual:x" });

test("its own components come from its module", () => {
  expect(
    bind(
      "text",
      { tag: "p", html: "local#A" },
      { component: "local#A", props: { n: 1, icon: { $segments: [{ component: "local#B.C" }] } } },
      {
        tag: "div",
        children: [{ component: "@theme/Tabs#default", children: [{ component: "local#A" }] }],
      },
    ),
  ).toEqual([
    "text",
    { tag: "p", html: "local#A" },
    {
      component: "virtual:x#components.A",
      props: { n: 1, icon: { $segments: [{ component: "virtual:x#components.B.C" }] } },
    },
    {
      tag: "div",
      children: [
        { component: "@theme/Tabs#default", children: [{ component: "virtual:x#components.A" }] },
      ],
    },
  ]);
});

test.each<[string, Segment]>([
  ["as content", { expression: 0 }],
  ["as a prop", { component: "local#A", props: { x: { $expression: 0 } } }],
  ["as all props", { component: "local#A", props: { $expression: 0 } }],
  ["in depth", { tag: "p", children: [{ expression: 0 }] }],
])("an expression, %s, can't be shown elsewhere", (_title, segment) => {
  expect(() => bind(segment)).toThrow(
    "This partial has functions for the browser and expressions in braces",
  );
});
