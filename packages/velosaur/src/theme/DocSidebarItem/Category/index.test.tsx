// @vitest-environment happy-dom
import { act, fireEvent, waitFor } from "@testing-library/react";
import DocSidebarItems from "@theme/DocSidebarItems";
import { expect, test, vi } from "vitest";
import { createSharedDataCache, provideSharedData } from "../../../client/page/shared-data.ts";
import type { Json } from "../../../shared/document.ts";
import type { SidebarItem, SidebarItemCategory } from "../../../shared/sidebar.ts";
import { press, renderOnPage } from "../../../testing/page.tsx";

const link = (label: string): SidebarItem => ({ type: "link", label, href: `/${label}` });
const category = (label: string, more: Partial<SidebarItemCategory> = {}): SidebarItem => ({
  type: "category",
  label,
  items: [link(`${label}-doc`)],
  collapsible: true,
  collapsed: true,
  ...more,
});

function open(items: SidebarItem[], options: { path?: string; autoCollapse?: boolean } = {}) {
  const onItemClick = vi.fn();
  const create = (activePath: string) => (
    <DocSidebarItems items={items} activePath={activePath} level={1} onItemClick={onItemClick} />
  );
  const sidebar = { autoCollapseCategories: options.autoCollapse ?? false };
  const { rerender, getByText, getByRole, queryByText } = renderOnPage(
    create(options.path ?? "/"),
    { themeConfig: { docs: { sidebar } } },
  );
  const find = (label: string) => getByText(label).closest("a")!;
  return {
    onItemClick,
    find,
    queryByText,
    getByRole,
    isOpen: (label: string) => !find(label).closest("li")!.matches(".menu__list-item--collapsed"),
    press: (label: string) => fireEvent.click(find(label)),
    visit: (path: string) => rerender(create(path)),
  };
}

test("without a page of its own, a press or the space bar opens and closes it", () => {
  const { press: click, isOpen, find } = open([category("a")]);
  expect(click("a")).toBe(false);
  expect(isOpen("a")).toBe(true);
  expect(find("a").getAttribute("aria-expanded")).toBe("true");
  find("a").focus();
  expect(press(" ")).toBe(false);
  expect(isOpen("a")).toBe(false);
});

test("without JavaScript it leads to its first page", () => {
  expect(
    open([category("a")])
      .find("a")
      .getAttribute("href"),
  ).toBe("/a-doc");
});

test("with a page of its own, a press leads there and opens it; there, it closes it", () => {
  const { press: click, isOpen, visit } = open([category("a", { href: "/a" })]);
  expect(click("a")).toBe(true);
  expect(isOpen("a")).toBe(true);
  visit("/a");
  expect(click("a")).toBe(false);
  expect(isOpen("a")).toBe(false);
});

test("with a page of its own, a button opens it without going there", () => {
  const { getByRole, isOpen } = open([category("a", { href: "/a" })]);
  fireEvent.click(getByRole("button", { name: "Expand sidebar category 'a'" }));
  expect(isOpen("a")).toBe(true);
  fireEvent.click(getByRole("button", { name: "Collapse sidebar category 'a'" }));
  expect(isOpen("a")).toBe(false);
});

test("is open from the first where it holds the page, or shall not close", () => {
  const { isOpen, press: click } = open(
    [
      category("a"),
      category("b"),
      category("c", { collapsible: false }),
      category("d", { collapsed: false }),
    ],
    { path: "/b-doc/" },
  );
  expect(["a", "b", "c", "d"].map(isOpen)).toEqual([false, true, true, true]);
  click("c");
  expect(isOpen("c")).toBe(true);
});

test("opens when a page of it is reached, and stays closed for who closes it there", () => {
  const { isOpen, visit, press: click } = open([category("a")]);
  visit("/a-doc");
  expect(isOpen("a")).toBe(true);
  click("a");
  visit("/a-doc");
  expect(isOpen("a")).toBe(false);
});

test.each([
  [true, false],
  [false, true],
])("where one closes the others: %s, an open one stays: %s", (autoCollapse, expected) => {
  const { isOpen, press: click } = open([category("a"), category("b")], { autoCollapse });
  click("a");
  click("b");
  expect([isOpen("a"), isOpen("b")]).toEqual([expected, true]);
});

test("a press is told, whatever comes of it", () => {
  const { onItemClick, press: click } = open([category("a")]);
  click("a");
  expect(onItemClick).toHaveBeenCalledWith(expect.objectContaining({ label: "a" }));
});

test("items in a file of their own are loaded when it is opened, and it opens when they are there", async () => {
  let arrive: (answer: Json) => void = () => {};
  const fetch = vi.fn(() => new Promise<Json>((resolve) => (arrive = resolve)));
  provideSharedData(createSharedDataCache(fetch));
  const itemsFile = { $shared: "/a.json" };
  const { press: click, isOpen, queryByText } = open([category("a", { items: [], itemsFile })]);
  expect(fetch).not.toHaveBeenCalled();
  click("a");
  expect(fetch).toHaveBeenCalledWith("/a.json");
  expect(isOpen("a")).toBe(false);
  await act(async () => arrive({ items: [link("far")] } as never));
  expect(isOpen("a")).toBe(true);
  await waitFor(() => expect(queryByText("far")).not.toBeNull());
});
