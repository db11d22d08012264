import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { readFiles } from "../__fixtures__/folders.ts";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { writeHeadingIds, type WriteHeadingIdsArgs } from "./write-heading-ids.ts";

afterAll(removeSites);
afterEach(() => vi.restoreAllMocks());

const createConfig = (fields = ""): string =>
  `export default { title: "Site", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: {}, blog: {} }]], ${fields} };`;

const SITE = {
  "docusaurus.config.js": createConfig(),
  "docs/a.md": "## A\n",
  "docs/_part.mdx": "## Part\n",
  "docs/deep/b.mdx": "## B\n",
  "docs/deep/data.txt": "## Data\n",
  "versioned_docs/version-1.0/a.md": "## Old\n",
  "versions.json": '["1.0"]',
  "blog/2024-01-01-post.md": "---\nauthors: []\n---\n## Post\n",
  "src/pages/page.md": "## Page\n",
  "src/components/README.md": "## Not of the site\n",
  "i18n/fr/docusaurus-plugin-content-docs/current/a.md": "## French\n",
};

const write = (
  siteDir: string,
  args: Partial<Omit<WriteHeadingIdsArgs, "siteDir">> = {},
): ReturnType<typeof writeHeadingIds> => {
  vi.spyOn(process, "cwd").mockReturnValue(siteDir);
  return writeHeadingIds({
    files: [],
    ...args,
    siteDir,
    options: args.options ?? {},
  });
};

/** All but what loading a configuration keeps. */
const readSources = (siteDir: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readFiles(siteDir)).filter(([name]) => !name.startsWith(".docusaurus/")),
  );

const changedFiles = async (...args: Parameters<typeof write>): Promise<string[]> =>
  (await write(...args)).changed.map((file) => file.slice(args[0].length + 1)).toSorted();

describe("files", () => {
  it("are all Markdown files of the site's plugins", async () => {
    const siteDir = writeSite(SITE);
    const before = readSources(siteDir);
    const { fileCount, changed } = await write(siteDir);
    expect(fileCount).toBe(6);
    expect(changed).toHaveLength(6);
    expect(readSources(siteDir)).toEqual({
      ...before,
      "docs/a.md": "## A {#a}\n",
      "docs/_part.mdx": "## Part {#part}\n",
      "docs/deep/b.mdx": "## B {#b}\n",
      "versioned_docs/version-1.0/a.md": "## Old {#old}\n",
      "blog/2024-01-01-post.md": "---\nauthors: []\n---\n## Post {#post}\n",
      "src/pages/page.md": "## Page {#page}\n",
    });
    expect(await write(siteDir)).toEqual({ fileCount: 6, changed: [] });
  });

  it("can be named by paths and patterns", async () => {
    const siteDir = writeSite(SITE);
    const choose = (...files: string[]): Promise<string[]> => changedFiles(siteDir, { files });
    expect(await choose("docs/a.md")).toEqual(["docs/a.md"]);
    expect(await choose("docs/**/*.mdx")).toEqual(["docs/_part.mdx", "docs/deep/b.mdx"]);
    expect(await choose("{docs,blog}/*.md", "docs/a.md")).toEqual(["blog/2024-01-01-post.md"]);
    expect(await choose("src/components", "i18n/**")).toEqual([
      "i18n/fr/docusaurus-plugin-content-docs/current/a.md",
      "src/components/README.md",
    ]);
  });
});

it("keeps case when the option or the configuration says so", async () => {
  const files = { "docusaurus.config.js": createConfig(), "docs/a.md": "## Bow Line\n" };
  const bySwitch = writeSite(files);
  await write(bySwitch, { options: { syntax: "classic", maintainCase: true } });
  const byConfig = writeSite({
    ...files,
    "docusaurus.config.js": createConfig("markdown: { anchors: { maintainCase: true } }"),
  });
  await write(byConfig);
  for (const siteDir of [bySwitch, byConfig])
    expect(readFiles(siteDir)["docs/a.md"]).toBe("## Bow Line {#Bow-Line}\n");
});

describe("mistakes", () => {
  it("of a file leave all files as they are", async () => {
    const siteDir = writeSite({
      ...SITE,
      "docs/broken.mdx": "## X\n\n<b>\n",
      "docs/two.mdx": "{\n",
    });
    const before = readSources(siteDir);
    expect(await readFailure(siteDir, () => write(siteDir))).toMatchInlineSnapshot(`
      "error docs/broken.mdx:3:1
        The tag <b> is never closed.
          1 | ## X
          2 |
        > 3 | <b>
            | ^
        Add </b>, or write <b /> when it has no content. In prose, write “\\<” or put the text between backticks.

      error docs/two.mdx:1:1
        The expression that begins here has no closing “}”.
        > 1 | {
            | ^
        A “{” starts a JavaScript expression. In prose, write “\\{” or put the text between backticks."
    `);
    expect(readSources(siteDir)).toEqual(before);
  });

  it("of arguments are told", async () => {
    const siteDir = writeSite(SITE);
    expect(
      await readFailure(siteDir, () =>
        write(siteDir, { files: ["docs/aa.md", "docs/*.txt", "docs/deep/data.txt", "nowhere/**"] }),
      ),
    ).toMatchInlineSnapshot(`
      "error
        There is no Markdown file at "docs/aa.md". Did you mean "a.md"?
        Files, folders and patterns are relative to the folder in which you run the command.

      error
        There is no Markdown file at "docs/*.txt".
        Files, folders and patterns are relative to the folder in which you run the command.

      error
        There is no Markdown file at "docs/deep/data.txt".
        Files, folders and patterns are relative to the folder in which you run the command.

      error
        There is no Markdown file at "nowhere/**".
        Files, folders and patterns are relative to the folder in which you run the command."
    `);
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    expect(
      await readFailure(siteDir, () =>
        writeHeadingIds({
          siteDir: `${siteDir}/docs/a.md`,
          files: [],
          options: {},
        }),
      ),
    ).toMatchInlineSnapshot(`
      "error
        "docs/a.md" is not the folder of a site.
        The folder comes first: write-heading-ids . docs/a.md"
    `);
  });
});

it("doesn't make ids anew and migrate them, too: the former would win, and links to them break", async () => {
  const siteDir = writeSite({ ...SITE, "docs/a.md": "## A {#own}\n" });
  const failure = await readFailure(siteDir, () =>
    write(siteDir, { options: { overwrite: true, migrate: true } }),
  );
  expect(failure).toContain("Ids are either made anew or migrated.");
  expect(readSources(siteDir)["docs/a.md"]).toBe("## A {#own}\n");
});
