import { expect, test } from "vitest";
import { toDataUrl } from "./data-url.ts";

test.each([
  ["layout", "layout-1a.json"],
  ["all-docs-default-1.2_x", "all-docs-default-1.2_x-1a.json"],
  ["version/current (more)", "version-current-more-1a.json"],
  ["../é/", "..-1a.json"],
  ["/", "data-1a.json"],
])("the data called %s lie in %s", (name, file) => {
  expect(toDataUrl({ baseUrl: "/base/", name, mark: "1a" })).toBe(`/base/assets/data/${file}`);
});
