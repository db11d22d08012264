import { expect, test } from "vitest";
import type { RouteLevel } from "../../shared/payload.ts";
import { nameDocs } from "./page-docs.ts";

const level = (props: object): RouteLevel =>
  ({ path: "/docs", exact: false, component: "x", props }) as RouteLevel;

test("the address of the list stands where upstream has the list", () => {
  const version = { label: "1.0" };
  const levels = [level({ version }), level({ version, other: 1 }), level({})];
  const shared = { url: "/all.json", file: "/cache/all.json" };
  const named = nameDocs(levels, { level: 1, shared });
  expect(named[1]!.props).toEqual({
    version: { label: "1.0", docs: { $shared: "/all.json" } },
    other: 1,
  });
  expect([named[0], named[2]]).toEqual([levels[0], levels[2]]);
  // Other pages have the same level.
  expect(version).toEqual({ label: "1.0" });
});
