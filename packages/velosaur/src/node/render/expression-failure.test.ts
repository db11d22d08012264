import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { AuthorError } from "../system/author-error.ts";
import { describeExpressionFailure } from "./expression-failure.ts";

afterAll(removeSites);

function describe(source: string, error: unknown): Promise<string> {
  const siteDir = writeSite({ "docs/a.mdx": source });
  return readFailure(siteDir, () => {
    throw describeExpressionFailure(error, path.join(siteDir, "docs/a.mdx"));
  });
}

test("a name that nobody knows is shown where it stands", async () => {
  expect(
    await describe(
      "# A\n\nText {1 + version} and version.\n",
      new ReferenceError("version is not defined"),
    ),
  ).toMatchInlineSnapshot(`
    "error docs/a.mdx:3:11
      An expression of this document failed: version is not defined.
        1 | # A
        2 |
      > 3 | Text {1 + version} and version.
          |           ^
      Import or export \`version\` in the document. If the braces are meant as text, write \\{ or put them in code."
  `);
});

test("not within another word, nor as a property", async () => {
  const text = await describe(
    "{versions} {a.version}\n{version}\n",
    new ReferenceError("version is not defined"),
  );
  expect(text).toContain("docs/a.mdx:2:2");
});

test("not within a code block", async () => {
  const text = await describe(
    "```jsx\n{version}\n```\n\n{version}\n",
    new ReferenceError("version is not defined"),
  );
  expect(text).toContain("docs/a.mdx:5:2");
});

test("a name with a dollar sign", async () => {
  expect(await describe("{$x}", new ReferenceError("$x is not defined"))).toContain(
    "docs/a.mdx:1:2",
  );
});

test("a name that can't be found in braces has no place", async () => {
  const text = await describe(
    "export const a = version;\n",
    new ReferenceError("version is not defined"),
  );
  expect(text.split("\n")[0]).toBe("error docs/a.mdx");
});

test("any other failure", async () => {
  expect(
    await describe("{a.b}", new TypeError("Cannot read properties of undefined (reading 'b')")),
  ).toMatchInlineSnapshot(`
    "error docs/a.mdx
      An expression of this document failed: Cannot read properties of undefined (reading 'b').
      Expressions in braces are run when the site is built: see what their values are then."
  `);
  expect(await describe("{f()}", "a text")).toContain(
    "An expression of this document failed: a text.",
  );
});

test("what has been described keeps its words, and gets the file", async () => {
  const error = new AuthorError({ severity: "error", message: "Known.", line: 1, column: 1 });
  expect((await describe("{x}", error)).split("\n").slice(0, 2)).toEqual([
    "error docs/a.mdx:1:1",
    "  Known.",
  ]);
});
