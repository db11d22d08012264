// @vitest-environment happy-dom
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { press, renderOnPage } from "../../../../testing/page.tsx";
import { useModal } from "./use-modal.ts";

function Menu({ isShown, close }: { isShown: boolean; close: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useModal(ref, { isShown, close });
  return (
    <div ref={ref} title="menu">
      <span>Title</span>
      <button title="first" />
    </div>
  );
}

/** A page with an open menu, and beside it what a page has. */
function open() {
  const close = vi.fn();
  const create = (isShown: boolean) => (
    <>
      <div id="__docusaurus">
        <nav>
          <button className="navbar__toggle" />
          <Menu isShown={isShown} close={close} />
          <i className="navbar-sidebar__backdrop" />
        </nav>
        <main />
        <aside inert />
      </div>
      <footer>message of the dev server</footer>
    </>
  );
  const { rerender, unmount, container, getByTitle } = renderOnPage(create(false));
  const find = (selector: string) => container.querySelector<HTMLElement>(selector)!;
  find(".navbar__toggle").focus();
  rerender(create(true));
  return { close, find, getByTitle, hide: () => rerender(create(false)), unmount };
}

test("the focus goes to the first control, and back to the button that opened it", () => {
  const { find, getByTitle, hide } = open();
  expect(document.activeElement).toBe(getByTitle("first"));
  hide();
  expect(document.activeElement).toBe(find(".navbar__toggle"));
});

test("the focus stays with what took it outside of the page", () => {
  const { find, hide } = open();
  const field = document.createElement("input");
  find("footer").append(field);
  field.focus();
  hide();
  expect(document.activeElement).toBe(field);
});

test("nothing of the page but the menu, and the way to close it, can be reached; then all can", () => {
  const { find, hide } = open();
  const inert = () =>
    [".navbar__toggle", "[title=menu]", "i", "main", "aside", "footer"].filter(
      (selector) => find(selector).inert,
    );
  expect(inert()).toEqual([".navbar__toggle", "main", "aside"]);
  hide();
  expect(inert()).toEqual(["aside"]);
});

test("Escape closes it, as long as it is open; other keys don't", () => {
  const { close, hide } = open();
  press("a");
  expect(close).not.toHaveBeenCalled();
  press("Escape");
  expect(close).toHaveBeenCalledOnce();
  hide();
  press("Escape");
  expect(close).toHaveBeenCalledOnce();
});

test("a menu that goes with its page leaves no part of it unreachable", () => {
  const { find, unmount } = open();
  const main = find("main");
  unmount();
  expect(main.inert).toBe(false);
});
