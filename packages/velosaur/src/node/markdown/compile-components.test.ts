import path from "../system/path.ts";
import { describe, expect, test } from "vitest";
import { compileHtml, compileText, createSite } from "./__fixtures__/compile-text.ts";

const siteDir = createSite({
  "docs/_part.mdx": "## Part",
  "docs/Chart.tsx": "export default () => null",
  "docs/mark.svg": "<svg/>",
});

test("a partial that is handed on as a value is a module; one that is shown is a part", async () => {
  const siteDir = createSite({ "docs/shown.md": "S", "docs/given.md": "G" });
  const source = `import Shown from "./shown.md";
import given from "./given.md";

<Details code={{ given, more: { "a.ts": given } }} />

<Shown />
`;
  const { imports, partials, kind } = await compileText(source, { siteDir });
  expect(kind).toBe("program");
  expect(partials).toEqual({ Shown: path.join(siteDir, "docs/shown.md") });
  expect(imports).toMatchObject([
    { moduleId: "@site/docs/given.md", names: { given: "default" }, isComponent: false },
  ]);
});

describe("components", () => {
  test("props are JSON where they are literals", async () => {
    const source = `import Tabs from "@theme/Tabs";

<Tabs a="x" b c={1} d={[1, "two", {three: null}]} e={{f: \`g\`}} h={false} i={/* none */} />`;
    const { segments, imports, code } = await compileText(source);
    expect(segments).toEqual([
      {
        component: "@theme/Tabs#default",
        props: { a: "x", b: true, c: 1, d: [1, "two", { three: null }], e: { f: "g" }, h: false },
      },
    ]);
    expect(imports).toEqual([
      {
        moduleId: "@theme/Tabs",
        names: { Tabs: "default" },
        isComponent: true,
        line: 1,
        column: 1,
      },
    ]);
    expect(code).toBeUndefined();
  });

  test("children are a tree again", async () => {
    const source =
      'import T from "@theme/Tabs";\n\n<T>\n  <T.Item>\n\n  *a*\n\n  </T.Item>\n  plain\n</T>';
    expect(await compileHtml(source)).toBe(
      "<@theme/Tabs#default><@theme/Tabs#default.Item><p><em>a</em></p></@theme/Tabs#default.Item><p>plain</p></@theme/Tabs#default>",
    );
  });

  test("imports are known by where they lead; unused ones are dropped", async () => {
    const source = [
      'import React from "react";',
      'import Chart, { Pie as Round } from "./Chart";',
      'import * as Icons from "@site/docs/Chart";',
      'import source from "!!raw-loader!./Chart.tsx";',
      'import Mark from "./mark.svg";',
      "",
      "<Round /> <Icons.Big /> <Mark />",
      "",
      "{source}",
    ].join("\n");
    const { imports } = await compileText(source, { siteDir });
    expect(
      imports.map(({ moduleId, names, isComponent }) => [moduleId, names, isComponent]),
    ).toEqual([
      ["@site/docs/Chart", { Round: "Pie" }, true],
      ["@site/docs/Chart", { Icons: "*" }, true],
      ["!!raw-loader!@site/docs/Chart.tsx", { source: "default" }, false],
      ["@site/docs/mark.svg", { Mark: "default" }, true],
    ]);
    expect(await compileHtml(source, { siteDir })).toContain(
      "<@site/docs/Chart#Pie></@site/docs/Chart#Pie>",
    );
  });

  test("a drawing that is required for a prop of a component is one; for `src` it is an address", async () => {
    const source =
      'import Chart from "./Chart";\n\n<Chart Icon={require("./mark.svg").default} src={require("./mark.svg").default} />';
    const { imports, code, segments } = await compileText(source, { siteDir });
    expect(imports.map(({ moduleId }) => moduleId)).toContain("@site/docs/mark.svg");
    expect(code?.body).toContain("__required0.default");
    expect(segments).toMatchObject([
      { props: { Icon: { $expression: 0 }, src: expect.any(String) } },
    ]);
  });

  test("one import may bring components and values, also under one name", async () => {
    const source =
      'import { list, Show } from "./Chart";\n\n<Show of={list} />\n\n<Show of={Show.all} />';
    const { imports } = await compileText(source, { siteDir });
    expect(imports.map(({ names, isComponent }) => [names, isComponent])).toEqual([
      [{ Show: "Show" }, true],
      [{ list: "list", Show: "Show" }, false],
    ]);
  });

  test("partials", async () => {
    const { segments, partials, toc } = await compileText(
      'import Part from "./_part.mdx";\n\n## A\n\n<Part name="x" />',
      { siteDir },
    );
    expect(segments[1]).toEqual({ component: "partial#Part", props: { name: "x" } });
    expect(partials).toEqual({ Part: `${siteDir}/docs/_part.mdx` });
    expect(toc.at(-1)).toEqual({ partial: "Part" });
  });

  test("a partial under a name that a plugin has given to its folder", async () => {
    const folder = createSite({ "made/one/_part.mdx": "", "made/chart.js": "" });
    const source =
      'import Part from "@made/one/_part.mdx";\nimport Chart from "@made/chart.js";\n\n<Part /><Chart />';
    const { partials, toc, imports } = await compileText(source, {
      siteDir: folder,
      aliases: [{ name: "@made", target: `${folder}/made`, isExact: false }],
    });
    expect(partials).toEqual({ Part: `${folder}/made/one/_part.mdx` });
    expect(toc).toEqual([{ partial: "Part" }]);
    expect(imports.map(({ moduleId }) => moduleId)).toEqual(["@made/chart.js"]);
  });

  test("the site's own MDXComponents", async () => {
    const source = "<Highlight>x</Highlight>\n\n| a |\n|---|";
    expect(
      await compileHtml(source, { mdxComponents: { Highlight: "override", table: "override" } }),
    ).toMatch(
      /^<@theme\/MDXComponents#default.Highlight>x<.*<@theme\/MDXComponents#default.table>/,
    );
  });

  test.each([
    ["in the place of an element", "| a |\n|---|\n| *b* |", { table: "override" as const }],
    [
      "around a table",
      'import Wide from "./Wide";\n\n<Wide>\n\n| a |\n|---|\n| *b* |\n\n</Wide>',
      {},
    ],
  ])("a component of the site %s gets elements all the way down", async (_name, source, names) => {
    const files = createSite({ "docs/Wide.tsx": "" });
    const { segments } = await compileText(source, { siteDir: files, mdxComponents: names });
    expect(JSON.stringify(segments)).toContain(
      '{"tag":"tr","children":[{"tag":"td","children":[{"tag":"em","children":["b"]}]}]}',
    );
  });

  test.each([
    ["imported", 'import Choose from "./Wide";\n\n', {}],
    ["of the site's MDXComponents", "", { mdxComponents: { Choose: "override" as const } }],
  ])("a component that is %s may look into a block of code", async (_name, imports, options) => {
    const source = `${imports}<Choose>\n\n\`\`\`kt title="a.kt"\nval a = 1\n\`\`\`\n\n</Choose>`;
    const files = createSite({ "docs/Wide.tsx": "" });
    const { segments } = await compileText(source, { siteDir: files, ...options });
    expect(segments).toMatchObject([
      {
        children: [
          {
            component: "velosaur/client/codeFence#Fence",
            children: [
              {
                props: {
                  className: "language-kt",
                  metastring: 'title="a.kt"',
                  shown: { $segments: [{ tag: "div", html: expect.stringContaining("val") }] },
                },
                children: ["val a = 1\n"],
              },
            ],
          },
        ],
      },
    ]);
  });

  test("a component that looks into a list finds more than one child, as MDX has it", async () => {
    const files = createSite({ "docs/Wide.tsx": "" });
    const source = 'import Wide from "./Wide";\n\n<Wide>\n\n- a\n  - b\n\n</Wide>';
    const { segments } = await compileText(source, { siteDir: files });
    const inner = { tag: "ul", children: ["\n", { tag: "li", children: ["b"] }, "\n"] };
    const item = { tag: "li", children: ["a\n", inner, "\n"] };
    expect(segments).toMatchObject([{ children: [{ tag: "ul", children: ["\n", item, "\n"] }] }]);
  });

  test("elsewhere, elements are one piece of HTML", async () => {
    const source = 'import Wide from "./Wide";\n\n- *a*\n\n<Wide>*b*</Wide>';
    const files = createSite({ "docs/Wide.tsx": "" });
    const { segments } = await compileText(source, { siteDir: files });
    expect(segments[0]).toEqual({ tag: "ul", html: "<li><em>a</em></li>" });
    expect(JSON.stringify(segments[1])).toContain('[{"tag":"em","html":"b"}]');
  });

  test.each([
    ["<b\n  className={'c'}\n  children={'1 < 2'}\n>\n</b>", '<b class="c">1 &lt; 2</b>'],
    ['A <i children="note" /> here', "<p>A <i>note</i> here</p>"],
    ["<p children='given'>written</p>", "<p>written</p>"],
  ])("an element may be given its inside as an attribute: %s", async (text, html) => {
    expect((await compileHtml(text)).trim()).toBe(html);
  });

  test("<head> keeps its children as elements", async () => {
    const { segments } = await compileText(
      '<head>\n  <title>A & "b"</title>\n  <meta name="x" content="y" />\n</head>',
    );
    expect(segments).toEqual([
      {
        component: "@docusaurus/Head#default",
        children: [
          { tag: "title", children: ['A & "b"'] },
          { tag: "meta", props: { name: "x", content: "y" } },
        ],
      },
    ]);
  });
});
