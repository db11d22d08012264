import { expect, test } from "vitest";
import { parsePostName } from "./post-name.ts";

test.each([
  ["2021-01-02-x.md", "/2021/01/02/x", "x"],
  ["2021-01-02-x/index.mdx", "/2021/01/02/x", "x"],
  ["2021/01/02/x.md", "/2021/01/02/x", "x"],
  ["2023-08-05.mdx", "/2023/08/05", ""],
  ["demo/2020-08-03-second.md", "/2020/08/03/demo/second", "second"],
])("%s → %s", (file, slug, text) => {
  expect(parsePostName(file)).toMatchObject({ slug, text });
});

test.each(["x.md", "2021-02-31-x.md", "v2021-01-02-x.md"])("%s has no date", (file) => {
  expect(parsePostName(file).date).toBeUndefined();
});
