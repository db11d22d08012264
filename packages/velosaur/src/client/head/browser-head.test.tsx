import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";

import { type BrowserHead, createBrowserHead } from "./browser-head.ts";

/** A head whose writer arrives when `arrive` is called. */
function createHead() {
  const written: ReactNode[][] = [];
  const check = vi.fn<(children: ReactNode) => void>();
  const arrivals: (() => void)[] = [];
  const load = vi.fn(() => new Promise<void>((resolve) => arrivals.push(resolve)));
  const head = createBrowserHead(async () => {
    await load();
    return { check, write: (said) => void written.push([...said]) };
  });
  const arrive = async () => {
    for (const resolve of arrivals.splice(0)) resolve();
    await settle();
  };
  return { head, load, check, written, arrive };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A commit in which these are said by components that are new. */
async function show(head: BrowserHead, said: readonly ReactNode[]): Promise<number[]> {
  const places = said.map(() => head.createPlace());
  // Effects of inner components run before those of outer ones.
  for (const [index, place] of [...places.entries()].reverse()) head.set(place, said[index]);
  head.flush();
  await settle();
  return places;
}

test("what the first page says is in the document already", async () => {
  const { head, load, written, arrive } = createHead();
  await show(head, ["site", "page"]);
  expect(load).not.toHaveBeenCalled();
  void head.loadWriter();
  await arrive();
  // The writer may take away what the server wrote.
  expect(written).toEqual([["site", "page"]]);
});

test("who renders again and says the same loads nothing", async () => {
  const describe = (content: string) => <meta name="description" content={content} />;
  const { head, load } = createHead();
  const [place] = await show(head, [describe("page")]);
  head.set(place!, describe("page"));
  await settle();
  expect(load).not.toHaveBeenCalled();
  head.set(place!, describe("other"));
  await settle();
  expect(load).toHaveBeenCalledOnce();
});

test("a change loads the writer, which learns first what the server wrote", async () => {
  const { head, load, written, arrive } = createHead();
  const [, page] = await show(head, ["site", "page"]);
  head.set(page!, "changed");
  await settle();
  expect(load).toHaveBeenCalledOnce();
  head.remove(page!);
  head.set(head.createPlace(), "new");
  void head.loadWriter();
  await arrive();
  expect(written).toEqual([
    ["site", "page"],
    ["site", "new"],
  ]);
  head.set(page!, "again");
  expect(written).toHaveLength(2);
  head.flush();
  await settle();
  expect(written.slice(2)).toEqual([["site", "again", "new"]]);
});

test("with the writer at hand the first page is written too, and mistakes are told where they are", async () => {
  const { head, check, written, arrive } = createHead();
  void head.loadWriter();
  await arrive();
  await show(head, ["site"]);
  expect(written).toEqual([["site"]]);
  expect(check.mock.calls).toEqual([["site"]]);
  check.mockImplementation(() => {
    throw new Error("misplaced");
  });
  expect(() => head.set(7, "bad")).toThrow("misplaced");
  await settle();
  expect(written).toHaveLength(1);
});

test("a change whose writer could not be loaded is written when it is there", async () => {
  const written: ReactNode[][] = [];
  const load = vi
    .fn<Parameters<typeof createBrowserHead>[0]>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue({ check: () => {}, write: (said) => void written.push([...said]) });
  const head = createBrowserHead(load);
  const [site] = await show(head, ["site"]);
  head.set(site!, "changed");
  await settle();
  expect(written).toEqual([]);
  await head.loadWriter();
  expect(written).toEqual([["site"], ["changed"]]);
});
