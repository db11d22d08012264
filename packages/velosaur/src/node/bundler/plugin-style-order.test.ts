import { expect, test } from "vitest";
import { sortStyles } from "./plugin-style-order.ts";

test.each([
  [
    "minified",
    `@charset "u";velosaur-part-3-aa{--part:0}.site{}velosaur-part-0-bb{--part:0}.base{}velosaur-part-2-cc{--part:0}.custom{}velosaur-part-0-dd{--part:0}.more{}`,
  ],
  [
    "as written",
    `@charset "u";velosaur-part-3-aa {\n  --part: 0;\n}\n.site{}velosaur-part-0-bb { --part:0 }.base{}velosaur-part-2-cc{--part:0}\n.custom{}velosaur-part-0-dd{--part: 0}.more{}`,
  ],
])("parts in order of rank, those of one rank as they came: %s", (_form, css) =>
  expect(sortStyles(css)).toBe(`@charset "u";.base{}.more{}.custom{}.site{}`),
);

test("a stylesheet without marks stays as it is", () =>
  expect(sortStyles(".a{}.b{}")).toBe(".a{}.b{}"));
