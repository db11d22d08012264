import { describe, expect, test } from "vitest";
import { findItem, holds, isAllListed, LONG_LEVEL, mayHold } from "./sidebarPlaces.ts";
import type { SidebarItem, SidebarItemLink } from "../../shared/sidebar.ts";

const link = (href: string, rest: Partial<SidebarItemLink> = {}): SidebarItemLink => ({
  type: "link",
  href,
  label: href,
  ...rest,
});
const category = (items: SidebarItem[], href?: string): SidebarItem => ({
  type: "category",
  label: "C",
  items,
  collapsible: true,
  collapsed: true,
  ...(href !== undefined && { href }),
});
const listLinks = (count: number): SidebarItem[] =>
  Array.from({ length: count }, (_, at) => link(`/page-${at}/`));
const html: SidebarItem = { type: "html", value: "<hr>" };

describe.each([
  ["short", 8],
  ["long", LONG_LEVEL + 50],
])("a %s level", (_, count) => {
  const links = listLinks(count);

  test("tells where a page stands, however its address is spelled", () => {
    expect(findItem(links, "/page-7")).toBe(7);
    expect(findItem(links, "/page-7/index.html")).toBe(7);
    expect(findItem(links, "/elsewhere")).toBe(-1);
    expect(holds(category(links), "/page-7/")).toBe(true);
    expect(holds(category(links), "/elsewhere/")).toBe(false);
  });

  test("takes an address by its very letters, but lets others be marked", () => {
    const both = [link("/Page-3"), ...links];
    expect(findItem(both, "/page-3")).toBe(4);
    expect(findItem(both, "/PAGE-3")).toBe(-1);
    expect(mayHold(category(both), "/PAGE-3")).toBe(true);
    expect(mayHold(category(both), "/PAGE-X")).toBe(false);
  });

  test("takes the first of several", () => {
    expect(findItem([...links, link("/page-2")], "/page-2")).toBe(2);
  });

  test("looks into categories, past what leads nowhere", () => {
    const mixed = [html, ...links, category([html, category(links, "/inner")])];
    expect(findItem(mixed, "/inner")).toBe(count + 1);
    expect(mayHold(mixed.at(-1)!, "/page-1")).toBe(true);
    expect([holds(html, "/"), mayHold(html, "/")]).toEqual([false, false]);
  });
});

test("only of a long level of listed links it is known that all are shown everywhere", () => {
  const links = listLinks(LONG_LEVEL + 1);
  expect(isAllListed(links)).toBe(true);
  expect(isAllListed([...links, link("/hidden", { unlisted: true })])).toBe(false);
  expect(isAllListed([...links, category([])])).toBe(false);
  expect(isAllListed(listLinks(3))).toBe(false);
});
