import { expect, test } from "vitest";
import { splitStyles } from "./plugin-style-order.ts";

test.each([
  [
    "minified",
    `@charset "u";velosaur-part-3-aa{--part:0}.site{}velosaur-part-0-bb{--part:0}.base{}velosaur-part-2-cc{--part:0}.module{}velosaur-part-0-dd{--part:0}.more{}`,
  ],
  [
    "as written",
    `@charset "u";velosaur-part-3-aa {\n  --part: 0;\n}\n.site{}velosaur-part-0-bb { --part:0 }.base{}velosaur-part-2-cc{--part:0}\n.module{}velosaur-part-0-dd{--part: 0}.more{}`,
  ],
])("pieces in order of rank, those of one rank as they came: %s", (_form, css) =>
  expect(splitStyles(css)).toEqual({
    head: `@charset "u";`,
    pieces: [
      { rank: 0, name: "bb", css: ".base{}" },
      { rank: 0, name: "dd", css: ".more{}" },
      { rank: 2, name: "cc", css: ".module{}" },
      { rank: 3, name: "aa", css: ".site{}" },
    ],
  }),
);

test("a stylesheet without marks, and one without rules", () => {
  expect(splitStyles(".a{}.b{}")).toEqual({ head: ".a{}.b{}", pieces: [] });
  expect(splitStyles("")).toEqual({ head: "", pieces: [] });
});
