import { expect, test } from "vitest";
import type { Segment } from "../../shared/document.ts";
import { bindPartialProgram } from "./partial-program.ts";

const bind = (...segments: Segment[]): Segment[] =>
  bindPartialProgram(segments, { program: "virtual:x", props: { name: "n" } });

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
  ["as a prop", { component: "@theme/A#default", props: { x: { $expression: 0 } } }],
  ["as all props", { component: "@theme/A#default", props: { $expression: 0 } }],
  ["in depth", { tag: "p", children: [{ expression: 0 }] }],
  [
    "in a prop",
    { component: "@theme/A#default", props: { x: { $segments: [{ expression: 0 }] } } },
  ],
])("expressions have a component around them that gives their values: %s", (_title, segment) => {
  expect(bind(segment)).toEqual([
    { component: "virtual:x#Part", props: { name: "n" }, children: [segment] },
  ]);
});

test("what has been bound for another partial stays", () => {
  const part: Segment = {
    component: "virtual:velosaur/document/0a1b#Part",
    children: [{ expression: 0 }],
  };
  expect(bind(part)).toEqual([part]);
});
