// @ts-check
// The docs of old versions tell of their own time: what came later is not in them.
import { describe, expect, test } from "vitest";
import { readDocs } from "./docs/read-docs.mjs";

/** What later versions brought: options, fields, hooks, commands. */
const after3Beta = [
  "onBrokenAnchors",
  "parseFrontMatter",
  "maintainCase",
  "remarkRehypeOptions",
  "onBrokenMarkdownImages",
  "recmaPlugins",
  "sidebar_key",
  "title_meta",
  "tags.yml",
  "onInlineTags",
  "onInlineAuthors",
  "onUntruncatedBlogPosts",
  "processBlogPosts",
  "authorsBasePath",
  "pageBasePath",
  "createSitemapItems",
  "lastmod",
  "xslt",
  "socials",
  "askAi",
  "groupByYear",
  "colorModeChoice",
  "allContentLoaded",
  "siteStorage",
  "useBrokenLinks",
  "currentBundler",
  "plugin-svgr",
  "DOCUSAURUS_CLI",
  "import.meta.dirname",
  "React 19",
  "MDX 3",
];
const after2 = [
  "unlisted",
  "docsRootComponent",
  "docVersionRootComponent",
  "mdx1Compat",
  "preprocessor",
  "@docusaurus/tsconfig",
  "docusaurus.config.ts",
  "GIT_USER_EMAIL",
  "prefer-docusaurus-heading",
  "no-html-links",
  "useId",
  "themes.github",
];

const textOf = (docs, name) => docs.find((doc) => doc.name === name).source;

describe.each([
  {
    version: "3.0.0-beta.0",
    later: after3Beta,
    requires: ["| 3.0 | 18.0 or newer |"],
    installs: ['"@mdx-js/react": "^2', '"react": "^18'],
  },
  {
    version: "2.4.3",
    later: [...after3Beta, ...after2],
    requires: ["| 2.0 to 2.4 | 16.14 or newer |"],
    installs: ['"@mdx-js/react": "^1', '"react": "^17'],
  },
])("the docs of $version", ({ version, later, requires, installs }) => {
  const docs = readDocs(`versioned_docs/version-${version}`);

  test("name nothing that came later", () => {
    expect(docs.length).toBeGreaterThan(75);
    const found = docs.flatMap(({ name, source }) =>
      later.filter((word) => source.includes(word)).map((word) => `${name}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test("ask for what was needed then", () => {
    for (const row of requires) expect(textOf(docs, "installation.mdx")).toContain(row);
    for (const entry of installs)
      expect(textOf(docs, "migration/migration-manual.mdx")).toContain(entry);
  });
});

describe("the docs of 2.4.3", () => {
  const docs = readDocs("versioned_docs/version-2.4.3");

  test("lack the pages of later rules and themes", () => {
    const names = docs.map(({ name }) => name);
    for (const name of [
      "api/misc/eslint-plugin/no-html-links.mdx",
      "api/misc/eslint-plugin/prefer-docusaurus-heading.mdx",
      "api/themes/theme-mermaid.mdx",
    ])
      expect(names).not.toContain(name);
  });

  test("show configurations, sidebars and plugins in CommonJS, the only form there was", () => {
    const isForNode = ({ title }) =>
      /^(?:docusaurus\.config|sidebars|plugins\/.*\/index)\.js/.test(title);
    const blocks = docs.flatMap((doc) => doc.blocks).filter(isForNode);
    expect(blocks.length).toBeGreaterThan(100);
    const modern = blocks.filter(({ code }) => /^(?:export|import) /m.test(code));
    expect(modern.map(({ place }) => place)).toEqual([]);
  });
});
