import { expect, test } from "vitest";
import type { Segment, TocEntry } from "../../shared/document.ts";
import { splicePartials, type SplicedDocument } from "./splice-partials.ts";

const heading = (id: string) => ({ value: id, id, level: 2 });

async function splice(
  segments: Segment[],
  toc: TocEntry[] = [],
): Promise<SplicedDocument & { asked: unknown[] }> {
  const asked: unknown[] = [];
  const linkPartial = async (
    name: string,
    props: Record<string, unknown>,
  ): Promise<SplicedDocument> => {
    asked.push([name, props]);
    return { segments: [`(${name}`, { tag: "b", html: `${name})` }], toc: [heading(name)] };
  };
  return { ...(await splicePartials({ segments, toc, linkPartial })), asked };
}

test("a partial's content takes its place, without an element of its own", async () => {
  const { segments } = await splice(["before", { component: "partial#A" }, "after"]);
  expect(segments).toEqual(["before", "(A", { tag: "b", html: "A)" }, "after"]);
});

test("within elements and components", async () => {
  const inner: Segment = { component: "partial#A" };
  const { segments } = await splice([
    { tag: "div", props: { id: "x" }, children: [inner] },
    { component: "@theme/Tabs#default", children: [{ tag: "p", children: [inner, "t"] }] },
  ]);
  const content = ["(A", { tag: "b", html: "A)" }];
  expect(segments).toEqual([
    { tag: "div", props: { id: "x" }, children: content },
    { component: "@theme/Tabs#default", children: [{ tag: "p", children: [...content, "t"] }] },
  ]);
});

test("it is one of the children of a component", async () => {
  const { segments } = await splice([
    { component: "c#x", children: [{ component: "partial#A" }, "last"] },
  ]);
  const children = ["(A", { tag: "b", html: "A)" }];
  expect(segments).toEqual([{ component: "c#x", children: [{ tag: "", children }, "last"] }]);
});

test("a component knows it by its key", async () => {
  const { segments, asked } = await splice([
    { component: "c#x", children: [{ component: "partial#A", props: { key: "a", b: 1 } }] },
  ]);
  const children = ["(A", { tag: "b", html: "A)" }];
  expect(segments).toEqual([
    { component: "c#x", children: [{ tag: "", props: { key: "a" }, children }] },
  ]);
  expect(asked).toEqual([["A", { b: 1 }]]);
});

test("as props of components", async () => {
  const { segments } = await splice([
    { component: "c#x", props: { label: { $segments: [{ component: "partial#A" }] }, n: 1 } },
  ]);
  expect(segments).toEqual([
    { component: "c#x", props: { label: { $segments: ["(A", { tag: "b", html: "A)" }] }, n: 1 } },
  ]);
});

test("it gets its props", async () => {
  const { asked } = await splice([
    { component: "partial#A", props: { a: 1 } },
    { component: "partial#A" },
  ]);
  expect(asked).toEqual([
    ["A", { a: 1 }],
    ["A", {}],
  ]);
});

test("a partial that is handed to another one is put in its place, too", async () => {
  const { asked } = await splice([
    { component: "partial#A", props: { list: { $segments: [{ component: "partial#B" }] } } },
  ]);
  expect(asked).toEqual([
    ["B", {}],
    ["A", { list: { $segments: ["(B", { tag: "b", html: "B)" }] } }],
  ]);
});

test("what stands between its tags is handed to it", async () => {
  const { asked } = await splice([
    { component: "partial#A", props: { n: 1 }, children: ["text", { component: "partial#B" }] },
  ]);
  expect(asked[1]).toEqual([
    "A",
    { n: 1, children: { $segments: ["text", "(B", { tag: "b", html: "B)" }] } },
  ]);
});

test("its headings stand among the others", async () => {
  const toc = [heading("one"), { partial: "A" }, heading("two"), { partial: "Unused" }];
  const spliced = await splice([{ component: "partial#A" }], toc);
  expect(spliced.toc.map(({ id }) => id)).toEqual(["one", "A", "two"]);
});

test("all else is left as it is", async () => {
  const segments: Segment[] = [
    "t",
    { tag: "hr" },
    { tag: "p", html: "partial#A" },
    { component: "c#x" },
    { expression: 1 },
    { component: "c#y", props: { a: null, b: undefined } },
  ];
  expect((await splice(segments)).segments).toEqual(segments);
});
