import { expect, test } from "vitest";
import { createSharedProps } from "./share-props.ts";

const large = { items: Array.from({ length: 5_000 }, (_, index) => index) };

test("large data of a layout lies in a file, the same data in the same", () => {
  const { share, files } = createSharedProps("/base/");
  const props = share({ api: large, small: { a: 1 }, text: "b" }, "layout");
  const [[url, text]] = [...files] as [[string, string]];
  expect(url).toMatch(/^\/base\/assets\/data\/layout-[\da-f]{16}\.json$/);
  expect(JSON.parse(text)).toEqual(large);
  expect(props).toEqual({ api: { $shared: url }, small: { a: 1 }, text: "b" });
  expect(share({ other: structuredClone(large) }, "layout")).toEqual({ other: { $shared: url } });
  expect(files.size).toBe(1);
});

test.each([
  [
    "the list of docs that no page gets",
    { version: Object.defineProperty({ ...large }, "docs", { value: [], enumerable: false }) },
  ],
  ["what holds a module", { list: { ...large, code: { $module: "@site/a.js" } } }],
])("%s stays with the page", (_name, props) => {
  const { share, files } = createSharedProps("/");
  expect(share(props, "layout")).toEqual(props);
  expect(files.size).toBe(0);
});

test("a page's own data may be larger, and of the version of a plugin's docs what is large lies in a file", () => {
  const { share, files } = createSharedProps("/");
  expect(share({ large }, "page")).toEqual({ large });
  expect(files.size).toBe(0);
  const larger = { list: [large, large, large, large, large] };
  expect(share({ larger }, "page")).toEqual({ larger: { $shared: expect.any(String) } });
  const version = { pluginId: "api", noIndex: true, docs: large };
  expect(share({ version }, "layout")).toEqual({
    version: { pluginId: "api", noIndex: true, docs: { $shared: expect.any(String) } },
  });
  expect([...files.values()].map((text) => JSON.parse(text))).toContainEqual(larger);
});
