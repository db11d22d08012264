// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { runOnPage, setSystem } from "../../testing/page.tsx";
import {
  type ScrollPosition,
  useBackToTopButton,
  useScrollController,
  useScrollPosition,
  useSmoothScrollTo,
} from "./scroll.tsx";

beforeEach(() => {
  document.documentElement.scrollTop = 0;
});

/** As the visitor does. */
function scroll(top: number): void {
  document.documentElement.scrollTop = top;
  act(() => window.dispatchEvent(new Event("scroll")));
}

test("a position comes with the one before, until nobody asks", () => {
  const seen: (number | undefined)[][] = [];
  const tell = (now: ScrollPosition, last: ScrollPosition | null) =>
    void seen.push([now.scrollY, last?.scrollY]);
  const { unmount } = runOnPage(() => useScrollPosition(tell));
  scroll(100);
  scroll(80);
  unmount();
  scroll(60);
  expect(seen).toEqual([
    [0, undefined],
    [100, 0],
    [80, 100],
  ]);
});

test("scrolling that isn't the visitor's is told to nobody", () => {
  const tell = vi.fn();
  const { result } = runOnPage(() => {
    useScrollPosition(tell);
    return useScrollController();
  });
  result.current.disableScrollEvents();
  expect(result.current.scrollEventsEnabledRef.current).toBe(false);
  scroll(100);
  expect(tell).toHaveBeenCalledOnce();
  result.current.enableScrollEvents();
  scroll(200);
  expect(tell).toHaveBeenCalledTimes(2);
});

test.each([
  ["no-preference", "smooth"],
  ["reduce", "instant"],
])("with motion: %s, the way is %s", (motion, behavior) => {
  setSystem({ motion });
  const scrollTo = vi.spyOn(window, "scrollTo");
  const { result } = runOnPage(() => useSmoothScrollTo());
  result.current.startScroll(300);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior });
});

test("a way that is begun ends where it is when another begins, or none shall be gone", () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const { result } = runOnPage(() => useSmoothScrollTo());
  result.current.cancelScroll();
  expect(scrollTo).not.toHaveBeenCalled();
  result.current.startScroll(300);
  document.documentElement.scrollTop = 120;
  result.current.startScroll(0);
  document.documentElement.scrollTop = 60;
  result.current.cancelScroll();
  expect(scrollTo.mock.calls.map(([to]) => to)).toEqual([
    { top: 300, behavior: "smooth" },
    { top: 120, behavior: "instant" },
    { top: 0, behavior: "smooth" },
    { top: 60, behavior: "instant" },
  ]);
});

test("the way to the top is offered to who turns back, some way down the page", () => {
  const { result } = runOnPage(() => useBackToTopButton({ threshold: 300 }));
  const isShownAt = (top: number) => {
    scroll(top);
    return result.current.shown;
  };
  expect([500, 900, 800, 850, 700, 200].map(isShownAt)).toEqual([
    false,
    false,
    true,
    false,
    true,
    false,
  ]);
});

test("who follows a link to a heading hasn't turned back", () => {
  const { result, history } = runOnPage(() => useBackToTopButton({ threshold: 300 }));
  scroll(900);
  scroll(800);
  act(() => history.push("#part"));
  expect(result.current.shown).toBe(false);
  scroll(500);
  expect(result.current.shown).toBe(false);
  scroll(400);
  expect(result.current.shown).toBe(true);
});
