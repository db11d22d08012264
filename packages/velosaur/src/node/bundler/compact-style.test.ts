import { expect, test } from "vitest";
import { compactStyle } from "./compact-style.ts";

test.each([
  [".a { color: red }", ".a{color:red}"],
  [".a { :is(&) > b { color: #ff0000 } }", ".a>b{color:red}"],
  [".a { background-clip: text }", ".a{-webkit-background-clip:text;background-clip:text}"],
  ["", ""],
])("%s", async (css, expected) => {
  expect(await compactStyle(css, true)).toBe(expected);
});

test("without minification, browsers get what they need all the same", async () => {
  expect(await compactStyle(".a { mask-size: 1px }", false)).toBe(
    ".a {\n  -webkit-mask-size: 1px;\n  mask-size: 1px;\n}\n",
  );
});

test("what only browsers skip is kept; what would spoil other files is refused", async () => {
  expect(await compactStyle("// x\n.a {}", true)).toBe("// x\n.a {}");
  await expect(compactStyle(".a {}}", true)).rejects.toMatchObject({
    name: "CssSyntaxError",
    line: 1,
    column: 6,
  });
});
