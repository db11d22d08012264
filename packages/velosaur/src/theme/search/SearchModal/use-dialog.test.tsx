// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { press, renderOnPage } from "../../../testing/page.tsx";
import { useDialog } from "./use-dialog.ts";

/** The window as the library draws it, of which `useDialog` makes a dialog. */
function Modal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useDialog(isOpen, onClose);
  return (
    <div className="DocSearch-Container" role="button" tabIndex={0} aria-haspopup="listbox">
      <header>
        <input className="DocSearch-Input" />
        <button>Cancel</button>
      </header>
      <div className="DocSearch-Hits">
        <ul role="listbox">
          <li className="DocSearch-Hit" role="option">
            <a href="/a">A</a>
          </li>
        </ul>
      </div>
      <footer />
    </div>
  );
}

function open(isOpen = true) {
  const onClose = vi.fn();
  const { rerender, unmount, container } = renderOnPage(
    <Modal isOpen={isOpen} onClose={onClose} />,
  );
  const find = (selector: string) => container.querySelector<HTMLElement>(selector)!;
  const close = () => rerender(<Modal isOpen={false} onClose={onClose} />);
  return { onClose, close, unmount, find };
}

describe("roles", () => {
  test("are those of a field with a list of links, not of a button", () => {
    const { find } = open();
    const modal = find(".DocSearch-Container");
    expect(modal.getAttributeNames()).toEqual(["class"]);
    expect(find("header").getAttribute("role")).toBe("none");
    expect(find("ul").getAttribute("role")).toBe("tree");
    expect(find("li").getAttribute("role")).toBe("treeitem");
    const field = find("input");
    expect(field.getAttribute("role")).toBe("combobox");
    expect(field.getAttribute("aria-expanded")).toBe("true");
    expect(field.getAttribute("aria-controls")).toBe(find("ul").id);
  });

  test("are mended whenever the library draws others", async () => {
    const { find } = open();
    const list = find("ul");
    list.setAttribute("role", "listbox");
    await waitFor(() => expect(list.getAttribute("role")).toBe("tree"));
    list.remove();
    await waitFor(() => expect(find("input").getAttribute("aria-expanded")).toBe("false"));
    expect(find("input").hasAttribute("aria-controls")).toBe(false);
  });

  test("that are right aren't set again: who watches would never come to an end", async () => {
    const { find } = open();
    const list = find("ul");
    const setAttribute = vi.spyOn(list, "setAttribute");
    find("li").setAttribute("role", "option");
    await waitFor(() => expect(find("li").getAttribute("role")).toBe("treeitem"));
    expect(setAttribute).not.toHaveBeenCalled();
  });

  test("are left alone until the window is open, and when it isn't any more", () => {
    const disconnect = vi.spyOn(MutationObserver.prototype, "disconnect");
    expect(open(false).find("ul").getAttribute("role")).toBe("listbox");
    const { close } = open();
    expect(disconnect).not.toHaveBeenCalled();
    close();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});

describe("keys", () => {
  test.each<[string, KeyboardEventInit]>([
    ["Escape", {}],
    ["k", { ctrlKey: true }],
    ["K", { metaKey: true }],
  ])("%s %j closes it, and does nothing else", (key, options) => {
    const { onClose } = open();
    expect(press(key, options)).toBe(false);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test.each<[string, KeyboardEventInit]>([
    ["k", {}],
    ["Escape", { isComposing: true }],
    ["j", { ctrlKey: true }],
  ])("%s %j doesn't", (key, options) => {
    const { onClose } = open();
    expect(press(key, options)).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  test("are nobody's when it is gone", () => {
    const { onClose, unmount } = open();
    unmount();
    expect(press("Escape")).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("the focus", () => {
  test("goes round, forwards and backwards", () => {
    const { find } = open();
    find("a").focus();
    expect(press("Tab")).toBe(false);
    expect(document.activeElement).toBe(find("input"));
    expect(press("Tab", { shiftKey: true })).toBe(false);
    expect(document.activeElement).toBe(find("a"));
  });

  test("goes the browser's way in between", () => {
    const { find } = open();
    act(() => find("button").focus());
    expect(press("Tab")).toBe(true);
    expect(press("ArrowDown")).toBe(true);
  });

  test("goes the browser's way when the window isn't open any more", () => {
    const { find, close } = open();
    close();
    find("a").focus();
    expect(press("Tab")).toBe(true);
    expect(document.activeElement).toBe(find("a"));
  });

  test("never goes to what isn't shown", () => {
    const { find } = open();
    vi.spyOn(find("a"), "getClientRects").mockReturnValue([] as unknown as DOMRectList);
    find("button").focus();
    expect(press("Tab")).toBe(false);
    expect(document.activeElement).toBe(find("input"));
  });
});
