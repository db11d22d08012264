import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { describe, expect, test } from "vitest";
import { rewriteCached } from "../__fixtures__/cached-json.ts";
import { createSite } from "./__fixtures__/create-site.ts";
import type { ReadAhead } from "../config/load-context.ts";
import type { AuthorError } from "../system/author-error.ts";
import type { ParseFrontMatter } from "../config/types.ts";
import type { ReadDocument } from "./document-cache.ts";
import type { DocumentReader, DocumentReaderOptions } from "./read-document.ts";
import { DOC_FRONT_MATTER } from "./docs/front-matter.ts";
import { createDocumentReader, readTopsTask } from "./read-document.ts";

async function readOne(siteDir: string, parse?: ParseFrontMatter): Promise<ReadDocument> {
  const [document] = await createDocumentReader({ known: {}, parse }).read([
    path.join(siteDir, "a.md"),
  ]);
  return document!;
}

async function read(source: string): Promise<unknown[]> {
  const siteDir = createSite({ "a.md": source });
  const { frontMatter, contentTitle, excerpt } = await readOne(siteDir);
  return [Object.keys(frontMatter).length, contentTitle, excerpt];
}

const filler = "more text\n".repeat(1000);
const code = `\`\`\`js\n${"const a = 1;\n".repeat(1000)}\`\`\`\n`;

test.each([
  ["a short file", "---\na: 1\n---\n# T\n\nText.\n", [1, "T", "Text."]],
  ["a long file", `---\na: 1\n---\n# T\n\nText.\n\n${filler}`, [1, "T", "Text."]],
  [
    "long front matter",
    `---\n${Array.from({ length: 500 }, (_, index) => `key${index}: x`).join("\n")}\n---\n# T\n\nText.\n${filler}`,
    [500, "T", "Text."],
  ],
  ["long code before the prose", `# T\n\n${code}\nText.\n`, [0, "T", "Text."]],
  [
    "long imports before the title",
    `${"import a from 'a';\n".repeat(500)}\n# T\n\nText.\n`,
    [0, "T", "Text."],
  ],
  [
    "a long comment before the title",
    `<!-- note\n${filler}-->\n\n# T\n\nText.\n`,
    [0, undefined, "<!-- note"],
  ],
  ["no prose at all", `# T\n\n${code}`, [0, "T", undefined]],
  ["an empty file", "", [0, undefined, undefined]],
  [
    "a byte order mark and carriage returns",
    `\uFEFF---\r\na: 1\r\n---\r\n\r\n# T\r\n\r\nText.\r\n\r\n${filler}`,
    [1, "T", "Text."],
  ],
])("%s", async (_, source, expected) => {
  expect(await read(source)).toEqual(expected);
});

test("a site may read front matter in its own way", async () => {
  const siteDir = createSite({ "a.md": "---\na: 1\n---\n# T\n\nText.\n" });
  const document = await readOne(
    siteDir,
    async ({ filePath, fileContent, defaultParseFrontMatter }) => {
      const parsed = await defaultParseFrontMatter({ filePath, fileContent });
      return { ...parsed, frontMatter: { ...parsed.frontMatter, b: 2 } };
    },
  );
  expect(document).toMatchObject({
    frontMatter: { a: 1, b: 2 },
    contentTitle: "T",
    excerpt: "Text.",
    diagnostics: [],
  });
});

test("a file that isn't UTF-8 earns a warning", async () => {
  const siteDir = createSite({ "a.md": "" });
  writeFileSync(path.join(siteDir, "a.md"), Buffer.from("caf\u00e9\n", "latin1"));
  expect((await readOne(siteDir)).diagnostics).toMatchObject([
    { severity: "warning", line: 1, column: 4 },
  ]);
  writeFileSync(path.join(siteDir, "a.md"), "caf\uFFFD\n");
  expect((await readOne(siteDir)).diagnostics).toEqual([]);
});

test("a file is read again when it has changed, and only then", async () => {
  const siteDir = createSite({ "a.md": "# One\n" });
  const filePath = path.join(siteDir, "a.md");
  const reader = createDocumentReader({ known: {} });
  const [first] = await reader.read([filePath]);
  expect((await reader.read([filePath]))[0]).toBe(first);
  writeFileSync(filePath, "# Three\n");
  expect((await reader.read([filePath]))[0]?.contentTitle).toBe("Three");
});

describe("what has been read is kept for the next build", () => {
  const createReader = (
    siteDir: string,
    options: Partial<DocumentReaderOptions> = {},
  ): DocumentReader =>
    createDocumentReader({
      known: {},
      cacheFile: path.join(siteDir, ".cache/docs.json"),
      ...options,
    });

  /** Titles as a reader gives them after the cache has been tampered with. */
  async function readAgain(
    siteDir: string,
    names: string[],
    options = {},
  ): Promise<(string | undefined)[]> {
    const files = names.map((name) => path.join(siteDir, name));
    const first = createReader(siteDir, options);
    await first.read(files);
    first.save();
    const cacheFile = path.join(siteDir, ".cache/docs.json");
    if (existsSync(cacheFile))
      rewriteCached(cacheFile, (json) => json.replaceAll('"Title', '"Kept'));
    return (await createReader(siteDir, options).read(files)).map(
      ({ contentTitle }) => contentTitle,
    );
  }

  test("but not where there was a warning", async () => {
    const siteDir = createSite({
      "a.md": "---\ntags: [x]\n---\n# Title a\n",
      "b.md": "---\ndate: 2024-01-01\n---\n# Title b\n",
      "c.md": "---\ntitel: x\n---\n# Title c\n",
    });
    const known = { title: { is: () => true, expected: "" } };
    expect(await readAgain(siteDir, ["a.md", "b.md", "c.md"], { known })).toEqual([
      "Kept a",
      "Kept b",
      "Title c",
    ]);
  });

  test("with its dates, and what has been measured", async () => {
    const siteDir = createSite({ "a.md": "---\nx: { at: [2024-01-01] }\n---\n# A\n" });
    const measure = (source: string) => ({ length: source.length });
    const file = path.join(siteDir, "a.md");
    const first = createReader(siteDir, { measure });
    const [document] = await first.read([file]);
    first.save();
    const again = createReader(siteDir, { measure: () => "not asked again" });
    const [kept] = await again.read([file]);
    expect(kept).toEqual(document);
    expect(kept).toMatchObject({
      frontMatter: { x: { at: [new Date("2024-01-01")] } },
      measures: { length: 36 },
    });
  });

  test("nor where the site reads in its own way", async () => {
    const siteDir = createSite({ "a.md": "# Title a\n" });
    const parse: ParseFrontMatter = ({ filePath, fileContent, defaultParseFrontMatter }) =>
      defaultParseFrontMatter({ filePath, fileContent });
    expect(await readAgain(siteDir, ["a.md"], { parse })).toEqual(["Title a"]);
  });

  test("and written once enough of it is new", async () => {
    const siteDir = createSite({ "a.md": "# Title a\n", "b.md": "# Title b\n", "c.md": "# C\n" });
    const files = ["a.md", "b.md", "c.md"].map((name) => path.join(siteDir, name));
    const readNew = async () => {
      const read: string[] = [];
      const reader = createReader(siteDir, {
        worthWriting: 0.5,
        readText: (file) => {
          read.push(path.basename(file));
          return readFileSync(file, "utf8");
        },
      });
      await reader.read(files);
      reader.save();
      return read;
    };
    expect(await readNew()).toEqual(["a.md", "b.md", "c.md"]);
    writeFileSync(files[0] ?? "", "# Title of another length\n");
    expect(await readNew()).toEqual(["a.md"]);
    expect(await readNew()).toEqual(["a.md"]);
    writeFileSync(files[1] ?? "", "# Title of another length\n");
    expect(await readNew()).toEqual(["a.md", "b.md"]);
    expect(await readNew()).toEqual([]);
  });

  test("a changed file, a broken cache and one that can't be written", async () => {
    const siteDir = createSite({ "a.md": "# Title a\n", blocked: "" });
    const file = path.join(siteDir, "a.md");
    await readAgain(siteDir, ["a.md"]);
    writeFileSync(file, "# Title b\n");
    expect((await createReader(siteDir).read([file]))[0]?.contentTitle).toBe("Title b");
    writeFileSync(path.join(siteDir, ".cache/docs.json"), "{");
    expect((await createReader(siteDir).read([file]))[0]?.contentTitle).toBe("Title b");
    const blocked = createReader(siteDir, { cacheFile: path.join(siteDir, "blocked/docs.json") });
    expect((await blocked.read([file]))[0]?.contentTitle).toBe("Title b");
    expect(blocked.save()).toBeUndefined();
  });
});

describe("what a thread has read", () => {
  const files = {
    "a.md": "---\nat: 2024-01-01\nlist: [1, two]\n---\n# Title\n\nText with <DocCardList />.\n",
    "b.md": "",
    "wrong.md": "---\ndraft: soon\n---\n",
    "slip.md": "---\ndraaft: true\n---\n",
    "broken.md": '---\na: "b\n---\n',
    "latin.md": "caf",
    "code.mdx": 'import A from "./a";\n\n# Title\n\n<A />\n',
  };
  const known = { draft: { is: (value: unknown) => value === true, expected: "true" } };
  const readIn =
    (command: "build" | "dev"): ReadAhead =>
    (filePaths) => {
      const found = structuredClone(readTopsTask({ filePaths: [...filePaths], command }));
      return async (filePath) => found[filePaths.indexOf(filePath)]?.top;
    };
  const readAhead = readIn("build");

  describe.each([
    ["build", {}],
    ["dev", { learnImports: () => {} }],
  ] as const)("for %s", (command, own) => {
    test.each(Object.keys(files))("is what is read here, mistakes as well: %s", async (name) => {
      const filePath = path.join(createSite(files), name);
      const attempt = (options: Partial<DocumentReaderOptions>): Promise<unknown> =>
        createDocumentReader({ known, ...own, ...options })
          .read([filePath])
          .catch(({ diagnostics }: AuthorError) => diagnostics);
      const read = await attempt({ readAhead: readIn(command) });
      expect(read).toEqual(await attempt({}));
      expect(read).toHaveLength(1);
    });
  });

  test("is taken in its order, before the next is read", async () => {
    const siteDir = createSite(files);
    const paths = ["a.md", "b.md", "code.mdx"].map((name) => path.join(siteDir, name));
    const events: string[] = [];
    const topOf = readAhead(paths);
    const reader = createDocumentReader({
      known,
      readAhead: () => async (filePath) => {
        events.push(`waits for ${path.basename(filePath)}`);
        return topOf(filePath);
      },
    });
    await reader.readEach(paths, ({ filePath }, index) =>
      events.push(`${index}: ${path.basename(filePath)}`),
    );
    expect(events).toEqual([
      "waits for a.md",
      "0: a.md",
      "waits for b.md",
      "1: b.md",
      "waits for code.mdx",
      "2: code.mdx",
    ]);
  });

  test("is asked for where a file's times don't tell what is known of it", async () => {
    const siteDir = createSite(files);
    const paths = ["a.md", "b.md", "code.mdx"].map((name) => path.join(siteDir, name));
    const asked: string[][] = [];
    const learnt: string[] = [];
    const cacheFile = path.join(siteDir, ".cache/docs.json");
    const readAll = async (): Promise<void> => {
      const reader = createDocumentReader({
        known,
        cacheFile,
        learnImports: (filePath) => void learnt.push(path.basename(filePath)),
        readAhead(filePaths) {
          asked.push(filePaths.map((filePath) => path.basename(filePath)));
          return readIn("dev")(filePaths);
        },
      });
      await reader.read(paths);
      reader.save();
    };
    await readAll();
    writeFileSync(path.join(siteDir, "b.md"), "# Other\n");
    await readAll();
    expect(asked).toEqual([["a.md", "b.md", "code.mdx"], ["b.md"]]);
    expect(learnt).toEqual(["code.mdx", "code.mdx"]);
  });

  test("is read no second time, unless something is to be said of it", async () => {
    const siteDir = createSite(files);
    writeFileSync(path.join(siteDir, "latin.md"), Buffer.from("caf\u00e9\n", "latin1"));
    const readHere: string[] = [];
    const reader = createDocumentReader({
      known,
      readAhead,
      readText(filePath) {
        readHere.push(path.basename(filePath));
        return readFileSync(filePath, "utf8");
      },
    });
    const names = ["a.md", "b.md", "slip.md", "latin.md"];
    await reader.read(names.map((name) => path.join(siteDir, name)));
    expect(readHere).toEqual(["slip.md", "latin.md"]);
  });
});

test("numbers and flags in quotes are what they say", async () => {
  const source =
    '---\nsidebar_position: " 2.5"\nhide_title: "False"\ntoc_max_heading_level: "3"\ntitle: "true"\nown: "7"\n---\n';
  const siteDir = createSite({ "a.md": source });
  const filePath = path.join(siteDir, "a.md");
  const expected = {
    sidebar_position: 2.5,
    hide_title: false,
    toc_max_heading_level: 3,
    title: "true",
    own: "7",
  };
  const reader = createDocumentReader({ known: DOC_FRONT_MATTER });
  const [document] = await reader.read([filePath]);
  expect(document!.frontMatter).toEqual(expected);

  const found = readTopsTask({ filePaths: [filePath], command: "build" })[0]!;
  const ahead = createDocumentReader({
    known: DOC_FRONT_MATTER,
    readAhead: () => async () => found.top,
  });
  expect((await ahead.read([filePath]))[0]!.frontMatter).toEqual(expected);
});
