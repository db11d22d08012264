import { expect, test } from "vitest";
import { AuthorError } from "../system/author-error.ts";
import { compileText, createSite } from "./__fixtures__/compile-text.ts";

test("all that a document names and that isn't there is told at once, each thing once", async () => {
  const failure = await compileText(
    "import A from './a';\nimport Tabs from '@theme/Tabs';\nimport * as b from '@site/b';\n\n<A />\n\n<Tab />\n\n{b.x}\n\n<Tabs><Foo.Bar /></Tabs>\n\n![Gone](./gone.png)\n\n<img src={require('./lost.png').default} />\n",
    { siteDir: createSite() },
  ).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AuthorError);
  const { diagnostics } = failure as AuthorError;
  expect(diagnostics.map(({ line, message, hint }) => [line, message, hint])).toEqual([
    [1, "The import “./a” names a file that doesn't exist.", expect.stringContaining("docs/a")],
    [3, "The import “@site/b” names a file that doesn't exist.", expect.stringContaining("b")],
    [
      7,
      "<Tab> is used here, but the document neither imports nor declares Tab.",
      "Did you mean <Tabs>?",
    ],
    [
      11,
      "<Foo> is used here, but the document neither imports nor declares Foo.",
      expect.stringContaining("import Foo"),
    ],
    [13, "The image “./gone.png” doesn't exist.", expect.stringContaining("relative")],
    [15, "The file “./lost.png” that is required here doesn't exist.", undefined],
  ]);
});
