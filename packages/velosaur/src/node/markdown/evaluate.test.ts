import { describe, expect, test } from "vitest";
import type { AuthorError } from "../system/author-error.ts";
import { evaluateDocument, programModule } from "./evaluate.ts";
import { resolveCompileOptions } from "./options.ts";
import type { CompileOptions } from "./options.ts";
import type { Segment } from "../../shared/document.ts";
import { compileText, createSite, formatSegments } from "./__fixtures__/compile-text.ts";

const siteDir = createSite({ "docs/x.svg": "", "docs/x.ts": "", "docs/Chart.tsx": "" });

async function evaluate(
  source: string,
  imports: Record<string, unknown> = {},
  props?: Record<string, unknown>,
): Promise<string> {
  const document = await compileText(source, { siteDir });
  const result = evaluateDocument({ document, imports, ...(props && { props }) });
  return result.program ? "program" : formatSegments(result.segments);
}

describe("data", () => {
  test.each<[name: string, source: string, html: string]>([
    [
      "text collapses",
      "export const v = '1.2';\n\nVersion *{v}*, {1 + 1}",
      "<p>Version <em>1.2</em>, 2</p>",
    ],
    [
      "elements",
      "export const names = ['a', 'b'];\n\n<ul>{names.map((name) => <li key={name} className={name}>{name} & co</li>)}</ul>",
      '<ul><li class="a">a &amp; co</li><li class="b">b &amp; co</li></ul>',
    ],
    [
      "a pure component",
      'export const Mark = ({children, color}) => <span style={{color, padding: 2}}>{children}</span>;\n\nA <Mark color="red">b **c**</Mark>.',
      '<p>A <span style="color:red;padding:2px">b <strong>c</strong></span>.</p>',
    ],
    [
      "components in components",
      "export function A({n}) { return <><B n={n + 1} /></>; }\nexport const B = ({n}) => n;\n\n<A n={1} />",
      "2",
    ],
    [
      "spread",
      "export const rest = {id: 'x'};\n\n<p {...rest} title=\"t\">a</p>",
      '<p id="x" title="t">a</p>',
    ],
    [
      "children of a spread, where nothing stands between the tags",
      "export const rest = {children: <b>x</b>};\n\n<p {...rest} />\n\n<p {...rest}>a</p>\n\nA <i {...rest} />",
      "<p><b>x</b></p><p>a</p><p>A <i><b>x</b></i></p>",
    ],
    [
      "children of a component's spread",
      'import Chart from "./Chart";\n\n<Chart {...{children: "x", n: 1}} />',
      '<@site/docs/Chart#default {"n":1}>x</@site/docs/Chart#default>',
    ],
    [
      "inner HTML",
      "<p dangerouslySetInnerHTML={{__html: '<b>' + 1 + '</b>'}} />",
      "<p><b>1</b></p>",
    ],
    ["front matter", "---\ntitle: T\n---\n\n{frontMatter.title}", "T"],
    [
      "a layout",
      "export default ({children, title}) => <section title={title}>{children}</section>;\n\nA *b*.",
      "<section><p>A <em>b</em>.</p></section>",
    ],
    ["nothing", "a {undefined}{false}{null}{[]}b", "<p>a b</p>"],
  ])("%s", async (_name, source, html) => {
    expect(await evaluate(source)).toBe(html);
  });

  test("a layout gets the document's props", async () => {
    const source =
      "export default function Frame({ children, n }) { return <b>{n}{children}</b>; }";
    expect(await evaluate(`${source}\n\nA`, {}, { n: 1 })).toBe("<b>1<p>A</p></b>");
  });

  test("what a component of the site looks into stays elements", async () => {
    const source =
      'import Chart from "./Chart";\n\n<Chart>\n- a {1 + 1}\n- **b**\n</Chart>\n\n- c {1 + 1}';
    const document = await compileText(source, { siteDir });
    expect(evaluateDocument({ document, imports: {} })).toMatchObject({
      segments: [
        {
          children: [
            {
              tag: "ul",
              children: [
                "\n",
                { tag: "li", children: ["a 2"] },
                "\n",
                { tag: "li", children: [{ tag: "strong", children: ["b"] }] },
                "\n",
              ],
            },
          ],
        },
        { tag: "ul", html: "<li>c 2</li>" },
      ],
    });
  });

  test("props of the place where a partial is used", async () => {
    expect(await evaluate("Hi {props.name}", {}, { name: "Ann" })).toBe("<p>Hi Ann</p>");
    const children = { $segments: ["a ", { tag: "b", html: "bold" }] };
    expect(await evaluate("<div>{props.children}</div>", {}, { children })).toBe(
      "<div>a <b>bold</b></div>",
    );
  });

  test("imported values", async () => {
    const source =
      'import { list } from "./x";\nimport Tabs from "@theme/Tabs";\n\n<Tabs values={list} head={<b>{list[0]}</b>}>{list.length}</Tabs>';
    expect(await evaluate(source, { list: ["a"] })).toBe(
      '<@theme/Tabs#default {"values":["a"],"head":{"$segments":[{"tag":"b","html":"a"}]}}>1</@theme/Tabs#default>',
    );
  });

  test.each([
    ["as markers", { $reference: "@site/docs/Chart#default" }],
    ["as they are", () => null],
  ])("imported components, given %s", async (_name, Chart) => {
    const source =
      'import Chart from "./Chart";\n\n{[1, 2].map((n) => <Chart key={n} n={n}>x</Chart>)}';
    expect(await evaluate(source, { Chart })).toBe(
      '<@site/docs/Chart#default {"n":1}>x</@site/docs/Chart#default><@site/docs/Chart#default {"n":2}>x</@site/docs/Chart#default>',
    );
  });

  test("a block of code from a file is HTML, given the options", async () => {
    const source =
      'import CodeBlock from "@theme/CodeBlock";\nimport text from "!!raw-loader!./x.ts";\n\n<CodeBlock language="ts" title="x.ts">{text}</CodeBlock>';
    const document = await compileText(source, { siteDir });
    const run = (options?: CompileOptions) =>
      evaluateDocument({
        document,
        imports: { text: "let a = 1;\n" },
        ...(options && { options }),
      });
    expect(run().segments).toMatchObject([
      { component: "@theme/CodeBlock#default", children: ["let a = 1;\n"] },
    ]);
    const [segment] = run(resolveCompileOptions({ siteDir })).segments;
    expect(formatSegments([segment as Segment])).toMatch(
      /codeBlockTitle_">x.ts<.*<span class="token keyword">let<\/span> a /,
    );
  });

  test("the text of <head> stays text", async () => {
    const document = await compileText(
      "---\ntitle: A & B\n---\n\n<head>\n  <title>{frontMatter.title}!</title>\n</head>",
    );
    expect(evaluateDocument({ document, imports: {} }).segments).toEqual([
      { component: "@docusaurus/Head#default", children: [{ tag: "title", children: ["A & B!"] }] },
    ]);
  });

  test("the table of contents", async () => {
    const source = 'import TOCInline from "@theme/TOCInline";\n\n<TOCInline toc={toc} />\n\n## A';
    expect(await evaluate(source)).toContain('{"toc":[{"value":"A","id":"a","level":2}]}');
  });

  test.each([
    ["a\n\nb {nothing.here}", "3:3 An expression of this document failed: nothing is not defined."],
    [
      "export const A = () => null.x;\n\n<A />",
      "undefined:undefined The component A of this document failed: Cannot read properties of null (reading 'x').",
    ],
    [
      "export const a = b.c;\n\n{a}",
      "undefined:undefined The code of this document failed: b is not defined.",
    ],
  ])("a mistake in the author's code: %j", async (source, expected) => {
    const document = await compileText(source);
    const run = (): string => {
      try {
        return formatSegments(
          evaluateDocument({ document, imports: {}, filePath: "/site/a.mdx" }).segments,
        );
      } catch (error) {
        const [diagnostic] = (error as AuthorError).diagnostics;
        expect(diagnostic?.filePath).toBe("/site/a.mdx");
        return `${diagnostic?.line}:${diagnostic?.column} ${diagnostic?.message}`;
      }
    };
    expect(run()).toBe(expected);
  });
});

describe("programs", () => {
  test.each([
    [
      "a hook",
      "import {useState} from 'react';\n\nexport const A = () => { const [n] = useState(0); return <b>{n}</b>; };\n\n<A />",
    ],
    ["a handler", "<button onClick={() => alert(1)}>x</button>"],
    [
      "a handler inside a component",
      "export const A = () => <button onClick={go}>x</button>;\nexport const go = () => {};\n\n<A />",
    ],
    [
      "a function as a prop",
      "import T from '@theme/T';\n\nexport const f = (x) => x;\n\n<T render={f} />",
    ],
    ["a function as a child", "import B from '@docusaurus/BrowserOnly';\n\n<B>{() => <b/>}</B>"],
  ])("%s makes a program", async (_name, source) => {
    expect((await compileText(source)).kind).toBe("program");
  });

  test("a function that only the run shows", async () => {
    const source =
      'import { options } from "./x";\nimport T from "@theme/T";\n\n<T options={options} />';
    expect(await evaluate(source, { options: { format: () => 1 } })).toBe("program");
    expect(await evaluate(source, { options: { when: new Date(0) } })).toBe("program");
  });

  test("the module has the addresses of files from the bundler", async () => {
    const source =
      "export const A = () => <img src={require('./x.svg').default} onLoad={() => 1} />;\n\n<A />";
    const module = programModule({ document: await compileText(source, { siteDir }) });
    expect(module).toContain(`import asset0 from "${siteDir}/docs/x.svg?url";`);
    expect(module).toContain("src: asset0");
  });

  test("links and static files get the site's base in the browser", async () => {
    const source = `import useBaseUrl from '@docusaurus/useBaseUrl';

export const A = ({ link }) => <p onClick={() => 1}><img src={useBaseUrl('x.svg')} />{link}</p>;

<A link={<a href="/b">b</a>} />`;
    const site = createSite({ "static/x.svg": "" });
    const module = programModule({ document: await compileText(source, { siteDir: site }) });
    expect(module).toContain('import Anchor from "@theme/MDXComponents/A";');
    expect(module).toContain("run(imports, { jsx, jsxs, Fragment, Anchor })");
    expect(module).toContain('href: "/b"');
    expect(module).toContain('import.meta.env.BASE_URL + "x.svg"');
    expect(module).toContain("src: asset0");
  });

  test("the module imports what the document does", async () => {
    const source =
      "import {useState} from 'react';\n\nexport const A = () => <b>{useState(1)[0]}</b>;\n\n<A /> {A.name}";
    const module = programModule({ document: await compileText(source) });
    expect(module).toContain('import { useState as module0_useState } from "react";');
    expect(module).toContain("export const createExpressions =");
    const body = module
      .replace(/^import .*$/gm, "")
      .replace(/export (const|default)/g, (_, kind) => (kind === "const" ? "const" : ";"));
    const run = new Function(
      "jsx",
      "jsxs",
      "Fragment",
      "module0_useState",
      `${body}; return { createExpressions, components };`,
    );
    const runtime = (type: unknown, props: object) => ({ type, props });
    const { createExpressions, components } = run(
      runtime,
      runtime,
      Symbol("f"),
      (value: unknown) => [value],
    );
    expect(createExpressions({})).toEqual(["A"]);
    expect(components.A()).toEqual({ type: "b", props: { children: 1 } });
  });
});
