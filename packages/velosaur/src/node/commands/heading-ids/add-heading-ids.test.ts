import { describe, expect, test } from "vitest";
import { compileDocument } from "../../markdown/compile.ts";
import { type CompileOptions, resolveCompileOptions } from "../../markdown/options.ts";
import { addHeadingIds, type HeadingIdRules } from "./add-heading-ids.ts";

const RULES: HeadingIdRules = { syntax: "classic", migrate: false, overwrite: false };

interface Settings {
  rules?: Partial<HeadingIdRules>;
  options?: Partial<CompileOptions>;
  filePath?: string;
}

const resolveOptions = (options: Partial<CompileOptions> = {}): CompileOptions =>
  resolveCompileOptions({ siteDir: "/site", ...options });

const write = (source: string, { rules, options, filePath = "/site/a.mdx" }: Settings = {}) =>
  addHeadingIds({
    source,
    filePath,
    options: resolveOptions(options),
    rules: { ...RULES, ...rules },
  });

const readAnchors = async (source: string): Promise<string[]> =>
  (await compileDocument({ source, filePath: "/site/a.mdx", options: resolveOptions() })).anchors;

describe("headings get the ids that their page has anyway", () => {
  const HEADINGS = [
    "# Title",
    "## Same",
    "## Same",
    "### With `code`, *stress* and [a link](https://example.com)",
    "## Größe & Maß: 100 %",
    "## Ahoy :fire: 😀",
    "## Closed ##",
    "> ## In a quotation",
    "- item\n\n  ### In a list",
    "Under-\nlined\n---",
    ":::note[Title]\n\n### In a note\n\n:::",
    "<details>\n\n#### In an element\n\n</details>",
    "## Same",
    "# Second title",
    "## Second title",
  ].join("\n\n");

  test("wherever they stand", async () => {
    const written = await write(HEADINGS);
    expect(written).toBe(
      [
        "# Title",
        "## Same {#same}",
        "## Same {#same-1}",
        "### With `code`, *stress* and [a link](https://example.com) {#with-code-stress-and-a-link}",
        "## Größe & Maß: 100 % {#größe--maß-100-}",
        "## Ahoy :fire: 😀 {#ahoy-fire-}",
        "## Closed {#closed} ##",
        "> ## In a quotation {#in-a-quotation}",
        "- item\n\n  ### In a list {#in-a-list}",
        "Under-\nlined {#under-lined}\n---",
        ":::note[Title]\n\n### In a note {#in-a-note}\n\n:::",
        "<details>\n\n#### In an element {#in-an-element}\n\n</details>",
        "## Same {#same-2}",
        "# Second title",
        "## Second title {#second-title-1}",
      ].join("\n\n"),
    );
    const anchors = await readAnchors(HEADINGS);
    expect(anchors).toHaveLength(13);
    expect(await readAnchors(written)).toEqual(anchors);
    expect(await readAnchors(await write(HEADINGS, { rules: { syntax: "mdx-comment" } }))).toEqual(
      anchors,
    );
    expect(await write(written)).toBe(written);
  });
});

describe("stays as it is", () => {
  test.each([
    ["front matter", "---\n## a comment\ntitle: x\n---\n"],
    ["a code block", "```md\n## Code\n```\n\n~~~~\n## Code\n~~~\n## Code\n~~~~\n"],
    ["indented code of a list", "- a\n\n  ```\n  ## Code\n  ```\n"],
    ["a comment", "<!--\n## Hidden\n-->\n\n{/*\n## Hidden\n*/}\n"],
    ["a module line", "export const text = `\n## Text\n`;\n"],
    ["a heading without letters", "## 😀\n\n##\n"],
    ["an element", "<h2>Title</h2>\n"],
    ["an id", "## A {#x}\n\n## B {/* #y */}\n\n## C <!-- #z -->\n\n## D {#w} ##\n"],
    ["a title", "# Title\n\n# Title\n"],
  ])("%s", async (_name, source) => {
    expect(await write(source)).toBe(source);
  });
});

test("front matter and line breaks are kept", async () => {
  expect(await write("\uFEFF---\r\ntitle: x\r\n---\r\n## A  \r\ntext\r\n## B")).toBe(
    "\uFEFF---\r\ntitle: x\r\n---\r\n## A {#a}\r\ntext\r\n## B {#b}",
  );
});

test("no id comes twice", async () => {
  expect(await write("## A\n\n## B {#a}\n\n## A\n\n## C {#a-1}\n")).toBe(
    "## A {#a-2}\n\n## B {#a}\n\n## A {#a-3}\n\n## C {#a-1}\n",
  );
});

test("a setext heading that has an id", async () => {
  const rules = { overwrite: true };
  expect(await write("More\ntext {#x}\n===\n\nLess {#y}\n---\n", { rules })).toBe(
    "More\ntext {#x}\n===\n\nLess {#less}\n---\n",
  );
});

test("case is kept where the site keeps it", async () => {
  const options = { anchors: { maintainCase: true } };
  expect(await write("## Sheet Bend", { options })).toBe("## Sheet Bend {#Sheet-Bend}");
});

test("ids are made anew", async () => {
  const source = "## New words {#old}\n\n## New words {/* #x */}\n\n## 😀 {#smile}\n";
  expect(await write(source, { rules: { overwrite: true } })).toBe(
    "## New words {#new-words}\n\n## New words {#new-words-1}\n\n## 😀 {#smile}\n",
  );
});

test("plugins of the site have their say", async () => {
  const addHeading = () => (tree: { children: object[] }) => {
    tree.children.unshift(structuredClone(tree.children.at(-1)!));
    tree.children.unshift({
      type: "heading",
      depth: 2,
      children: [{ type: "text", value: "New" }],
    });
  };
  const remarkPlugins = [function remarkMath() {}, addHeading];
  const source = "## New\n\n$$\n\\text{x}\n$$\n\nLast\nparagraph\n";
  expect(await write(source, { options: { remarkPlugins } })).toBe(
    source.replace("## New", "## New {#new}"),
  );
});

test("a preprocessor is heard unless it moves lines", async () => {
  const inPlace = ({ fileContent }: { fileContent: string }) => fileContent.replace("<<", "the ");
  expect(await write("## See <<page\n", { options: { preprocess: inPlace } })).toBe(
    "## See <<page {#see-the-page}\n",
  );
  const moving = ({ fileContent }: { fileContent: string }) => `## Added\n\n${fileContent}`;
  expect(await write("## A\n\n## B\n", { options: { preprocess: moving } })).toBe(
    "## A {#a}\n\n## B {#b}\n",
  );
});

describe("comments hold ids", () => {
  const comments = { syntax: "mdx-comment" } as const;

  test("of new headings only", async () => {
    expect(await write("## A\n\n## B {#b}", { rules: comments })).toBe(
      "## A {/* #a */}\n\n## B {#b}",
    );
  });

  test("of all headings", async () => {
    const source = "## A {#x}\n\n## B ##\n\n## C\\{#c}\n\n## D {#no comment}\n";
    const rules = { ...comments, migrate: true };
    const written =
      "## A {/* #x */}\n\n## B {/* #b */} ##\n\n## C {/* #c */}\n\n## D {#no comment}\n";
    expect(await write(source, { rules })).toBe(written);
    // Where the site can't read braces, they still can be migrated.
    const mdx1Compat = { comments: false, admonitions: false, headingIds: false };
    expect(await write(source, { rules, options: { mdx1Compat } })).toBe(written);
    expect(await write(written, { rules: { migrate: true } })).toBe(
      "## A {#x}\n\n## B {#b} ##\n\n## C {#c}\n\n## D {#no comment}\n",
    );
  });

  test("where braces can't be read", async () => {
    const mdx1Compat = { comments: true, admonitions: true, headingIds: false };
    const options = { mdx1Compat };
    await expect(write("## A", { options })).rejects.toThrow(
      "Ids in braces can't be read by this site: `markdown.mdx1Compat.headingIds` is switched off.",
    );
    expect(await write("## A", { options, rules: comments })).toBe("## A {/* #a */}");
    const unasked = { syntax: undefined };
    expect(await write("## A", { options, rules: unasked })).toBe("## A {/* #a */}");
    expect(await write("## A", { rules: unasked })).toBe("## A {#a}");
    expect(await write("## A", { options: { ...options, format: "md" } })).toBe("## A {#a}");
  });

  test("in CommonMark, too", async () => {
    const settings: Settings = { options: { format: "detect" }, filePath: "/site/a.md" };
    const source = "## A {#x}\n\n## B <b>bold</b>\n\n<p>raw</p>\n";
    const rules = { ...comments, migrate: true };
    expect(await write(source, { ...settings, rules })).toBe(
      "## A <!-- #x -->\n\n## B <b>bold</b> <!-- #b-bold -->\n\n<p>raw</p>\n",
    );
    expect(await write("---\nmdx: {format: md}\n---\n\n## {A}", { rules })).toContain(
      "## {A} <!-- #a -->",
    );
  });
});
