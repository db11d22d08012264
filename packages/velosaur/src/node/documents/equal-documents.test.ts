import { createFileLinks } from "../routes/file-links.ts";
import path from "../system/path.ts";
import { rmSync } from "node:fs";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { refFolder } from "../system/ref-files.ts";
import { writeFiles } from "../__fixtures__/folders.ts";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createSourceFiles, KEPT_LENGTH } from "../config/source-files.ts";
import type { LoadContext, MarkdownRule } from "../contract/contract.ts";
import { createCompileOptionsTable } from "./compile-options.ts";
import { readBody } from "../cache/body-packs.ts";
import { compileDocuments, planDocuments } from "./compile-documents.ts";
import type { CompiledDocuments } from "./compile-documents.ts";
import { type CompileBatch, type CompileBatchResult, compileTask } from "./compile-task.ts";
import { openDocumentStore } from "./document-store.ts";

let siteDir: string;
let cacheDir: string;
beforeEach(() => {
  siteDir = writeSite({});
  cacheDir = path.join(siteDir, "cache");
});
afterAll(removeSites);

interface Compiled extends CompiledDocuments {
  /** Files that went through the compiler, relative to the site. */
  compiled: string[];
}

/** Compiles files of the site as a build does, in this thread. */
async function compile(
  names: string[],
  options: MarkdownRule["options"] = {},
  markdown: object = {},
): Promise<Compiled> {
  const context = {
    siteDir,
    loader: { files: () => [] },
    siteConfigPath: "",
    siteConfig: {
      staticDirectories: ["static"],
      themeConfig: {},
      markdown: {
        format: "detect",
        mdx1Compat: {},
        mermaid: false,
        anchors: {},
        hooks: {},
        ...markdown,
      },
    },
  } as unknown as LoadContext;
  const rules = [{ include: [siteDir], options }];
  const table = createCompileOptionsTable({
    context,
    rules,
    overrideDirs: [],
    codeTranslations: {},
  });
  const compiled: string[] = [];
  const compileBatch = (batch: CompileBatch): Promise<CompileBatchResult> => {
    compiled.push(...batch.files.map((file) => path.relative(siteDir, file.filePath)));
    return compileTask(batch, { options: table.entries.map((entry) => entry.options) });
  };
  const store = await openDocumentStore(cacheDir);
  const files = names.map((name) => ({ filePath: path.join(siteDir, name) }));
  const links = createFileLinks({ siteDir, pages: [], translated: [] });
  const sources = createSourceFiles(KEPT_LENGTH);
  const plan = await planDocuments({ files, siteDir, table, store, sources, links });
  const result = await compileDocuments({ plan, store, sources, compile: compileBatch, cacheDir });
  await store.save();
  return { ...result, compiled };
}

const textOf = ({ byKey }: Compiled, name: string): string => {
  const record = byKey.get(path.join(siteDir, name));
  return record ? (readBody(cacheDir, record.body) ?? "") : "";
};

test("twenty versions of twenty equal pages are compiled once; a cut costs nothing, an edit one page", async () => {
  const listVersion = (version: string): string[] =>
    Array.from({ length: 20 }, (_, page) => `${version}/page-${page}.md`);
  const writeVersion = (version: string): string[] => {
    const names = listVersion(version);
    const files = names.map((name, page) => [name, `# Page ${page}\n\n[Next](page-0.md)\n`]);
    writeFiles(siteDir, Object.fromEntries(files) as Record<string, string>);
    return names;
  };
  const names = Array.from({ length: 20 }, (_, version) => writeVersion(`v${version}`)).flat();
  const cold = await compile(names);
  expect(cold.compiled).toEqual(listVersion("v0"));
  expect(cold.byKey.size).toBe(400);
  expect(textOf(cold, "v19/page-7.md")).toContain("Page 7");
  const warm = await compile(names);
  expect(warm.compiled).toEqual([]);
  const cut = await compile([...names, ...writeVersion("v20")]);
  expect(cut.compiled).toEqual([]);
  expect(cut.byKey.size).toBe(420);
  writeFiles(siteDir, { "v3/page-4.md": "# Other\n" });
  const edited = await compile([...names, ...listVersion("v20")]);
  expect(edited.compiled).toEqual(["v3/page-4.md"]);
  expect(textOf(edited, "v3/page-4.md")).toContain("Other");
  expect(textOf(edited, "v4/page-4.md")).toContain("Page 4");
});

test.each([
  ["a picture", "![x](x.svg)\n", { "a/x.svg": "<svg/>", "b/x.svg": "<svg width='1'/>" }],
  ["a file that may be there", "[x](x.zip)\n", { "b/x.zip": "zip" }],
  ["an import", "import X from './X.js'\n\n<X/>\n", {}],
  ["a partial", "import P from './_p.mdx'\n\n<P/>\n", { "a/_p.mdx": "A\n", "b/_p.mdx": "B\n" }],
  ["code", "export const x = 1\n\n{x + 1}\n", {}],
])("a document with %s is compiled in its own folder", async (_, text, files) => {
  writeFiles(siteDir, { "a/doc.mdx": text, "b/doc.mdx": text, ...files });
  const { compiled } = await compile(["a/doc.mdx", "b/doc.mdx"]);
  expect(compiled).toEqual(expect.arrayContaining(["a/doc.mdx", "b/doc.mdx"]));
});

test("a document whose picture is there in one folder only is compiled in each", async () => {
  const text = '<img src="x.svg">\n';
  writeFiles(siteDir, { "a/doc.md": text, "b/doc.md": text, "b/x.svg": "<svg/>" });
  const { compiled } = await compile(["a/doc.md", "b/doc.md"]);
  expect(compiled).toEqual(["a/doc.md", "b/doc.md"]);
});

test("what names a missing file is compiled again, until the file is there", async () => {
  writeFiles(siteDir, { "doc.md": "![x](x.svg)\n" });
  const broken = { hooks: { onBrokenMarkdownImages: "warn" } };
  const names = ["doc.md"];
  expect((await compile(names, {}, broken)).compiled).toEqual(names);
  expect((await compile(names, {}, broken)).compiled).toEqual(names);
  writeFiles(siteDir, { "x.svg": "<svg/>" });
  const found = await compile(names, {}, broken);
  expect(found.compiled).toEqual(names);
  expect(found.byKey.get(path.join(siteDir, "doc.md"))?.assets).toHaveLength(1);
  expect((await compile(names, {}, broken)).compiled).toEqual([]);
});

test("the site's preprocessor is asked once for each document, and heard wherever its text is read", async () => {
  writeFiles(siteDir, { "doc.mdx": "Text of NAME.\n\n<Part />\n", "_part.mdx": "Part of NAME.\n" });
  const asked: string[] = [];
  const preprocessor = ({ filePath, fileContent }: { filePath: string; fileContent: string }) => {
    asked.push(path.basename(filePath));
    const text = fileContent.replaceAll("NAME", "Anna");
    return filePath.endsWith("doc.mdx") ? `import Part from './_part.mdx'\n\n${text}` : text;
  };
  const compiled = await compile(["doc.mdx"], {}, { preprocessor });
  expect(asked.toSorted()).toEqual(["_part.mdx", "doc.mdx"]);
  expect(textOf(compiled, "doc.mdx")).toContain("Text of Anna.");
  expect(textOf(compiled, "_part.mdx")).toContain("Part of Anna.");
});

test("Markdown and MDX of equal text differ; so may documents that a plugin sees", async () => {
  writeFiles(siteDir, { "a.md": "<b>x</b>\n", "b.mdx": "<b>x</b>\n", "c.md": "<b>x</b>\n" });
  expect((await compile(["a.md", "b.mdx", "c.md"])).compiled).toEqual(["a.md", "b.mdx"]);
  const plugin = () => (tree: { children: object[] }, file: { path: string }) => {
    tree.children.push({ type: "html", value: path.basename(file.path) });
  };
  const seen = await compile(["a.md", "c.md"], { remarkPlugins: [plugin] });
  expect(seen.compiled).toEqual(["a.md", "c.md"]);
});

describe("documents of twenty versions out of Git", () => {
  const VERSIONS = Array.from({ length: 20 }, (_, index) => `1.${index}`);
  const folderOf = (version: string): string =>
    path.relative(siteDir, refFolder({ cacheDir, id: "default", version, ref: `v${version}` }));
  /** The files, in each version. */
  const writeAll = (files: Record<string, string>): void => {
    for (const version of VERSIONS) {
      const placed = Object.entries(files).map(([name, text]) => [
        path.join(folderOf(version), name),
        text,
      ]);
      writeFiles(siteDir, Object.fromEntries(placed) as Record<string, string>);
    }
  };
  const docs = (name: string): string[] =>
    VERSIONS.map((version) => path.join(folderOf(version), name));

  test("one with pictures, partials and components of the site is compiled once", async () => {
    const text =
      'import P from "./_p.mdx"\nimport B from "@site/src/B"\n\n![x](../img/x.svg) ![y](/y.svg)\n\n<P/>\n\n<B/>\n';
    writeFiles(siteDir, { "src/B.js": "export default () => null", "static/y.svg": "<svg/>" });
    writeAll({
      "docs/a.mdx": text,
      "docs/_p.mdx": "![z](z.svg)\n",
      "docs/z.svg": "<svg/>",
      "img/x.svg": "<svg/>",
    });
    const cold = await compile(docs("docs/a.mdx"));
    expect(cold.compiled).toEqual([
      path.join(folderOf("1.0"), "docs/a.mdx"),
      path.join(folderOf("1.0"), "docs/_p.mdx"),
    ]);
    expect(cold.byKey.size).toBe(40);
    const last = cold.byKey.get(path.join(siteDir, folderOf("1.19"), "docs/a.mdx"));
    const own = (name: string): string => path.join(siteDir, folderOf("1.19"), name);
    expect(last?.partials).toEqual({ P: own("docs/_p.mdx") });
    expect(last?.assets.map(({ filePath }) => filePath)).toEqual([
      own("img/x.svg"),
      path.join(siteDir, "static/y.svg"),
    ]);
    expect((await compile(docs("docs/a.mdx"))).compiled).toEqual([]);
  });

  test.each([
    ["another picture", "![x](x.svg)\n", { "docs/x.svg": "<svg width='1'/>" }],
    ["no picture", "![x](x.svg)\n", { "docs/x.svg": null }],
    [
      "another module beside it",
      "import X from './x.js'\n\n<X/>\n",
      { "docs/x.js": "export default 2" },
    ],
  ])(
    "one that has %s is compiled by itself",
    async (_, text, files: Record<string, string | null>) => {
      writeAll({ "docs/a.mdx": text, "docs/x.svg": "<svg/>", "docs/x.js": "export default 1" });
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(folderOf("1.7"), name);
        if (content === null) rmSync(path.join(siteDir, file));
        else writeFiles(siteDir, { [file]: content });
      }
      const { compiled } = await compile(docs("docs/a.mdx"));
      expect(compiled).toContain(path.join(folderOf("1.7"), "docs/a.mdx"));
    },
  );
});
