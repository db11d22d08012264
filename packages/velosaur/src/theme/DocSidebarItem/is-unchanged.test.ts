import { expect, test, vi } from "vitest";
import type { SidebarItem } from "../../shared/sidebar.ts";

vi.mock("@generated/codeTranslations", () => ({ default: {} }));
vi.mock("@generated/home-page", () => ({ default: true }));
vi.mock("@generated/site-storage", () => ({ default: { type: "none", namespace: "" } }));
const { isUnchanged } = await import("./is-unchanged.ts");

const link = (href: string): SidebarItem => ({ type: "link", href, label: href, docId: href });
const category: SidebarItem = {
  type: "category",
  label: "Guides",
  collapsible: true,
  collapsed: false,
  items: [link("/a"), link("/b")],
};
const props = { item: category, activePath: "/x", level: 1, index: 0 };

test.each([
  ["no page of it is left or reached", { activePath: "/y" }, true],
  ["the page stays", {}, true],
  ["a page of it is reached", { activePath: "/a" }, false],
  ["it is another item", { item: link("/c") }, false],
  ["it stands elsewhere", { index: 1 }, false],
  ["its links can't be reached any more", { tabIndex: -1 }, false],
])("%s: unchanged %j → %s", (_what, change, expected) => {
  expect(isUnchanged(props, { ...props, ...change })).toBe(expected);
});

test("an item whose page is left changes", () => {
  const active = { ...props, activePath: "/b" };
  expect(isUnchanged(active, props)).toBe(false);
  expect(isUnchanged(active, active)).toBe(true);
});
