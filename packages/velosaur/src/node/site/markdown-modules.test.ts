import path from "../system/path.ts";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { build } from "vite";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createModuleResolver } from "../bundler/module-resolution.ts";
import { vitePlugins } from "../bundler/vite-plugins.ts";
import { createSourceFiles } from "../config/source-files.ts";
import { createCompileOptionsTable } from "../documents/compile-options.ts";
import type { LoadContext } from "../contract/contract.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import { createLinkResolver } from "../routes/link-resolver.ts";
import { createMarkdownModules, type MarkdownModules } from "./markdown-modules.ts";
import type { SitePlan } from "./site-plan.ts";

afterAll(removeSites);

/** The modules of a site with one doc, `docs/notes.mdx`, at `/notes`. */
function createModules(siteDir: string): MarkdownModules {
  const context = {
    siteDir,
    sources: createSourceFiles(0),
    siteConfig: {
      staticDirectories: [],
      themeConfig: {},
      markdown: {
        format: "mdx",
        mdx1Compat: { headingIds: true },
        mermaid: false,
        anchors: {},
        hooks: {},
      },
    },
  } as unknown as LoadContext;
  const notes = path.join(siteDir, "docs/notes.mdx");
  const route = { path: "/notes", route: { metadata: { sourceFilePath: notes } } };
  const documents = [{ filePath: notes, metadata: { title: "Notes", id: "notes" } }];
  const pages = [{ route, documents }] as unknown as PagePlan[];
  return createMarkdownModules({
    plan: { pages, context } as SitePlan,
    table: createCompileOptionsTable({
      context,
      rules: [],
      overrideDirs: [],
      codeTranslations: {},
    }),
    resolver: createLinkResolver({
      routes: pages.map((page) => page.route),
      siteDir,
      baseUrl: "/",
      trailingSlash: undefined,
      onBrokenMarkdownLinks: "warn",
    }),
  });
}

/** What the module `src/entry.jsx` exports, bundled as a build does it. */
async function bundle(files: Record<string, string>): Promise<Record<string, unknown>> {
  const siteDir = writeSite(files);
  await build({
    configFile: false,
    root: siteDir,
    logLevel: "silent",
    publicDir: false,
    oxc: { jsx: { runtime: "automatic" } },
    ssr: { noExternal: true },
    resolve: {
      alias: {
        react: path.resolve("node_modules/react"),
        "react-dom": path.resolve("node_modules/react-dom"),
      },
    },
    plugins: vitePlugins({
      isDev: false,
      resolver: createModuleResolver({ siteDir, themePaths: [] }),
      staticDirs: [],
      generated: () => ({}),
      program: () => undefined,
      markdown: createModules(siteDir).load,
    }),
    build: {
      ssr: true,
      assetsInlineLimit: 0,
      outDir: path.join(siteDir, "out"),
      rolldownOptions: {
        input: path.join(siteDir, "src/entry.jsx"),
        output: { entryFileNames: "entry.mjs" },
      },
    },
  });
  return import(pathToFileURL(path.join(siteDir, "out/entry.mjs")).href) as Promise<
    Record<string, unknown>
  >;
}

const entry = `
import { renderToStaticMarkup } from "react-dom/server";
import Intro, * as intro from "./intro.mdx";
import * as notes from "@site/docs/notes.mdx";
import raw from "!!raw-loader!@site/docs/notes.mdx";
import query from "@site/docs/notes.mdx?raw";
export const html = renderToStaticMarkup(<Intro who="you" />);
export { html as open, text } from "./open.jsx";
export { html as provided } from "./provided.jsx";
export const all = { ...intro };
export const fields = { ...Intro };
export const { metadata } = notes;
export const texts = [raw, query];
`;

const openEntry = `
import { renderToStaticMarkup } from "react-dom/server";
import Open from "@site/src/open.mdx";
import raw from "!!raw-loader!./open.mdx";
const h2 = ({ id, children }) => <h3 id={id}>{children}!</h3>;
const Given = ({ at }) => <u>given at {at}</u>;
const p = (props) => <div {...props} />;
export const text = raw;
export const html = renderToStaticMarkup(<Open components={{ h2, p, Given }} />);
`;

const providedEntry = `
import { renderToStaticMarkup } from "react-dom/server";
import { MDXProvider } from "@mdx-js/react";
import Open from "./open.mdx";
const provided = { h2: "h5", p: "div", Given: ({ at }) => <u>provided at {at}</u> };
export const html = renderToStaticMarkup(
  <MDXProvider components={provided}><Open components={{ h2: "h6" }} /></MDXProvider>,
);
`;

/** What sites have installed. */
const mdxReact = `
import { createContext, createElement, useContext } from "react";
const Components = createContext({});
export const useMDXComponents = () => useContext(Components);
export const MDXProvider = ({ components, children }) =>
  createElement(Components.Provider, { value: components }, children);
`;

test(
  "a Markdown file that code imports is its component, with what upstream exports beside it",
  { timeout: 60_000 },
  async () => {
    const { html, open, provided, text, all, fields, metadata, texts } = await bundle({
      "src/entry.jsx": entry,
      "src/intro.mdx": `---
title: Of the intro
---
import Box from './Box';
import Part, { toc as partToc } from './_part.mdx';
import { useState } from 'react';

export const answer = 42;
export const Counter = () => { const [count] = useState(7); return <b>{count}</b>; };

# Intro

## First {#one}

Hello {props.who}, {answer}. See [notes](../docs/notes.mdx#x), [here](./there), <Counter />

<Box label={<i>in</i>}>inside</Box>

<Part word="given" />

![A picture](./x.png)

The part has {partToc.length} heading.
`,
      "src/open.jsx": openEntry,
      "src/provided.jsx": providedEntry,
      "node_modules/@mdx-js/react/package.json": '{ "type": "module", "exports": "./index.js" }',
      "node_modules/@mdx-js/react/index.js": mdxReact,
      "src/open.mdx":
        '## Title {#title}\n\nText *in* a `paragraph`.\n\n<Given at="x" />\n\n<p>as HTML</p>\n',
      "src/theme/MDXComponents.jsx":
        'export default { em: (props) => <em className="theme" {...props} /> };',
      "src/Box.jsx": "export default ({ label, children }) => <div>{label}: {children}</div>;",
      "src/_part.mdx": "## Of the part {#part}\n\nThe word is {props.word}.\n",
      "src/x.png": "png",
      "docs/notes.mdx": "# Notes\n",
    });
    expect(Object.keys(all as object).sort()).toEqual([
      "Counter",
      "answer",
      "assets",
      "contentTitle",
      "default",
      "frontMatter",
      "metadata",
      "toc",
    ]);
    expect(all).toMatchObject({
      answer: 42,
      frontMatter: { title: "Of the intro" },
      contentTitle: "Intro",
      metadata: undefined,
      assets: {},
      toc: [
        { value: "First", id: "one", level: 2 },
        { value: "Of the part", id: "part", level: 2 },
      ],
    });
    expect(fields).toMatchObject({ frontMatter: { title: "Of the intro" }, contentTitle: "Intro" });
    expect(metadata).toEqual({ title: "Notes", id: "notes" });
    expect(texts).toEqual(["# Notes\n", "# Notes\n"]);
    expect(text).toContain("## Title {#title}");
    expect(open).toBe(
      '<h3 id="title">Title!</h3><div>Text <em class="theme">in</em> a <code>paragraph</code>.</div><u>given at x</u><p>as HTML</p>',
    );
    expect(provided).toBe(
      '<h6 id="title">Title</h6><div>Text <em class="theme">in</em> a <code>paragraph</code>.</div><u>provided at x</u><p>as HTML</p>',
    );
    expect(html).toContain("Hello you, 42.");
    expect(html).toContain('<a href="/notes#x">notes</a>');
    expect(html).toContain('<a href="./there">here</a>');
    expect(html).toContain("<b>7</b>");
    expect(html).toContain("<div><i>in</i>: inside</div>");
    expect(html).toMatch(/The word is given\.<\/p>/);
    expect(html).toMatch(/src="\/assets\/x-[\w-]+\.png"/);
    expect(html).toContain("The part has 1 heading.");
  },
);

describe("what is wrong with the file", () => {
  test("is told with its place", async () => {
    const siteDir = writeSite({ "src/intro.mdx": "# Intro\n\n<Missing />\n" });
    const text = await readFailure(siteDir, () =>
      createModules(siteDir).load(path.join(siteDir, "src/intro.mdx")),
    );
    expect(text).toContain(
      "error src/intro.mdx:3:1\n  <Missing> is used here, but the document neither",
    );
  });

  test("files that show each other are a circle", async () => {
    const siteDir = writeSite({
      "src/_a.mdx": "import B from './_b.mdx';\n\n<B />\n",
      "src/_b.mdx": "import A from './_a.mdx';\n\n<A />\n",
    });
    const modules = createModules(siteDir);
    await modules.load(path.join(siteDir, "src/_a.mdx"));
    const text = await readFailure(siteDir, () => modules.load(path.join(siteDir, "src/_b.mdx")));
    expect(text).toContain("Partials import each other in a circle: _b.mdx → _a.mdx → _b.mdx.");
  });

  test("a warning names the file", async () => {
    const siteDir = writeSite({ "src/intro.mdx": "# Intro\n\n```js\nx\n" });
    const modules = createModules(siteDir);
    await modules.load(path.join(siteDir, "src/intro.mdx"));
    expect(modules.diagnostics()).toMatchObject([
      { severity: "warning", filePath: path.join(siteDir, "src/intro.mdx"), line: 3 },
    ]);
  });
});
