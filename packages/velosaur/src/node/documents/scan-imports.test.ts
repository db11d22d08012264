import path from "../system/path.ts";
import { afterAll, describe, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { compileDocument } from "../markdown/compile.ts";
import { resolveCompileOptions } from "../markdown/options.ts";
import { partialFiles } from "./compile-documents.ts";
import type { DocumentRecord } from "./document-record.ts";
import { type ScannedImport, scanImports } from "./scan-imports.ts";

afterAll(removeSites);

const siteDir = writeSite({
  "docs/_part.mdx": "Part",
  "docs/_plain.md": "Part",
  "docs/Chart.tsx": "export default () => null;",
  "docs/Local/index.jsx": "export default () => null;",
  "docs/data.json": "{}",
  "docs/x.png": "",
  "docs/x.svg": "<svg/>",
  "docs/notes.txt": "",
  "docs/style.css": "",
  "src/components/Card.js": "export default () => null;",
  "static/img/logo.png": "",
});
const options = resolveCompileOptions({ siteDir, staticDirs: [path.join(siteDir, "static")] });

/** What every page has in its bundle anyway. */
const ALWAYS = /^@docusaurus\/Head|^@theme\/(?:Details|MDXComponents)/;

interface Found {
  modules: Record<string, boolean>;
  /** Names that are taken of packages; empty for those of which all is. */
  taken: Record<string, string[]>;
  partials: string[];
}

function collect(imports: ScannedImport[], partials: string[]): Found {
  const modules: Record<string, boolean> = {};
  const taken: Record<string, string[]> = {};
  for (const { moduleId, isComponent, taken: names = [] } of imports) {
    if (ALWAYS.test(moduleId)) continue;
    modules[moduleId] = isComponent || modules[moduleId] === true;
    taken[moduleId] = [...new Set([...(taken[moduleId] ?? []), ...names])].sort();
  }
  const sorted = Object.fromEntries(Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    modules: sorted,
    taken,
    partials: [...new Set(partials.map((file) => path.relative(siteDir, file)))].sort(),
  };
}

interface Case {
  source: string;
  name?: string;
  format?: "md" | "mdx" | "detect";
}

async function compare({
  source,
  name = "docs/page.mdx",
  format = "mdx",
}: Case): Promise<{ scanned: Found; compiled: Found }> {
  const input = { source, filePath: path.join(siteDir, name), options: { ...options, format } };
  const scan = scanImports(input);
  const document = await compileDocument(input);
  return {
    scanned: collect(scan.modules, scan.partials),
    compiled: collect(document.imports, partialFiles(document as unknown as DocumentRecord)),
  };
}

const TABS = `import Tabs from '@theme/Tabs';\nimport TabItem from "@theme/TabItem"\n`;

describe("a scan finds what compiling finds", () => {
  test.each<[string, string]>([
    ["no imports", "# Title\n\nText about imports."],
    ["components", `${TABS}\n<Tabs><TabItem value="a">A</TabItem></Tabs>`],
    ["a component that isn't used", `${TABS}\n<TabItem value="a">A</TabItem>`],
    [
      "a name that is part of another",
      `import Tab from '@theme/Tab';\n${TABS}\n<Tabs><TabItem value="a">A</TabItem></Tabs>`,
    ],
    [
      "a part of a package, with a name that isn't used",
      "import { Phone, Boat as Small, Unused } from 'icons';\n\n<Phone />, {Small.title}",
    ],
    ["a name in prose only", `${TABS}\nUse Tabs and TabItem for that.`],
    [
      "a name in code only",
      `${TABS}\nUse \`<Tabs>\` or \`\`{Tabs}\`\`.\n\n\`\`\`jsx\n<Tabs><TabItem/></Tabs>\n\`\`\``,
    ],
    [
      "front matter that looks like code",
      "---\ntitle: x\ndescription: 'import a from \"b\"'\n---\n\nText",
    ],
    ["imports after front matter", `---\ntitle: x\n---\n${TABS}\n<Tabs />`],
    [
      "Windows line ends",
      `---\r\ntitle: x\r\n---\r\n\r\nimport Tabs from '@theme/Tabs';\r\n\r\n<Tabs />\r\n`,
    ],
    ["imports in a fence", "```js\nimport React from 'react';\n```\n\nText"],
    [
      "imports in a longer fence",
      "````md\n```js\nimport a from 'a';\n```\nimport React from 'react';\n````\n\nText",
    ],
    ["imports in a fence of tildes", "~~~js\nimport React from 'react';\n```\n~~~\n\nText"],
    ["an empty fence", "```\n```\n\nimport Tabs from '@theme/Tabs';\n\n<Tabs />\n\n```\n```"],
    ["a fence that is never closed", "Text\n\n```js\nimport React from 'react';\n"],
    ["a fence in a list", "* item\n\n  ```js\n  import React from 'react';\n  ```\n\nText"],
    [
      "imports within a paragraph",
      "Write this:\nimport React from 'react';\nThen that. <b>React</b>",
    ],
    ["imports right below a heading", "# Title\nimport Tabs from '@theme/Tabs';\n\n<Tabs />"],
    ["imports in the middle", "Text\n\nimport Tabs from '@theme/Tabs';\n\n<Tabs />"],
    ["imports between tags", "<div>\n\nimport Tabs from '@theme/Tabs';\n\n<Tabs />\n\n</div>"],
    ["several in a line", "import A from 'a'; import B from 'b';\n\n<A /> <B />"],
    [
      "over several lines",
      "import {\n  One,\n  two as Two,\n  // three,\n} from 'numbers';\n\n<Two />",
    ],
    ["default and named", "import A, { b } from 'a';\n\n{b}"],
    ["default and named, one a component", "import A, { b } from 'a';\n\n<A x={b} />"],
    ["everything", "import * as Icons from 'icons';\n\n<Icons.Star />"],
    ["everything, as a value", "import * as all from 'all';\n\n{Object.keys(all).length}"],
    ["members in lower case", "import {motion} from 'motion';\n\n<motion.div />"],
    ["for its effects", "import './style.css';\nimport 'package/effect';\n\nText"],
    ["with nothing in braces", "import {} from 'package';\n\nText"],
    [
      "relative, without ending",
      "import Chart from './Chart';\nimport Local from './Local';\n\n<Chart /> <Local />",
    ],
    [
      "relative, with ending",
      "import Chart from './Chart.tsx';\nimport up from '../src/components/Card.js';\n\n<Chart x={up} />",
    ],
    ["of the site", "import Card from '@site/src/components/Card';\n\n<Card />"],
    ["JSON", "import data from './data.json';\n\n{data.a}"],
    ["required JSON", "{require('./data.json').a}"],
    ["required code", "<div id={require('./Chart').default} />\n\n{require('./x.png').default}"],
    ["required by a loader", "{require('!!raw-loader!./Chart.tsx').default}"],
    ["required in a text", "{`const a = require('fs')`}\n\nWrite `require('./Chart')`."],
    [
      "pictures",
      "import img from './x.png';\nimport Svg from './x.svg';\nimport text from './notes.txt';\n\n<img src={img} /> <Svg /> {text}",
    ],
    ["pictures of packages", "import img from 'package/x.png';\n\n<img src={img} />"],
    [
      "loaders",
      "import raw from '!!raw-loader!./Chart.tsx';\nimport url from 'raw-loader!@site/docs/x.png';\n\n{raw} {url}",
    ],
    ["a loader on Markdown", "import raw from '!!raw-loader!./_part.mdx';\n\n{raw}"],
    [
      "partials",
      "import Part from './_part.mdx';\nimport Plain from '@site/docs/_plain.md';\n\n<Part />\n\n<Plain />",
    ],
    ["partials without ending", "import Part from './_part';\n\n<Part />"],
    ["Markdown of a package", "import Part from 'package/part.mdx';\n\n<Part />"],
    ["headings of a partial", "import Part, {toc} from './_part.mdx';\n\n<Part />\n\n{toc.length}"],
    ["a component as a prop", "import Icon from 'icon';\n\n<Head x={<Icon />} />"],
    ["a component in an expression", "import Icon from 'icon';\n\n{true && <Icon />}"],
    ["a component handed on as a value", "import Icon from 'icon';\n\n<Head icon={Icon} />"],
    ["a value spread", "import props from './data.json';\n\n<Head {...props} />"],
    ["a value in a template", "import {version} from 'v';\n\n{`v${version}`}"],
    ["a property of that name", "import version from 'v';\n\n{frontMatter.version}"],
    ["a text of that name", "import version from 'v';\n\n{'version'}"],
    ["a comment", "import Tabs from '@theme/Tabs';\n\n{/* <Tabs /> Tabs */}\n\n<!-- <Tabs /> -->"],
    ["escaped braces", "import version from 'v';\n\n\\{version\\}"],
    ["a declaration uses it", "import {a} from 'a';\n\nexport const b = a + 1;\n\n{b}"],
    [
      "a declaration shows it",
      "import Icon from 'icon';\n\nexport const Pair = () => <><Icon /><Icon /></>;\n\n<Pair />",
    ],
    [
      "a declaration with blank lines",
      "import Icon from 'icon';\n\nexport const Pair = () => {\n\n  return <Icon />;\n};\n\n<Pair />",
    ],
    [
      "imports behind a declaration",
      "export const a = 1;\nimport Icon from 'icon';\n\n<Icon a={a} />",
    ],
    [
      "addresses of static files",
      "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img src={useBaseUrl('/img/logo.png')} />",
    ],
    [
      "addresses that aren't known",
      "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<a href={useBaseUrl('/docs')}>x</a>",
    ],
    ["names with a dollar sign", "import {$a} from 'a';\n\n{$a}"],
    [
      "a component that documents have",
      "import Head from '@docusaurus/Head';\n\n<Head><title>x</title></Head>",
    ],
    ["the same module twice", "import {a} from 'a';\nimport {B} from 'a';\n\n{a} <B />"],
  ])("%s", async (_title, source) => {
    const { scanned, compiled } = await compare({ source });
    expect(scanned).toEqual(compiled);
  });

  test.each<[string, Omit<Case, "source">, string]>([
    ["Markdown that is no MDX", { format: "md" }, ""],
    ["a .md file where the ending decides", { format: "detect", name: "docs/page.md" }, ""],
    ["an .mdx file where the ending decides", { format: "detect" }, ""],
    ["front matter that wants Markdown", {}, "---\nmdx: { format: md }\n---\n\n"],
    ["front matter that wants MDX", { format: "md" }, "---\nmdx:\n  format: mdx\n---\n\n"],
  ])("in %s", async (_title, given, start) => {
    const { scanned, compiled } = await compare({
      ...given,
      source: `${start}import Tabs from '@theme/Tabs';\n\n<Tabs></Tabs>\n`,
    });
    expect(scanned).toEqual(compiled);
  });
});

test("what translators are to leave alone is read as MDX", async () => {
  const { scanned, compiled } = await compare({
    source: "```mdx-code-block\nimport Tabs from '@theme/Tabs';\n\n<Tabs></Tabs>\n```\n",
  });
  expect(scanned.modules).toEqual({ "@theme/Tabs": true });
  expect(scanned).toEqual(compiled);
});

test("the browser needs stylesheets, also where the build alone reads their classes", async () => {
  const { scanned, compiled } = await compare({
    source: "import a from 'a/a.module.css';\nimport 'b/b.css';\n\n<b className={a.x}>text</b>\n",
  });
  expect(scanned.modules).toEqual({ "a/a.module.css": true, "b/b.css": true });
  expect(scanned).toEqual(compiled);
});

test("an import of a file that isn't there is left to the compiler", () => {
  const source = "import X from './missing';\n\n<X />";
  expect(scanImports({ source, filePath: path.join(siteDir, "docs/page.mdx"), options })).toEqual({
    modules: [],
    partials: [],
    mayBeProgram: false,
    isMdx: true,
  });
});

describe("what looks like code for the browser", () => {
  test.each<[string, boolean]>([
    ["export const A = () => <b>{useState(0)[0]}</b>;\n\n<A />", true],
    ["<button onClick={() => alert()}>x</button>", true],
    ["<Chart format={(value) => value} />", true],
    ["<Chart format={async value => value} />", true],
    ["Call useState() here", true],
    ["```js\nuseState(0)\n<b onClick={f}>\n```", false],
    ["The arrow a => b means that.", false],
    ["<Chart format={1} />", false],
  ])("%s", (source, expected) => {
    expect(
      scanImports({ source, filePath: path.join(siteDir, "docs/page.mdx"), options }).mayBeProgram,
    ).toBe(expected);
  });
});

// Anything worse than linear would run into the time limit of a test.
test("the import of a large document is found", () => {
  const source = `import Tabs from '@theme/Tabs';\n\n${"Text with `code` and {braces} \\` in ``` and ` alone.\n\n".repeat(5_000)}<Tabs />`;
  const { modules } = scanImports({
    source,
    filePath: path.join(siteDir, "docs/page.mdx"),
    options,
  });
  expect(modules).toEqual([{ moduleId: "@theme/Tabs", isComponent: true }]);
});
