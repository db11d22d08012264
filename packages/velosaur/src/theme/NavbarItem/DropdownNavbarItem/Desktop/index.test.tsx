// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import NavbarNavLink from "@theme/NavbarItem/NavbarNavLink";
import { expect, test, vi } from "vitest";
import { press, renderOnPage } from "../../../../testing/page.tsx";
import type { NavbarItemProps } from "../../types.ts";

// The site's own choice of items, which its bundle holds.
vi.mock("@theme/NavbarItem/ComponentTypes", () => ({
  default: { default: ({ to, label }: NavbarItemProps) => <NavbarNavLink to={to} label={label} /> },
}));
const { default: Dropdown } = await import("./index.tsx");

function open(props: object = {}) {
  const items = [
    { label: "One", to: "/one" },
    { label: "Two", to: "/two" },
  ];
  const page = renderOnPage(
    <>
      <Dropdown label="Menu" items={items} {...props} />
      <input />
    </>,
  );
  const menu = page.container.querySelector<HTMLElement>(".dropdown")!;
  const trigger = page.getByText("Menu");
  const isShown = () => {
    expect(trigger.getAttribute("aria-expanded")).toBe(`${menu.matches(".dropdown--show")}`);
    return menu.matches(".dropdown--show");
  };
  /** Opened by a key. */
  const show = () => {
    trigger.focus();
    press("Enter");
  };
  return { ...page, menu, trigger, isShown, show };
}

test.each(["Enter", " "])("the key %j opens and closes the menu", (key) => {
  const { trigger, isShown } = open();
  trigger.focus();
  expect(press(key)).toBe(false);
  expect(isShown()).toBe(true);
  press(key);
  expect(isShown()).toBe(false);
});

test("other keys are the browser's", () => {
  const { trigger, isShown } = open();
  trigger.focus();
  expect(press("Tab")).toBe(true);
  expect(isShown()).toBe(false);
});

test("Escape closes the menu, and the focus goes from an item to what opened it", () => {
  const { trigger, isShown, show, getByText } = open();
  show();
  getByText("Two").focus();
  press("Escape");
  expect(isShown()).toBe(false);
  expect(document.activeElement).toBe(trigger);
});

test("Escape leaves the focus where it is outside of the menu", () => {
  const { getByRole, show } = open();
  show();
  getByRole("textbox").focus();
  press("Escape");
  expect(document.activeElement).toBe(getByRole("textbox"));
});

test("Escape dismisses what the pointer holds open, until it leaves", () => {
  const { menu, show } = open();
  show();
  const { matches } = menu;
  vi.spyOn(menu, "matches").mockImplementation((selector) =>
    selector === ":hover" ? true : matches.call(menu, selector),
  );
  press("Escape");
  expect(menu.className).not.toContain("dropdown--hoverable");
  fireEvent.pointerLeave(menu);
  expect(menu.className).toContain("dropdown--hoverable");
});

test.each(["mouseDown", "touchStart", "focusIn"] as const)(
  "%s elsewhere closes the menu, and within it doesn't",
  (name) => {
    const { getByRole, getByText, isShown, show } = open();
    show();
    fireEvent[name](getByText("Two"));
    expect(isShown()).toBe(true);
    fireEvent[name](getByRole("textbox"));
    expect(isShown()).toBe(false);
  },
);

test("a menu without a page of its own leads nowhere, one with a page leads there", () => {
  const bare = open();
  expect(bare.trigger.getAttribute("href")).toBe("#");
  expect(fireEvent.click(bare.trigger)).toBe(false);
  bare.unmount();
  const linked = open({ to: "/menu" });
  expect(linked.trigger.getAttribute("href")).toBe("/menu");
  expect(fireEvent.click(linked.trigger)).toBe(true);
});
