// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderOnPage } from "../../testing/page.tsx";
import { useCodeWordWrap } from "./code-word-wrap.ts";

function Block() {
  const { codeBlockRef, isEnabled, isCodeScrollable, toggle } = useCodeWordWrap();
  return (
    <pre ref={codeBlockRef}>
      <code>a</code>
      <button onClick={toggle} aria-pressed={isEnabled} data-scrollable={isCodeScrollable} />
    </pre>
  );
}

function show() {
  const { container, getByRole, unmount } = renderOnPage(<Block />);
  const button = getByRole("button");
  const { style } = container.querySelector("code")!;
  return { button, toggle: () => fireEvent.click(button), style, unmount };
}

test("lines are wrapped, and then as the stylesheet has them again", () => {
  const { button, toggle, style } = show();
  expect(button.getAttribute("aria-pressed")).toBe("false");
  expect(button.dataset["scrollable"]).toBe("false");
  toggle();
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect([style.whiteSpace, style.overflowWrap]).toEqual(["pre-wrap", "anywhere"]);
  toggle();
  expect([style.whiteSpace, style.overflowWrap]).toEqual(["", ""]);
});

test("a block that is gone is watched no more", () => {
  const observe = vi.spyOn(ResizeObserver.prototype, "observe");
  const disconnect = vi.spyOn(ResizeObserver.prototype, "disconnect");
  const { toggle, unmount } = show();
  toggle();
  unmount();
  expect(observe).toHaveBeenCalledTimes(2);
  expect(disconnect).toHaveBeenCalledTimes(2);
});
