// @vitest-environment happy-dom
import { DocsSidebarProvider } from "@docusaurus/plugin-content-docs/client";
import { fireEvent } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import type { SidebarItem } from "../../../../shared/sidebar.ts";
import { renderOnPage, setSystem } from "../../../../testing/page.tsx";
import Sidebar from "./index.tsx";

const items: SidebarItem[] = [{ type: "link", label: "Intro", href: "/intro" }];
const themeConfig = {
  navbar: { items: [], hideOnScroll: false },
  docs: { sidebar: { hideable: true, autoCollapseCategories: false } },
};

function Layout({ name }: { name: string }): ReactNode {
  const [isHidden, setHidden] = useState(false);
  return (
    <DocsSidebarProvider name={name} items={items as never}>
      <Sidebar
        sidebar={items}
        hiddenSidebarContainer={isHidden}
        setHiddenSidebarContainer={setHidden}
      />
      <p>{isHidden ? "narrow" : "wide"}</p>
    </DocsSidebarProvider>
  );
}

function open() {
  const page = renderOnPage(<Layout name="main" />, { themeConfig });
  const press = (name: string) => fireEvent.click(page.getByRole("button", { name }));
  const aside = page.container.querySelector("aside")!;
  /** As the browser does when the width has changed. */
  const endTransition = (target: Element = aside, propertyName = "width") =>
    fireEvent(
      target,
      Object.assign(new Event("transitionend", { bubbles: true }), { propertyName }),
    );
  return { ...page, press, endTransition };
}

const EXPAND = "Expand sidebar";
const COLLAPSE = "Collapse sidebar";

test("narrows at once, and what it holds goes when that has ended", () => {
  const { press, endTransition, queryByRole, getByText, container } = open();
  press(COLLAPSE);
  expect(getByText("narrow")).toBeDefined();
  expect(queryByRole("button", { name: EXPAND })).toBeNull();
  endTransition(container.querySelector("a")!);
  endTransition(undefined, "color");
  expect(queryByRole("button", { name: EXPAND })).toBeNull();
  endTransition();
  expect(queryByRole("button", { name: EXPAND })).not.toBeNull();
});

test("the focus goes to the button that does the contrary, there and back", () => {
  const { press, endTransition, getByRole } = open();
  press(COLLAPSE);
  endTransition();
  expect(document.activeElement).toBe(getByRole("button", { name: EXPAND }));
  press(EXPAND);
  expect(document.activeElement).toBe(getByRole("button", { name: COLLAPSE }));
});

test("takes no focus from a page that is opened", () => {
  open();
  expect(document.activeElement).toBe(document.body);
});

test("who wants less motion needn't wait for any", () => {
  setSystem({ motion: "reduce" });
  const { press, queryByRole } = open();
  press(COLLAPSE);
  expect(queryByRole("button", { name: EXPAND })).not.toBeNull();
});

test("the end of a widening hides nothing", () => {
  const { press, endTransition, queryByRole, getByText } = open();
  press(COLLAPSE);
  endTransition();
  press(EXPAND);
  endTransition();
  expect(getByText("wide")).toBeDefined();
  expect(queryByRole("button", { name: EXPAND })).toBeNull();
});
