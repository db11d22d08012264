import { expect, test } from "vitest";
import type { RouteLevel } from "../../shared/payload.ts";
import { listSharedFiles } from "./shared-files.ts";

const site = { $shared: "/assets/data/site.json" };
const level = (props: Record<string, unknown>) => ({ props }) as unknown as RouteLevel;

test("names each file once, the site's own first", () => {
  const levels = [
    level({ sidebar: { $shared: "/b.json" }, lists: [{ $shared: "/a.json" }, null] }),
    level({ deeper: { still: { $shared: "/b.json" } }, site }),
  ];
  const urls = ["/assets/data/site.json", "/b.json", "/a.json"];
  expect(listSharedFiles({ levels, site })).toEqual({ first: urls, all: urls });
});

test("what waits for a click isn't asked for when the page starts", () => {
  const items = [{ label: "Open", itemsFile: { $shared: "/late.json" } }];
  const levels = [level({ items })];
  expect(listSharedFiles({ levels, site })).toEqual({
    first: [site.$shared],
    all: [site.$shared, "/late.json"],
  });
});

test("text that reads like such a name is text", () => {
  const levels = [level({ title: '{"$shared":"/no.json"}', count: { $shared: 3 } })];
  expect(listSharedFiles({ levels, site }).all).toEqual([site.$shared]);
});
