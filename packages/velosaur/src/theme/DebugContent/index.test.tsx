// @vitest-environment happy-dom
import { act, fireEvent } from "@testing-library/react";
import DebugContent from "@theme/DebugContent";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { createSharedDataCache, provideSharedData } from "../../client/page/shared-data.ts";
import { renderOnPage } from "../../testing/page.tsx";

vi.mock("@theme/Layout", () => ({ default: ({ children }: { children: ReactNode }) => children }));

const contents = [
  { plugin: "docs", id: "default", file: "/data/docs.json" },
  { plugin: "docs", id: "community", file: "/data/community.json" },
];

function open() {
  const fetched: string[] = [];
  provideSharedData(
    createSharedDataCache(async (url) => {
      fetched.push(url);
      return { loadedFrom: url };
    }),
  );
  const { container } = renderOnPage(<DebugContent contents={contents} />);
  const toggle = (index: number, isOpen: boolean) =>
    act(async () => {
      const details = container.querySelectorAll("main > details")[index]!;
      details.toggleAttribute("open", isOpen);
      fireEvent(details, new Event("toggle"));
    });
  return { fetched, container, toggle };
}

test("what a plugin has loaded comes when it is opened, and no other's", async () => {
  const { fetched, container, toggle } = open();
  const names = [...container.querySelectorAll("summary")].map(({ textContent }) => textContent);
  expect(names).toEqual(["docs (default)", "docs (community)"]);
  expect(fetched).toEqual([]);
  await toggle(1, true);
  expect(container.textContent).toContain("loadedFrom");
  expect(fetched).toEqual(["/data/community.json"]);
  expect(container.querySelector("a[href='/data/community.json']")).not.toBeNull();
});

test("what is closed again goes: it may be large", async () => {
  const { container, toggle } = open();
  await toggle(0, true);
  expect(container.textContent).toContain("loadedFrom");
  await toggle(0, false);
  expect(container.textContent).not.toContain("loadedFrom");
});
