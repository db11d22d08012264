import { expect, test } from "vitest";
import { splitStyles } from "./plugin-style-order.ts";

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
  expect(splitStyles(css)).toEqual({
    theme: `@charset "u";.base{}.more{}`,
    site: ".custom{}.site{}",
  }),
);

test("a stylesheet of the theme alone, and of the site alone", () => {
  expect(splitStyles("velosaur-part-1-aa{--part:0}.a{}")).toEqual({ theme: ".a{}" });
  expect(splitStyles(`@import "x";velosaur-part-3-aa{--part:0}.a{}`)).toEqual({
    site: `@import "x";.a{}`,
  });
});

test("a stylesheet without marks is the site's; one without rules is none", () => {
  expect(splitStyles(".a{}.b{}")).toEqual({ site: ".a{}.b{}" });
  expect(splitStyles("")).toEqual({});
});
