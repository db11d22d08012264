// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { runOnPage } from "../../testing/page.tsx";
import { useQueryString } from "./query-value.ts";
import {
  mergeSearchParams,
  mergeSearchStrings,
  useClearQueryString,
  useHistoryPopHandler,
  useHistorySelector,
  useQueryStringList,
} from "./query-strings.ts";

describe("parameters of several queries in one", () => {
  it("are all there, in their order", () => {
    expect(mergeSearchStrings(["?a=1&b=2", undefined, "a=3"], "append")).toBe("?a=1&b=2&a=3");
  });

  it("are the last of each name", () => {
    expect(mergeSearchStrings(["?a=1&b=2", "?a=3"], "set")).toBe("?a=3&b=2");
  });

  it("are nothing where there are none, without a question mark", () => {
    expect(mergeSearchStrings(["", "?", undefined], "set")).toBe("");
  });

  it("leave the queries as they were", () => {
    const first = new URLSearchParams("a=1");
    expect(mergeSearchParams([first, new URLSearchParams("a=2")], "set").get("a")).toBe("2");
    expect(first.toString()).toBe("a=1");
  });
});

describe("the query of the address", () => {
  const address = "/a?tag=x&page=2&tag=y#part";

  it("has all values of a parameter, which are replaced or pushed, and nothing else changes", () => {
    const { result, history } = runOnPage(() => useQueryStringList("tag"), { address });
    expect(result.current[0]).toEqual(["x", "y"]);
    const before = history.length;
    act(() => result.current[1](["z"]));
    expect(history.location.search).toBe("?page=2&tag=z");
    expect(history.length).toBe(before);
    act(() => result.current[1]((values) => [...values, "&"], { push: true }));
    expect(result.current[0]).toEqual(["z", "&"]);
    expect(history.length).toBe(before + 1);
  });

  it("has one value of a parameter, which is gone when it is empty", () => {
    const { result, history } = runOnPage(() => useQueryString("page"), { address });
    act(() => result.current[1]("3"));
    expect(result.current[0]).toBe("3");
    expect(history.location.hash).toBe("#part");
    act(() => result.current[1](""));
    expect(history.location.search).toBe("?tag=x&tag=y");
  });

  it("isn't known while the page is hydrated", () => {
    const seen: string[] = [];
    runOnPage(() => seen.push(useQueryString("page")[0]), { address });
    expect([seen[0], seen.at(-1)]).toEqual(["", "2"]);
  });

  it("is emptied, with the page as it is", () => {
    const { result, history } = runOnPage(() => useClearQueryString(), { address });
    act(() => result.current());
    expect(history.location).toMatchObject({ pathname: "/a", search: "" });
  });
});

describe("the history", () => {
  it("is read again when it changes", () => {
    const { result, history } = runOnPage(() => useHistorySelector((it) => it.location.search));
    expect(result.current).toBe("");
    act(() => history.push("/b?x=2"));
    expect(result.current).toBe("?x=2");
  });

  it("asks before it goes back, and not before it goes on, nor when nobody is there", () => {
    const handler = vi.fn(() => false as const);
    const { history, unmount } = runOnPage(() => useHistoryPopHandler(handler), { address: "/a" });
    act(() => history.push("/b"));
    expect(history.location.pathname).toBe("/b");
    expect(handler).not.toHaveBeenCalled();
    const goBack = () => {
      window.history.replaceState({ key: "a", index: 0 }, "", "/a");
      act(() => window.dispatchEvent(new PopStateEvent("popstate")));
    };
    goBack();
    expect(handler).toHaveBeenCalledOnce();
    expect(history.location.pathname).toBe("/b");
    // The browser tells of the way forth, too.
    act(() => window.dispatchEvent(new PopStateEvent("popstate")));
    unmount();
    goBack();
    expect(history.location.pathname).toBe("/a");
    expect(handler).toHaveBeenCalledOnce();
  });
});
