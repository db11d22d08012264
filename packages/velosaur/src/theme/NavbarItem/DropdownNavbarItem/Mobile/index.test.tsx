// @vitest-environment happy-dom
import { act, fireEvent } from "@testing-library/react";
import NavbarNavLink from "@theme/NavbarItem/NavbarNavLink";
import { expect, test, vi } from "vitest";
import { renderOnPage } from "../../../../testing/page.tsx";
import type { DropdownProps, NavbarItemProps } from "../../types.ts";

// The site's own choice of items, which its bundle holds.
vi.mock("@theme/NavbarItem/ComponentTypes", () => ({
  default: {
    default: ({ to, label, onClick }: NavbarItemProps) => (
      <NavbarNavLink to={to} label={label} onClick={onClick} />
    ),
  },
}));
const { default: Dropdown } = await import("./index.tsx");

function open(props: Partial<DropdownProps> = {}, address = "/") {
  const items = props.items ?? [{ label: "One", to: "/one?x=1#y" }];
  const page = renderOnPage(<Dropdown label="Menu" {...props} items={items} />, { address });
  const item = page.container.querySelector("li")!;
  return { ...page, item, isOpen: () => !item.matches(".menu__list-item--collapsed") };
}

test("opens and closes with a press", () => {
  const { getByText, isOpen } = open();
  expect(isOpen()).toBe(false);
  expect(fireEvent.click(getByText("Menu"))).toBe(false);
  expect(isOpen()).toBe(true);
  expect(getByText("Menu").getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(getByText("Menu"));
  expect(isOpen()).toBe(false);
});

test("opens with the space bar, since it says that it is a button", () => {
  const { getByText, isOpen } = open();
  expect(fireEvent.keyDown(getByText("Menu"), { key: " " })).toBe(false);
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(getByText("Menu"), { key: "a" });
  expect(isOpen()).toBe(true);
});

test("with a page of its own, leaves the space bar to the browser", () => {
  const { getByText, isOpen } = open({ to: "/menu" });
  expect(fireEvent.keyDown(getByText("Menu"), { key: " " })).toBe(true);
  expect(isOpen()).toBe(false);
});

test("is open on its own page", () => {
  expect(open({ to: "/menu" }, "/menu").isOpen()).toBe(true);
  expect(open({ to: "/menu" }, "/other").isOpen()).toBe(false);
});

test("with a page of its own, leads there, and a button opens it", () => {
  const onClick = vi.fn();
  const { getByText, getByRole, isOpen } = open({ to: "/menu", onClick });
  fireEvent.click(getByText("Menu"));
  expect(onClick).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
  expect(getByRole("button").getAttribute("aria-label")).toBe("Expand the dropdown");
  fireEvent.click(getByRole("button"));
  expect(isOpen()).toBe(true);
  expect(getByRole("button").getAttribute("aria-label")).toBe("Collapse the dropdown");
  expect(onClick).toHaveBeenCalledOnce();
});

test.each<[string, NavbarItemProps, string, boolean]>([
  ["the item's page, whatever its query", { to: "/one?x=1#y" }, "/one/", true],
  ["another page", { to: "/one" }, "/two", false],
  ["a page below the item's", { to: "/one" }, "/one/two", false],
  ["a page below what belongs to it", { to: "/one", activeBasePath: "/docs" }, "/docs/a", true],
  [
    "a page that its pattern knows",
    { to: "/one", activeBaseRegex: "^/docs/(next|v8)" },
    "/docs/next",
    true,
  ],
])("begins open on %s: %j at %s: %s", (_, item, address, expected) => {
  expect(open({ items: [item] }, address).isOpen()).toBe(expected);
});

test("begins closed where what is active isn't marked", () => {
  expect(open({ dropdownActiveClassDisabled: true }, "/one").isOpen()).toBe(false);
});

test("opens when one of its pages is reached", () => {
  const { isOpen, history } = open();
  act(() => history.push("/one"));
  expect(isOpen()).toBe(true);
});

test("tells of a press on an item", () => {
  const onClick = vi.fn();
  const { getByText } = open({ onClick }, "/one");
  fireEvent.click(getByText("One"));
  expect(onClick).toHaveBeenCalledOnce();
});
