import { expect, test, vi } from "vitest";

import { createBrowserHistory, type History, type HistoryView } from "./history.ts";

/** A session history in memory, which answers `go` at once. */
function createView(start: string) {
  const entries: { url: string; state: unknown }[] = [{ url: start, state: null }];
  let index = 0;
  let onPop = () => {};
  const url = () => new URL(entries[index]!.url, "https://site.test");
  const view: HistoryView = {
    history: {
      get length() {
        return entries.length;
      },
      get state() {
        return entries[index]!.state;
      },
      pushState: (state, _title, to) => {
        entries.splice(index + 1, Infinity, { url: new URL(String(to), url()).href, state });
        index += 1;
      },
      replaceState: (state, _title, to) => {
        entries[index] = { url: to ? new URL(String(to), url()).href : entries[index]!.url, state };
      },
      go: (delta = 0) => {
        index += delta;
        onPop();
      },
    },
    location: {
      get pathname() {
        return url().pathname;
      },
      get search() {
        return url().search;
      },
      get hash() {
        return url().hash;
      },
    },
    addEventListener: (_type, listener) => {
      onPop = listener;
    },
  };
  /** What the browser does on a click on a hash link. */
  const clickHash = (hash: string) => {
    view.history.pushState(null, "", hash);
    onPop();
  };
  return { view, clickHash, href: () => url().href };
}

test("push and replace tell the listeners and keep the state", () => {
  const { view, href } = createView("/a");
  const history = createBrowserHistory(view);
  const listener = vi.fn();
  history.listen(listener);
  history.push("/b?x=1#y", { from: "a" });
  expect(history.location).toMatchObject({
    pathname: "/b",
    search: "?x=1",
    hash: "#y",
    state: { from: "a" },
  });
  expect(listener).toHaveBeenLastCalledWith(history.location, "PUSH");
  history.replace("/c");
  expect(listener).toHaveBeenLastCalledWith(history.location, "REPLACE");
  expect(href()).toBe("https://site.test/c");
  expect(history.length).toBe(2);
});

test("an entry has the same key when it is come back to", () => {
  const { view } = createView("/a");
  const history = createBrowserHistory(view);
  const { key } = history.location;
  history.push("/b");
  expect(history.location.key).not.toBe(key);
  history.goBack();
  expect(history.location).toMatchObject({ pathname: "/a", key });
  expect(history.action).toBe("POP");
});

test("entries of hash links get keys of their own", () => {
  const { view, clickHash } = createView("/a");
  const history = createBrowserHistory(view);
  const keys = [history.location.key];
  for (const hash of ["#one", "#two"]) {
    clickHash(hash);
    keys.push(history.location.key);
  }
  expect(new Set(keys).size).toBe(3);
  history.goBack();
  expect(history.location).toMatchObject({ hash: "#one", key: keys[1] });
});

test("a pathname is decoded, its address isn't", () => {
  const { view, href } = createView("/");
  const history = createBrowserHistory(view);
  history.push("/docs/caf%C3%A9/100%25");
  expect(history.location.pathname).toBe("/docs/café/100%");
  expect(href()).toBe("https://site.test/docs/caf%C3%A9/100%25");
});

test("a blocker stops leaving, and going back is undone", () => {
  const { view, href } = createView("/a");
  const history = createBrowserHistory(view);
  history.push("/b");
  const unblock = history.block((_location, action) => (action === "POP" ? false : undefined));
  const listener = vi.fn();
  history.listen(listener);
  history.goBack();
  expect(href()).toBe("https://site.test/b");
  expect(history.location.pathname).toBe("/b");
  expect(listener).not.toHaveBeenCalled();
  unblock();
  history.goBack();
  expect(history.location.pathname).toBe("/a");
});

test("a blocker's text is asked", () => {
  const { view } = createView("/a");
  const confirm = vi.fn(() => false);
  const history = createBrowserHistory({ ...view, confirm });
  history.block("Leave?");
  history.push("/b");
  expect(confirm).toHaveBeenCalledWith("Leave?");
  expect(history.location.pathname).toBe("/a");
});

test.each([
  ["a link", (history: History) => history.push("/b")],
  ["two links", (history: History) => (history.push("/b"), history.push("/c"))],
  ["a link that takes the entry's place", (history: History) => history.replace("/b")],
  ["going back", (history: History) => history.goBack()],
])("returns to a place that was left by %s", (_name, leave) => {
  const { view, href } = createView("/start");
  const history = createBrowserHistory(view);
  history.push("/a?x=1#y", { from: "start" });
  const { place } = history;
  leave(history);
  expect(history.location.pathname).not.toBe("/a");
  const listener = vi.fn();
  history.listen(listener);
  history.returnTo(place);
  expect(href()).toBe("https://site.test/a?x=1#y");
  expect(history.location).toMatchObject({ pathname: "/a", state: { from: "start" } });
  expect(listener).toHaveBeenCalledOnce();
  history.goBack();
  expect(history.location.pathname).toBe("/start");
});
