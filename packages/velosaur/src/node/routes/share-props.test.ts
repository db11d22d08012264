import { expect, test } from "vitest";
import { createSharedProps } from "./share-props.ts";

const large = { items: Array.from({ length: 5_000 }, (_, index) => index) };

test("large data of a layout lies in a file, the same data in the same", () => {
  const { share, files } = createSharedProps("/base/");
  const props = share({ api: large, small: { a: 1 }, text: "b" });
  const [[url, text]] = [...files] as [[string, string]];
  expect(url).toMatch(/^\/base\/assets\/data\/layout-[\da-f]{16}\.json$/);
  expect(JSON.parse(text)).toEqual(large);
  expect(props).toEqual({ api: { $shared: url }, small: { a: 1 }, text: "b" });
  expect(share({ other: structuredClone(large) })).toEqual({ other: { $shared: url } });
  expect(files.size).toBe(1);
});

test.each([
  ["what the plan looks into", { version: large }],
  ["what holds a module", { list: { ...large, code: { $module: "@site/a.js" } } }],
])("%s stays with the page", (_name, props) => {
  const { share, files } = createSharedProps("/");
  expect(share(props)).toEqual(props);
  expect(files.size).toBe(0);
});
