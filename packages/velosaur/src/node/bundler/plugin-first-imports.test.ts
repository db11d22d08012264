import { expect, test } from "vitest";
import { putImportsFirst } from "./plugin-first-imports.ts";

test.each([
  ["before rules", '@import "./a.css";\n.b{}', '@import "./a.css";\n.b{}'],
  [
    "of a package",
    '@import "~a/b.css"; @import url(~@a/b.css);',
    '@import "a/b.css"; @import url(@a/b.css);',
  ],
  ["behind rules", '.a{}\n@import "./b.css";\n.c{}', '@import "./b.css";\n.a{}\n.c{}'],
  [
    "behind a charset",
    '@charset "utf-8"; .a{} @import "./b.css";',
    '@charset "utf-8"; @import "./b.css"; .a{}',
  ],
  ["in a comment", ".a{} /* @import 'b'; */", ".a{} /* @import 'b'; */"],
])("imports %s", async (_where, css, expected) => {
  expect(await putImportsFirst(css)).toBe(expected);
});
