import { describe, expect, test } from "vitest";
import type { SharedDataReference } from "./payload.ts";
import { joinSidebar, splitSidebar } from "./sidebar-files.ts";
import type { SidebarFiles, SidebarPart } from "./sidebar-files.ts";
import type { SidebarItem, SidebarItemCategory, SidebarItemLink } from "./sidebar.ts";

const link = (href: string, rest: Partial<SidebarItemLink> = {}): SidebarItemLink => ({
  type: "link",
  href,
  label: `Page ${href}`,
  docId: href.slice(1),
  ...rest,
});

const category = (
  label: string,
  items: SidebarItem[],
  rest: Partial<SidebarItemCategory> = {},
): SidebarItemCategory => ({
  type: "category",
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...rest,
});

/** `count` docs, 20 a category, 20 categories a section. */
function createCorpus(count: number): SidebarItem[] {
  const categories = Array.from({ length: count / 20 }, (_, index) =>
    category(
      `Category ${index}`,
      Array.from({ length: 20 }, (_, page) =>
        link(`/section-${Math.floor(index / 20)}/category-${index}/page-${page}`),
      ),
    ),
  );
  return Array.from({ length: Math.ceil(categories.length / 20) }, (_, index) =>
    category(`Section ${index}`, categories.slice(index * 20, index * 20 + 20)),
  );
}

interface Split extends SidebarFiles {
  parts: Map<string, SidebarPart>;
  load: (path: number[]) => SidebarPart[];
}

function split(items: SidebarItem[], limit = 150): Split {
  const parts = new Map<string, SidebarPart>();
  const createFile = (part: SidebarPart): SharedDataReference => {
    const url = `/sidebar-${part.path.join("-")}.json`;
    parts.set(url, part);
    return { $shared: url };
  };
  const files = splitSidebar({ items, limit, createFile });
  const load = (path: number[]): SidebarPart[] =>
    files.filesAt(path).map(({ $shared }) => parts.get($shared) as SidebarPart);
  return { ...files, parts, load };
}

describe("10,000 docs", () => {
  const items = createCorpus(10_000);
  const { filesAt, parts, load } = split(items);

  test("a page needs the top, its section and its category", () => {
    expect(filesAt([3, 7]).map(({ $shared }) => $shared)).toEqual([
      "/sidebar-.json",
      "/sidebar-3.json",
      "/sidebar-3-7.json",
    ]);
  });

  test("few bytes for a page, none of which grow with the number of pages", () => {
    const bytes = JSON.stringify(load([3, 7])).length;
    expect(bytes).toBeLessThan(16_000);
    expect(JSON.stringify(split(createCorpus(4_000)).load([3, 7])).length).toBeGreaterThan(
      bytes * 0.7,
    );
    expect(parts.size).toBe(1 + 25 + 500);
  });

  test("the joined parts show the open branch whole and the rest closed", () => {
    const joined = joinSidebar(load([3, 7])) as SidebarItemCategory[];
    expect(joined).toHaveLength(25);
    const section = joined[3] as SidebarItemCategory;
    expect(section.items).toHaveLength(20);
    expect((section.items[7] as SidebarItemCategory).items).toEqual(
      ((items[3] as SidebarItemCategory).items[7] as SidebarItemCategory).items,
    );
    expect(section.items[8]).toEqual({
      ...category("Category 68", []),
      itemsFile: { $shared: "/sidebar-3-8.json" },
      itemCount: 20,
      firstHref: "/section-3/category-68/page-0",
    });
    expect(joined[4]?.firstHref).toBe("/section-4/category-80/page-0");
  });

  test("the same items give the same files", () => {
    expect([...split(createCorpus(10_000)).parts]).toEqual([...parts]);
  });
});

test("a small sidebar is one file, with nothing changed", () => {
  const items = [link("/a"), category("B", [link("/b")])];
  const { parts, load, filesAt } = split(items);
  expect(filesAt([1])).toHaveLength(1);
  expect(parts.size).toBe(1);
  expect(joinSidebar(load([1]))).toEqual(items);
});

test("only a part that is too large is split, and only where there is something to see", () => {
  const small = category("Small", [link("/s1"), link("/s2")], { href: "/small" });
  const hidden = category("Hidden", [link("/h", { unlisted: true })]);
  const items = [category("Large", [small, hidden, link("/l1"), link("/l2")]), link("/last")];
  const { load, filesAt } = split(items, 4);
  expect(filesAt([0, 0]).map(({ $shared }) => $shared)).toEqual([
    "/sidebar-.json",
    "/sidebar-0.json",
    "/sidebar-0-0.json",
  ]);
  const [large] = joinSidebar(load([0])) as SidebarItemCategory[];
  expect(large?.items[0]).toEqual({
    ...small,
    items: [],
    itemsFile: { $shared: "/sidebar-0-0.json" },
    itemCount: 2,
  });
  expect(large?.items[1]).toEqual(hidden);
  expect(filesAt([0, 1])).toHaveLength(2);
});

test("parts join in any order; one whose parent isn't loaded is left out", () => {
  const { load } = split(createCorpus(800));
  const [top, section, inner] = load([0, 3]) as [SidebarPart, SidebarPart, SidebarPart];
  expect(joinSidebar([inner, section, top])).toEqual(joinSidebar([top, section, inner]));
  expect(joinSidebar([top, inner])).toEqual(top.items);
  expect(joinSidebar([top, { path: [99], items: [] }])).toEqual(top.items);
  expect(joinSidebar([])).toEqual([]);
});

test("an unlisted page is nobody's first page", () => {
  const items = [
    category("A", [
      link("/u", { unlisted: true }),
      category("B", [link("/b")], { href: "/x", linkUnlisted: true }),
    ]),
    link("/c"),
  ];
  const { load } = split(items, 2);
  expect((joinSidebar(load([])) as SidebarItemCategory[])[0]?.firstHref).toBe("/b");
});

describe("categories that show something from the start", () => {
  const closed = category("Closed", [link("/b")]);
  const open = category("Open", [link("/a"), closed], { collapsed: false });
  const fixed = category("Fixed", [{ type: "html", value: "<hr>" }], {
    collapsible: false,
    collapsed: false,
  });

  test("come with what is around them; closed ones inside have files of their own", () => {
    const { load } = split([open, fixed], 2);
    const [top] = load([]);
    expect(top!.items).toMatchObject([
      { label: "Open", items: [link("/a"), { label: "Closed", items: [], itemCount: 1 }] },
      { label: "Fixed", items: [{ type: "html" }] },
    ]);
    expect(top!.items[1]).not.toHaveProperty("itemsFile");
    expect(load([0, 1]).map(({ path }) => path)).toEqual([[], [0, 1]]);
  });
});
