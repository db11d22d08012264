import { expect, test } from "vitest";
import { formatName } from "./image-variants.js";
import { chooseWidths } from "./options.js";

const range = { min: 640, max: 1030, steps: 2 };

test.each([
  ["no wishes", {}, 2000, [2000]],
  ["a range", range, 2000, [640, 1030]],
  ["an image narrower than the largest", range, 800, [640, 800]],
  ["an image narrower than all", range, 300, [300]],
  ["more steps", { min: 100, max: 400, steps: 4 }, 2000, [100, 200, 300, 400]],
  ["one step", { ...range, steps: 1 }, 2000, [1030]],
  ["half a range", { max: 400 }, 2000, [2000]],
  ["sizes", { sizes: [900, 300] }, 2000, [300, 900]],
  ["a range and sizes", { ...range, sizes: [900, 300] }, 2000, [640, 1030]],
  ["one size", { size: 500, sizes: [900, 300] }, 2000, [500]],
])("the widths of %s", (_name, options, ownWidth, expected) => {
  expect(chooseWidths({ steps: 4, ...options }, ownWidth)).toEqual(expected);
});

test.each([
  ["assets/ideal-img/[name].[hash:hex:7].[width].[ext]", "assets/ideal-img/a b.0123456.640.png"],
  ["[name]-[contenthash:4].[ext]", "a b-0123.png"],
  ["[md5:hash:hex:3]/[hash].[ext]", "012/0123456789.png"],
])("the name of %s", (pattern, expected) => {
  const parts = { filePath: "/site/a b.png", hash: "0123456789", width: 640 };
  expect(formatName(pattern, parts)).toBe(expected);
});
