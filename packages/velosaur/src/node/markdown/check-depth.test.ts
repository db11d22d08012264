import { expect, test } from "vitest";
import { AuthorError } from "../system/author-error.ts";
import { compileDocument } from "./compile.ts";
import { resolveCompileOptions } from "./options.ts";

const compile = (source: string, name: string): ReturnType<typeof compileDocument> =>
  compileDocument({
    source,
    filePath: `/site/docs/${name}`,
    options: resolveCompileOptions({ siteDir: "/site" }),
  });

const list = (depth: number): string =>
  Array.from({ length: depth }, (_, index) => `${"  ".repeat(index)}- x`).join("\n");
const nest = (tag: string, depth: number, space = ""): string =>
  `<${tag}>${space}`.repeat(depth) + `x${space}` + `</${tag}>${space}`.repeat(depth);

test.each([
  ["a list", list(1000), "a.md"],
  ["quotes", `${">".repeat(5000)} x`, "a.md"],
  ["HTML", nest("div", 10_000), "a.md"],
  ["JSX", nest("Foo", 10_000), "a.mdx"],
  ["JSX over lines", nest("div", 10_000, "\n"), "a.mdx"],
])("%s nested too deep is the author's to mend", async (_title, source, name) => {
  const failure = await compile(`Text.\n\n${source}\n`, name).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AuthorError);
  expect((failure as AuthorError).diagnostics).toMatchObject([
    {
      message: "Elements are nested more than 400 levels deep here.",
      filePath: `/site/docs/${name}`,
      line: expect.any(Number) as number,
    },
  ]);
});

test.each([
  ["a list", list(190), "a.md"],
  ["HTML", nest("div", 390), "a.md"],
  ["JSX", nest("div", 390, "\n"), "a.mdx"],
])("%s nested less deep is compiled", async (_title, source, name) => {
  expect((await compile(source, name)).segments).not.toEqual([]);
});
