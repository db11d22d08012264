import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onRouteDidUpdate as updateGa } from "./google-analytics.ts";
import { onRouteDidUpdate as updateGtag } from "./google-gtag.ts";

const at = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });
const calls: unknown[][] = [];
const record = (...command: unknown[]): void => void calls.push(command);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { gtag: record, ga: record });
  calls.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page shown without a page load is a view", () => {
  updateGtag({ location: at("/b", "?q=1", "#c"), previousLocation: at("/a") });
  expect(calls).toEqual([]);
  vi.runAllTimers();
  expect(calls).toEqual([
    ["set", "page_path", "/b?q=1#c"],
    ["event", "page_view"],
  ]);
});

test("the older script is told in its own words", () => {
  updateGa({ location: at("/b"), previousLocation: at("/a") });
  vi.runAllTimers();
  expect(calls).toEqual([
    ["set", "page", "/b"],
    ["send", "pageview"],
  ]);
});

test("the first page has counted itself, and one that stays is no other", () => {
  updateGtag({ location: at("/a"), previousLocation: null });
  updateGtag({ location: at("/a", "", "#x"), previousLocation: at("/a", "", "#x") });
  vi.runAllTimers();
  expect(calls).toEqual([]);
});

test("a script that a visitor blocks is not missed", () => {
  vi.stubGlobal("window", {});
  updateGtag({ location: at("/b"), previousLocation: at("/a") });
  updateGa({ location: at("/b"), previousLocation: at("/a") });
  expect(() => vi.runAllTimers()).not.toThrow();
});
