import path from "../system/path.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { writeFiles } from "../__fixtures__/folders.ts";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import type { LoadContext, LoadedPlugin, MarkdownRule } from "../contract/contract.ts";
import {
  compileOptionsSource,
  createCompileOptionsTable,
  overrideDirs,
  type CompileOptionsTable,
} from "./compile-options.ts";

let siteDir: string;
beforeEach(() => {
  siteDir = writeSite({});
});
afterAll(removeSites);

const parts = () => ({
  overrideDirs: [path.join(siteDir, "src/theme")],
  codeTranslations: { "theme.CodeBlock.copy": "Copier", "theme.admonition.note": "remarque" },
});

const createContext = (fields: { prism?: object; markdown?: object } = {}): LoadContext =>
  ({
    siteDir,
    siteConfigPath: path.join(siteDir, "docusaurus.config.js"),
    outDir: path.join(siteDir, "build"),
    mode: "production",
    loader: { files: () => [path.join(siteDir, "plugins.js")] },
    i18n: { currentLocale: "fr" },
    siteConfig: {
      staticDirectories: ["static", "/shared"],
      themeConfig: { ...(fields.prism && { prism: fields.prism }) },
      markdown: {
        format: "detect",
        mdx1Compat: { comments: true, admonitions: true, headingIds: false },
        mermaid: true,
        emoji: false,
        anchors: { maintainCase: true },
        ...fields.markdown,
      },
    },
  }) as unknown as LoadContext;

function createTable(
  rules: [string[], MarkdownRule["options"]][],
  context = createContext(),
): CompileOptionsTable {
  const absolute = rules.map(([include, options]) => ({
    include: include.map((folder) => path.join(siteDir, folder)),
    options,
  }));
  return createCompileOptionsTable({
    context,
    rules: absolute,
    ...parts(),
  });
}

describe("the rule of a file", () => {
  test.each([
    ["docs/a.md", 0],
    ["docs/deep/a.md", 0],
    ["docs/api/a.md", 1],
    ["docs/api/deep/a.md", 1],
    ["docs/apium/a.md", 0],
    ["i18n/fr/docs/api/a.md", 1],
    ["blog/a.md", 2],
    ["docsy/a.md", 3],
    ["README.md", 3],
  ])("%s: %d", (file, expected) => {
    const { indexOf, entries } = createTable([
      [["docs"], {}],
      [["docs/api", "i18n/fr/docs/api"], {}],
      [["blog"], {}],
    ]);
    expect(indexOf({ filePath: path.join(siteDir, file) })).toBe(expected);
    expect(entries).toHaveLength(4);
  });
});

describe("the options", () => {
  test("come from the site's configuration", () => {
    const magicComments = [{ className: "x", line: "y" }];
    const table = createTable(
      [],
      createContext({ prism: { additionalLanguages: ["php"], magicComments, theme: {} } }),
    );
    expect(table.entries[0]?.options).toMatchObject({
      siteDir,
      staticDirs: [path.join(siteDir, "static"), "/shared"],
      format: "detect",
      mdx1Compat: { headingIds: false },
      mermaid: false,
      emoji: false,
      anchors: { maintainCase: true },
      prism: { additionalLanguages: ["php"], magicComments },
    });
    expect(table.entries[0]?.options.prism).not.toHaveProperty("theme");
  });

  test("what a theme folder brings can be used", () => {
    writeFiles(siteDir, {
      "src/theme/Mermaid/index.js": "",
      "src/theme/LiveCodeBlock/index.js": "",
    });
    expect(createTable([]).entries[0]?.options).toMatchObject({ mermaid: true, liveCode: true });
    const off = createContext({ markdown: { mermaid: false } });
    expect(createTable([], off).entries[0]?.options).toMatchObject({ mermaid: false });
  });

  test("and from the plugin's", () => {
    const plugin = (): void => {};
    const { entries } = createTable([
      [["a"], { remarkPlugins: [plugin], removeContentTitle: true, truncateMarker: /x/ }],
      [["b"], { admonitions: false }],
      [["c"], { admonitions: { keywords: ["secret"] } }],
      [["d"], { admonitions: { extendDefaults: false }, rehypePlugins: undefined as never }],
      [["e"], { admonitions: true }],
    ]);
    expect(entries[0]?.options).toMatchObject({
      remarkPlugins: [plugin],
      removeContentTitle: true,
      truncateMarker: /x/,
    });
    expect(entries.slice(1, 5).map(({ options }) => options.admonitions)).toEqual([
      false,
      { keywords: ["secret"], extendDefaults: true },
      { keywords: [], extendDefaults: false },
      { keywords: [], extendDefaults: true },
    ]);
    expect(entries[3]?.options.rehypePlugins).toEqual([]);
  });

  test("and for beginnings of documents, where a marker ends them", () => {
    const { entries, indexOf } = createTable([
      [["a"], { truncateMarker: /x/ }],
      [["b"], {}],
    ]);
    const find = (folder: string, truncated: boolean) =>
      entries[indexOf({ filePath: path.join(siteDir, folder, "x.md"), truncated })]!;
    expect(find("a", true).options).toMatchObject({ truncateMarker: /x/, truncated: true });
    expect(find("a", true).key).not.toBe(find("a", false).key);
    expect(find("a", false).options).not.toHaveProperty("truncated");
    expect(find("b", true)).toBe(find("b", false));
  });

  test("that differ have keys that differ", () => {
    const keys = createTable([
      [["a"], {}],
      [["b"], { removeContentTitle: true }],
      [["c"], { remarkPlugins: [() => 1] }],
      [["d"], { remarkPlugins: [() => 2] }],
    ]).entries.map((entry) => entry.key);
    expect(new Set(keys).size).toBe(4);
    expect(keys[0]).toBe(keys[4]);
  });
});

describe("functions of the configuration", () => {
  const preprocessor = ({ fileContent }: { fileContent: string }) => fileContent;
  const parseFrontMatter = async () => ({ frontMatter: {}, content: "" });

  test("are handed on", () => {
    const remarkRehypeOptions = { footnoteLabel: "Notes" };
    const context = createContext({
      markdown: { preprocessor, parseFrontMatter, remarkRehypeOptions },
    });
    const table = createTable([], context);
    expect(table.entries[0]?.options).toMatchObject({
      preprocess: preprocessor,
      parseFrontMatter,
      remarkRehypeOptions,
    });
    expect(compileOptionsSource(table, { context, ...parts() })).toMatchObject({ siteDir });
  });

  test("make another key when a module changes that they may be from", () => {
    const keys = (): (string | undefined)[] =>
      [{ preprocessor }, {}].map(
        (markdown) => createTable([], createContext({ markdown })).entries[0]?.key,
      );
    const [before, beforeWithout] = keys();
    writeFiles(siteDir, { "plugins.js": "export const name = 'Bergen';" });
    const [after, afterWithout] = keys();
    expect(after).not.toBe(before);
    expect(afterWithout).toBe(beforeWithout);
  });
});

describe("components that the site has of its own", () => {
  test("stay components", () => {
    writeFiles(path.join(siteDir, "src/theme"), {
      "Admonition/Type/Note.tsx": "",
      "CodeBlock/index.js": "",
      "CodeBlock/styles.module.css": "",
      "Heading.jsx": "",
      "types.d.ts": "",
    });
    expect(createTable([]).entries[0]?.options.interactive.toSorted()).toEqual([
      "Admonition/Type/Note",
      "CodeBlock",
      "Heading",
    ]);
  });

  test("change the key", () => {
    const before = createTable([]).entries[0]?.key;
    writeFiles(path.join(siteDir, "src/theme"), { "Heading.tsx": "" });
    expect(createTable([]).entries[0]?.key).not.toBe(before);
  });

  test("lie in the plugins' folders, too", () => {
    const plugins = [
      { name: "a", path: "/plugins/a", getThemePath: () => "./theme" },
      { name: "b", path: "/plugins/b", getThemePath: () => "/absolute" },
      { name: "c" },
    ] as unknown as LoadedPlugin[];
    expect(overrideDirs(createContext(), plugins)).toEqual([
      "/plugins/a/theme",
      "/absolute",
      path.join(siteDir, "src/theme"),
    ]);
  });
});

describe("a thread gets", () => {
  test("the options themselves, when they are nothing but data", () => {
    const table = createTable([[["a"], { truncateMarker: /x/ }]]);
    const source = compileOptionsSource(table, { context: createContext(), ...parts() });
    expect(structuredClone(source)).toEqual({
      entries: table.entries.map(({ options }) => options),
    });
  });

  test("where to load them, when plugins are among them", () => {
    const table = createTable([[["a"], { remarkPlugins: [() => {}] }]]);
    expect(
      structuredClone(compileOptionsSource(table, { context: createContext(), ...parts() })),
    ).toMatchObject({
      siteDir,
      locale: "fr",
      mode: "production",
    });
  });
});

test("labels come from the theme's translations", () => {
  expect(createTable([]).entries[0]?.options.labels).toEqual({
    copy: "Copier",
    admonitions: { note: "remarque" },
  });
});
