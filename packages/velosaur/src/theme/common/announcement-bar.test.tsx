// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { denyStorage, runOnPage } from "../../testing/page.tsx";
import { AnnouncementBarProvider, useAnnouncementBar } from "./announcement-bar.tsx";

/** A visit to a site with this announcement. */
function visit(id: string | undefined) {
  const { result, unmount } = runOnPage(() => useAnnouncementBar(), {
    themeConfig: id === undefined ? {} : { announcementBar: { id } },
    Provider: AnnouncementBarProvider,
  });
  return {
    isActive: () => result.current.isActive,
    close: () => act(() => result.current.close()),
    unmount,
  };
}

test("a site without an announcement shows none", () => {
  expect(visit(undefined).isActive()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test("what was closed stays closed on the next visit, until there is another", () => {
  const first = visit("a");
  expect(first.isActive()).toBe(true);
  first.close();
  expect(first.isActive()).toBe(false);
  first.unmount();
  const second = visit("a");
  expect(second.isActive()).toBe(false);
  second.unmount();
  expect(visit("b").isActive()).toBe(true);
});

test("what nobody closed is there again", () => {
  visit("a").unmount();
  expect(visit("a").isActive()).toBe(true);
});

test("where nothing can be stored, it is closed for this visit", () => {
  denyStorage();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const bar = visit("a");
  expect(bar.isActive()).toBe(true);
  bar.close();
  expect(bar.isActive()).toBe(false);
});
