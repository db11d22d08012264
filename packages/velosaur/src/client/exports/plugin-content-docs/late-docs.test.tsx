// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { createContext, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";

import { DocsVersionProvider } from "./docs-contexts.tsx";
import { findWatched, WatchedVersion, watchVersion } from "./late-docs.tsx";
import type { PropVersionMetadata } from "./types.ts";

/** React tells the profiler what has changed where the console has this, as a browser's. */
vi.hoisted(() => (console.timeStamp ??= () => undefined));

const version = { label: "1.0", docs: { a: { id: "a" } } } as unknown as PropVersionMetadata;

const error = vi.spyOn(console, "error").mockReturnValue(undefined);
beforeEach(() => void error.mockClear());

test("a list that nobody read while the page was made is told of once", () => {
  const { watched, markShown } = watchVersion(version);
  markShown();
  expect(watched.label).toBe("1.0");
  expect(error).not.toHaveBeenCalled();
  expect([watched.docs, watched.docs]).toEqual([version.docs, version.docs]);
  expect(error.mock.calls).toEqual([
    [expect.stringContaining("read for the first time after the page had been shown")],
  ]);
});

test("one that was read then may be read again", () => {
  const { watched, markShown } = watchVersion(version);
  expect(watched.docs).toBe(version.docs);
  markShown();
  expect(watched.docs).toBe(version.docs);
  expect(error).not.toHaveBeenCalled();
});

test("who looks through what components are given, as React's development build does, reads no list", () => {
  const context = createContext<PropVersionMetadata | null>(null);
  const given: (PropVersionMetadata | null)[] = [];
  const Reader = () => {
    given.push(useContext(context));
    return null;
  };
  renderToStaticMarkup(
    <WatchedVersion context={context} version={version}>
      <Reader />
    </WatchedVersion>,
  );
  const watcher = vi.spyOn(findWatched(version), "docs", "get");
  expect(given.map((value) => Object.values(value ?? {}))).toEqual([Object.values(version)]);
  expect(watcher).not.toHaveBeenCalled();
  expect(findWatched(given[0] ?? null)?.docs).toBe(version.docs);
  expect(watcher).toHaveBeenCalledOnce();
});

test("a version whose list nobody reads doesn't make it: it grows with the site", () => {
  const list = vi.fn(() => ({}));
  const listed = Object.defineProperty({ ...version }, "docs", {
    enumerable: false,
    get: list,
  });
  const page = <DocsVersionProvider version={listed}>A page</DocsVersionProvider>;
  expect(renderToStaticMarkup(page)).toBe("A page");
  expect(list).not.toHaveBeenCalled();
});

test("neither does React where a component hands on what the hook gave, whatever is edited", () => {
  const context = createContext<PropVersionMetadata | null>(null);
  const Banner = ({ given }: { given: PropVersionMetadata | null }) => given?.label;
  const Reader = () => <Banner given={findWatched(useContext(context))} />;
  const show = (label: string) => (
    <WatchedVersion context={context} version={{ ...version, label }}>
      <Reader />
    </WatchedVersion>
  );
  const { container, rerender } = render(show("1.0"));
  rerender(show("1.1"));
  expect(container.textContent).toBe("1.1");
  expect(error).not.toHaveBeenCalled();
});
