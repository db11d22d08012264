import { describe, expect, test } from "vitest";
import { compileHtml, compileText, findMistake } from "./__fixtures__/compile-text.ts";

describe("a preprocessor", () => {
  test("changes the text that is compiled", async () => {
    const html = await compileHtml(
      "---\nplace: '{{harbour}}'\n---\n\n{{harbour}}, {frontMatter.place}",
      {
        preprocess: ({ fileContent }) => fileContent.replaceAll("{{harbour}}", "Bergen"),
      },
    );
    expect(html).toContain("Bergen, ");
    expect(html).not.toContain("{{");
  });

  test("sees which file it is", async () => {
    const html = await compileHtml("Text.", { preprocess: ({ filePath }) => filePath });
    expect(html).toBe("<p>/site/docs/page.mdx</p>");
  });

  test("leaves mistakes where the changed text has them", async () => {
    expect(await findMistake("a", { preprocess: () => "one\n\n<b>two" })).toMatch(/^3:/);
  });

  test.each([
    [
      "throws",
      () => {
        throw new Error("no tides");
      },
      "no tides",
    ],
    ["returns no text", () => undefined as never, "it must return a text."],
  ])("that %s is named", async (_, preprocess, message) => {
    expect(await findMistake("a", { preprocess })).toBe(
      `undefined:undefined \`markdown.preprocessor\` failed: ${message} (The configuration's function was called for /site/docs/page.mdx.)`,
    );
  });
});

describe("front matter that a site reads itself", () => {
  test("reaches expressions", async () => {
    const document = await compileText("---\nplace: there\n---\n\n{frontMatter.place}", {
      parseFrontMatter: async ({ filePath, fileContent, defaultParseFrontMatter }) => {
        const parsed = await defaultParseFrontMatter({ filePath, fileContent });
        return { ...parsed, frontMatter: { place: `not ${String(parsed.frontMatter["place"])}` } };
      },
    });
    expect(JSON.stringify(document.code)).toContain("not there");
  });

  test("decides about the format", async () => {
    const html = await compileHtml("{1}", {
      parseFrontMatter: async () => ({ frontMatter: { mdx: { format: "md" } }, content: "" }),
    });
    expect(html).toBe("<p>{1}</p>");
  });

  test("must be front matter", async () => {
    expect(await findMistake("a", { parseFrontMatter: async () => ({}) as never })).toContain(
      "`markdown.parseFrontMatter` failed: it must return { frontMatter, content }",
    );
  });
});
