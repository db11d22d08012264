import { expect, test } from "vitest";
import type { SharedDataReference } from "../../../shared/payload.ts";
import { joinSidebar, type SidebarPart } from "../../../shared/sidebar-files.ts";
import type { Category, Item } from "./sidebars/types.ts";
import { indexSidebar } from "./theme-sidebar.ts";

const category = (label: string, items: Item[]): Category => ({
  type: "category",
  label,
  items,
  collapsible: true,
  collapsed: true,
});

const listDocs = (name: string): Item[] =>
  Array.from({ length: 80 }, (_, index) => ({ type: "doc", id: `${name}-${index}` }));

test("a page that stands in two categories brings the items of both", () => {
  const parts = new Map<string, SidebarPart>();
  const createFile = (part: unknown): SharedDataReference => {
    const url = `/part-${parts.size}.json`;
    parts.set(url, part as SidebarPart);
    return { $shared: url };
  };
  const both: Item = { type: "doc", id: "both" };
  const main = [...listDocs("main"), both];
  const items = [
    category("Main", main),
    category("Other", listDocs("other")),
    category("Renderer", [both, ...listDocs("renderer")]),
  ];
  const index = indexSidebar({ items, docs: new Map(), createFile });
  const opened = (page: string): number[] =>
    joinSidebar(index.filesOf(page).map(({ $shared }) => parts.get($shared)!)).map((item) =>
      item.type === "category" ? item.items.length : 0,
    );
  expect(opened("both")).toEqual([81, 0, 81]);
  expect(opened("other-3")).toEqual([0, 80, 0]);
  expect(index.siblingsOf("both")).toBe(main);
});
