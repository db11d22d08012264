import { expect, test } from "vitest";
import type { LoadContext } from "../../contract/contract.ts";
import type { PagePlan } from "../../routes/plan-pages.ts";
import { preparePage, type PrepareInput } from "./pending-page.ts";

const page = { route: { path: "/docs/a" }, levels: [], moduleIds: [], documents: [] } as Partial<
  Record<keyof PagePlan, unknown>
> as PagePlan;

/** The key of a page while the list of all docs lies at an address. */
const keyOf = (url: string, readsDocs: boolean): string => {
  const docsLists: PrepareInput["docsLists"] = {
    find: (_levels, isRead) => ({ level: 0, ...(isRead && { shared: { url, file: url } }) }),
  };
  const context = { baseUrl: "/", siteConfig: {} } as LoadContext;
  return preparePage(page, { context, docsLists, link: () => [], siteKey: "site" }, readsDocs).key;
};

test("a page that reads the list of all docs is another one with another list", () => {
  expect(keyOf("/a.json", true)).toBe(keyOf("/a.json", true));
  expect(keyOf("/a.json", true)).not.toBe(keyOf("/b.json", true));
  expect(keyOf("/a.json", true)).not.toBe(keyOf("/a.json", false));
  expect(keyOf("/a.json", false)).toBe(keyOf("/b.json", false));
});
