// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { runOnPage, setSystem } from "../../testing/page.tsx";
import { useWindowSize, type WindowSize } from "./window-size.ts";

function Probe() {
  return <b>{useWindowSize()}</b>;
}

test("the server knows of no window", () => {
  expect(renderToString(<Probe />)).toBe("<b>ssr</b>");
});

test("hydration begins with what the server knew, and the width follows", () => {
  setSystem({ width: 400 });
  const seen: WindowSize[] = [];
  runOnPage(() => seen.push(useWindowSize()));
  expect(seen[0]).toBe("ssr");
  expect(seen.at(-1)).toBe("mobile");
});

test.each([
  [996, undefined, "mobile"],
  [997, undefined, "desktop"],
  [700, 600, "desktop"],
])("%d pixels with the limit %s: %s", (width, desktopBreakpoint, expected) => {
  setSystem({ width });
  const { result } = runOnPage(() => useWindowSize({ desktopBreakpoint }));
  expect(result.current).toBe(expected);
});

test("a window that is made wider or narrower counts at once, until nobody asks", () => {
  setSystem({ width: 400 });
  const { prototype } = matchMedia("print").constructor as { prototype: MediaQueryList };
  const add = vi.spyOn(prototype, "addEventListener");
  const remove = vi.spyOn(prototype, "removeEventListener");
  const { result, unmount } = runOnPage(() => useWindowSize());
  setSystem({ width: 1200 });
  expect(result.current).toBe("desktop");
  setSystem({ width: 500 });
  expect(result.current).toBe("mobile");
  unmount();
  expect(add).toHaveBeenCalled();
  expect(remove.mock.calls).toEqual(add.mock.calls);
});
