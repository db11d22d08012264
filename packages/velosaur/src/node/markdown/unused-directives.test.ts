import { describe, expect, test } from "vitest";
import {
  compileHtml,
  compileText,
  findMistake,
  type TestInput,
} from "./__fixtures__/compile-text.ts";

/** Both ways to read a text: ours, and the one that serves a site's plugins. */
const ways: [string, TestInput][] = [
  ["without plugins", {}],
  ["with plugins", { remarkPlugins: [() => () => {}] }],
];

describe.each(ways)("%s", (_, input) => {
  const findUnused = async (source: string, more: TestInput = {}): Promise<string[]> => {
    const { diagnostics } = await compileText(source, { ...input, ...more });
    return diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);
  };

  test.each([
    ["a block", "One\n\n:::storm\n\nText.\n\n:::", "3:1", ":::storm"],
    ["a line", "One\n\n::gale[North]", "3:1", "::gale"],
    ["a label in text", "One :breeze[two] three", "1:5", ":breeze"],
    ["attributes in text", "> One :breeze{.a}", "1:7", ":breeze"],
  ])("%s is told and stays text", async (_name, source, place, mark) => {
    // In MDX, braces are an expression before they are attributes.
    const more: TestInput = source.includes("{") ? { file: "a.md", format: "md" } : {};
    expect(await findUnused(source, more)).toEqual([
      `${place} The directive “${mark}” means nothing, so it is shown as text.`,
    ]);
    expect(await compileHtml(source, { ...input, ...more })).toContain(mark);
  });

  test.each([
    ["an admonition", ":::note[Title]\n\nText.\n\n:::"],
    ["a time", ":::note\n\nAt 12:30:45, a:b and ::c.\n\n:::"],
    ["a name without braces", ":::storm Title\n\nText.\n\n:::"],
    ["code", "`:a[b]`\n\n```\n::gale[North]\n```"],
    ["a link after a colon", "See:[two](https://two.example)"],
  ])("%s is none", async (_name, source) => {
    expect(await findUnused(source)).toEqual([]);
  });

  test("a name that is nearly right gets a suggestion", async () => {
    const [message] = await findUnused(":::warnign\n\nText.\n\n:::");
    expect(message).toContain('Did you mean "warning"?');
  });

  test("the site may want nothing said, an error, or a say", async () => {
    const source = ":::storm\n\n:gale[a]\n\n:::";
    expect(await findUnused(source, { unusedDirectives: "ignore" })).toEqual([]);
    expect(await findMistake(source, { ...input, unusedDirectives: "throw" })).toMatch(
      /^1:1 The directive “:::storm” means nothing/,
    );
    const calls: unknown[] = [];
    const unusedDirectives = (call: unknown): void => void calls.push(call);
    expect(await findUnused(source, { unusedDirectives })).toEqual([]);
    expect(calls).toMatchObject([
      {
        sourceFilePath: "/site/docs/page.mdx",
        directives: [
          { type: "containerDirective", name: "storm", position: { start: { line: 1 } } },
          { type: "textDirective", name: "gale", position: { start: { line: 3 } } },
        ],
      },
    ]);
  });

  test("a beginning leaves it to the whole document", async () => {
    expect(await findUnused(":::storm\n\n:::", { truncated: true })).toEqual([]);
  });
});

test("raw HTML, for which a text is read twice, doubles nothing", async () => {
  const source = "<b>One</b> :breeze[two]\n\n:::storm\n\n:::";
  const { diagnostics } = await compileText(source, { file: "a.md", format: "md" });
  expect(diagnostics).toHaveLength(2);
});

test("what looks like a directive keeps its links", async () => {
  expect(await compileHtml("See:here[two](https://two.example)")).toContain("<a");
});
