// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { press, renderOnPage, runOnPage, setSystem } from "../../testing/page.tsx";
import {
  NavbarProvider,
  NavbarSecondaryMenuFiller,
  splitNavbarItems,
  useHideableNavbar,
  useKeyboardNavigation,
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from "./navbar.tsx";

test("items stand on the right, unless they say left, and keep their order", () => {
  const [a, b, c, d] = [{}, { position: "left" }, { position: "right" }, { position: "left" }] as {
    position?: "left" | "right";
  }[];
  expect(splitNavbarItems([a!, b!, c!, d!])).toEqual([
    [b, d],
    [a, c],
  ]);
});

describe("the menu of narrow screens", () => {
  const items = [{ label: "A" }];

  function open(more: { items?: object[]; filler?: ReactNode } = {}) {
    const page = runOnPage(
      () => ({ sidebar: useNavbarMobileSidebar(), secondary: useNavbarSecondaryMenu() }),
      {
        address: "/a",
        themeConfig: { navbar: { items: more.items ?? items } },
        Provider: ({ children }) => (
          <NavbarProvider>
            {children}
            {more.filler}
          </NavbarProvider>
        ),
      },
    );
    return {
      ...page,
      sidebar: () => page.result.current.sidebar,
      secondary: () => page.result.current.secondary,
      toggle: () => act(() => page.result.current.sidebar.toggle()),
    };
  }

  test("opens and closes, on narrow screens only", () => {
    const { sidebar, toggle } = open();
    toggle();
    expect(sidebar()).toMatchObject({ shouldRender: false, shown: false });
    setSystem({ width: 400 });
    toggle();
    expect(sidebar()).toMatchObject({ shouldRender: true, shown: true });
    toggle();
    expect(sidebar().shown).toBe(false);
  });

  test("closes with a navigation, and is closed on the page that is come back to", () => {
    setSystem({ width: 400 });
    const { sidebar, toggle, history } = open();
    toggle();
    act(() => history.push("/b"));
    expect(sidebar().shown).toBe(false);
    act(() => history.push("/a"));
    expect(sidebar().shown).toBe(false);
  });

  test("closes on the way back to another place of the same page", () => {
    setSystem({ width: 400 });
    const { sidebar, toggle } = open();
    toggle();
    act(() => window.dispatchEvent(new PopStateEvent("popstate")));
    expect(sidebar().shown).toBe(false);
  });

  test("stays closed when a window that was made wide is narrow again", () => {
    setSystem({ width: 400 });
    const { sidebar, toggle } = open();
    toggle();
    setSystem({ width: 1400 });
    setSystem({ width: 400 });
    expect(sidebar().shown).toBe(false);
  });

  test("is of no use without anything in it", () => {
    setSystem({ width: 400 });
    const { sidebar } = open({ items: [] });
    expect(sidebar()).toMatchObject({ disabled: true, shouldRender: false });
  });

  test("has a second part for as long as a page fills it, shown again when it is opened again", () => {
    setSystem({ width: 400 });
    const Menu = ({ title }: { title: string }) => <nav title={title} />;
    const filler = <NavbarSecondaryMenuFiller component={Menu} props={{ title: "Docs" }} />;
    const { sidebar, secondary, toggle } = open({ items: [], filler });
    expect(sidebar().disabled).toBe(false);
    expect(secondary()).toMatchObject({ shown: true, content: { props: { title: "Docs" } } });
    toggle();
    act(() => secondary().hide());
    expect(secondary().shown).toBe(false);
    toggle();
    toggle();
    expect(secondary().shown).toBe(true);
  });

  test("has no second part once the page that filled it is gone", () => {
    const Menu = () => <nav title="Docs" />;
    const create = (isFilled: boolean) => (
      <NavbarProvider>
        {isFilled && <NavbarSecondaryMenuFiller component={Menu} props={{}} />}
        <Content />
      </NavbarProvider>
    );
    const Content = () => useNavbarSecondaryMenu().content;
    const { rerender, queryByTitle } = renderOnPage(create(true), {
      themeConfig: { navbar: { items } },
    });
    expect(queryByTitle("Docs")).not.toBeNull();
    rerender(create(false));
    expect(queryByTitle("Docs")).toBeNull();
  });

  test("asks for its provider", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const Lost = () => String(useNavbarMobileSidebar().shown);
    expect(() => render(<Lost />)).toThrow("needs <NavbarProvider>");
  });
});

test("the page behind a menu doesn't scroll, and then does as it did", () => {
  document.body.style.overflow = "scroll";
  const { rerender, unmount } = runOnPage(({ lock }) => useLockBodyScroll(lock), {
    initialProps: { lock: false },
  });
  expect(document.body.style.overflow).toBe("scroll");
  rerender({ lock: true });
  expect(document.body.style.overflow).toBe("hidden");
  unmount();
  expect(document.body.style.overflow).toBe("scroll");
});

test("the keyboard is marked from the first Tab to the next press of a button, and while it is there", () => {
  const { unmount } = runOnPage(() => useKeyboardNavigation());
  const isMarked = () => document.body.classList.contains("navigation-with-keyboard");
  press("a");
  expect(isMarked()).toBe(false);
  press("Tab");
  expect(isMarked()).toBe(true);
  document.body.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  expect(isMarked()).toBe(false);
  press("Tab");
  unmount();
  expect(isMarked()).toBe(false);
  press("Tab");
  expect(isMarked()).toBe(false);
});

describe("the navbar that hides", () => {
  function open() {
    document.documentElement.scrollTop = 0;
    const page = runOnPage(() => useHideableNavbar(true), { address: "/a" });
    const isVisibleAt = (top: number) => {
      document.documentElement.scrollTop = top;
      act(() => window.dispatchEvent(new Event("scroll")));
      return page.result.current.isNavbarVisible;
    };
    return { ...page, isVisibleAt };
  }

  test("stays where the page jumps from its top, or to a heading", () => {
    const { isVisibleAt, history } = open();
    expect(isVisibleAt(2000)).toBe(true);
    expect(isVisibleAt(2100)).toBe(false);
    const heading = document.createElement("h2");
    heading.id = "part one";
    document.body.append(heading);
    act(() => history.push("#part%20one"));
    expect(isVisibleAt(3000)).toBe(true);
    expect(isVisibleAt(3100)).toBe(false);
  });

  test("comes back with another page", () => {
    const { isVisibleAt, history, result } = open();
    isVisibleAt(2000);
    expect(isVisibleAt(2100)).toBe(false);
    act(() => history.push("/b"));
    expect(result.current.isNavbarVisible).toBe(true);
  });
});
