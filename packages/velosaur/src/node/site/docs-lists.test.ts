import { expect, test, vi } from "vitest";
import type { RouteLevel } from "../../shared/payload.ts";
import { createDocsLists } from "./docs-lists.ts";

const level = (props: object): RouteLevel =>
  ({ path: "/docs", exact: false, component: "x", props }) as RouteLevel;

/** A version as the docs plugin describes it. */
const versionOf = (list: () => unknown, pluginId = "default") =>
  Object.defineProperty({ pluginId, version: "1.0 beta" }, "docs", { get: list });

const find = (levels: RouteLevel[], { isRead = true, texts = new Map<string, string>() } = {}) =>
  createDocsLists({
    baseUrl: "/base/",
    keep: (url, text) => (texts.set(url, text), `/cache${url}`),
  }).find(levels, isRead);

test("the list of a version has an address of its own for what is in it", () => {
  const texts = new Map<string, string>();
  const page = (docs: object) => [level({}), level({ version: versionOf(() => docs) })];
  const found = find(page({ a: { id: "a" } }), { texts });
  const { url = "" } = found?.shared ?? {};
  expect(url).toMatch(/^\/base\/assets\/data\/all-docs-default-1\.0-beta-[\da-f]{8}\.json$/);
  expect(found).toEqual({ level: 1, shared: { url, file: `/cache${url}` } });
  expect([...texts]).toEqual([[url, '{"a":{"id":"a"}}']]);
  expect(find(page({ a: { id: "a" } }))?.shared?.url).toBe(url);
  expect(find(page({ b: { id: "b" } }))?.shared?.url).not.toBe(url);
});

test("it is made once, for whoever reads it", () => {
  const list = vi.fn(() => ({}));
  const levels = [level({ version: versionOf(list) })];
  const lists = createDocsLists({ baseUrl: "/", keep: (url) => url });
  expect(lists.find(levels, false)).toEqual({ level: 0 });
  expect(list).not.toHaveBeenCalled();
  const { shared } = lists.find(levels, true)!;
  expect(lists.find([level({}), ...levels], true)).toEqual({ level: 1, shared });
  expect(list).toHaveBeenCalledOnce();
});

test.each([
  [{}],
  [{ version: "1.0" }],
  [{ version: null }],
  [{ version: { pluginId: "api", version: "1.0" } }],
  [{ version: { pluginId: "api", version: "1.0", docs: {} } }],
])("nothing is added to what other plugins give their pages: %j", (props) => {
  expect(find([level(props)])).toBeUndefined();
});
