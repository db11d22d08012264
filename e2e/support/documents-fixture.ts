/** Documents with whatever Markdown can hold. */

import { deflateSync } from "node:zlib";
import type { SiteSource } from "./site.ts";

const config = `
import remarkMath from "remark-math";
import rehypeKatex from "rehype-katex";

/** Doubles every exclamation mark: a plugin of the site's own. */
function remarkShout() {
  const visit = (node) => {
    if (node.type === "text") node.value = node.value.replaceAll("!", "!!");
    node.children?.forEach(visit);
  };
  return visit;
}

export default {
  title: "Fixture",
  url: "https://fixture.test",
  baseUrl: "/",
  presets: [["classic", {
    docs: {
      routeBasePath: "/",
      remarkPlugins: [remarkMath, remarkShout],
      rehypePlugins: [rehypeKatex],
      admonitions: { keywords: ["gossip"], extendDefaults: true },
    },
    blog: false,
  }]],
};
`;

/** A PNG of one colour. */
function createPng(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8 + body.length);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), 4 + body.length);
    return frame;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * height, 0));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", new Uint8Array()),
  ]);
}

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const tabs = (groupId: string) => `
<Tabs groupId="${groupId}" queryString="system">
  <TabItem value="linux" label="Linux">Text for Linux.</TabItem>
  <TabItem value="mac" label="macOS" default>Text for macOS.</TabItem>
  <TabItem value="windows" label="Windows">Text for Windows.</TabItem>
</Tabs>
`;

export const documentsFixture: SiteSource = {
  files: {
    "docusaurus.config.js": config,
    "docs/index.md": "---\nslug: /\n---\n# Start\n\nThis is loud!\n",
    "docs/tabs.mdx": `# Tabs

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

## First
${tabs("system")}

## Second
${tabs("system")}

## Alone

<Tabs>
  <TabItem value="a" label="A">Text of A.</TabItem>
  <TabItem value="b" label="B">Text of B.</TabItem>
</Tabs>
`,
    "docs/more-tabs.mdx": `# More tabs

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
${tabs("system")}
`,
    "docs/code.md": `# Code

\`\`\`js title="src/answer.js" {2} showLineNumbers
const question = "?";
const answer = 42;
\`\`\`

\`\`\`js
const plain = true;
// highlight-next-line
const marked = true;
\`\`\`

\`\`\`text
${"a very long line ".repeat(30)}
\`\`\`
`,
    "docs/admonitions.md": `# Admonitions

:::note
A plain note.
:::

:::warning[Take *care*]

::::tip
Nested.
::::

:::

:::gossip
Of our own.
:::
`,
    "docs/headings.md": `# Headings

## Section

Text.

### Part {#named-part}

Text.

## Section

Text.

## With \`code\`
${"\n\nText.".repeat(60)}

## Last
${"\n\nText.".repeat(60)}
`,
    "docs/assets.mdx": `# Assets

import Icon from './icon.svg';
import raw from '!!raw-loader!./data.txt';
import Facts from '@site/src/Facts';

![A grey field](./picture.png)

<img src={require('./picture.png').default} alt="required" width="20" />

[Download](./data.txt)

<Icon className="icon" title="svg" />

<pre id="raw">{raw}</pre>

<pre id="loud">{require("loud")("a text")} {require("loud").mark}</pre>

<Facts {...require("./facts.json")} code={require("!!raw-loader!../src/colours").default.length > 0} />

![From static](/img/static.png)
`,
    "docs/picture.png": createPng(40, 30),
    // For editors alone: were it read, nothing would be found at the name that it extends.
    "tsconfig.json":
      '{ "extends": "@docusaurus/tsconfig", "compilerOptions": { "jsx": "preserve" } }',
    "docs/icon.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>',
    "docs/data.txt": "raw data\n",
    "node_modules/loud/package.json": '{ "name": "loud", "version": "1.0.0" }',
    "node_modules/loud/index.js":
      'module.exports = (text) => text.toUpperCase();\nmodule.exports.mark = "!";\n',
    "docs/facts.json": '{ "boat": "Albatross" }',
    "src/Facts.js": `import React from "react";
export default ({ boat, code }) => {
  const [isKept, setKept] = React.useState(false);
  return <button id="facts" onClick={() => setKept(true)}>{boat} {String(code)} {isKept && "kept"}</button>;
};
`,
    "static/img/static.png": createPng(16, 12),
    "docs/parts.mdx": `---
title: Parts
flavour: salty
---

import Part, { partName } from './_part.mdx';
import { colours } from '@site/src/colours';
import Badge from '@site/src/Badge';

export const year = 2000 + 26;

export const Loud = ({ children }) => <strong className="loud">{children}</strong>;

<Part name="first" />

<Part name="second" />

The year is {year}, the flavour {frontMatter.flavour}, the part is called {partName}.

<ul>{colours.map((colour) => <li key={colour}>{colour}</li>)}</ul>

<Loud>a pure component</Loud> and <Badge colour="red">a **bold** badge</Badge>

## Own heading
`,
    "docs/_part.mdx": `export const partName = "a part";

## Heading of a part

A partial for {props.name}.
`,
    "docs/frames.mdx": `---
title: Frames
---

import { useState } from 'react';
import Living from './_living-frame.mdx';

export const Light = () => {
  const [isOn, setOn] = useState(false);
  return <button type="button" onClick={() => setOn(!isOn)}>{isOn ? "on" : "off"}</button>;
};

<Living list="none">Framed with <Light /> and {6 * 7}.</Living>
`,
    "docs/shown-later.mdx": `import { useState } from 'react';
import Part, { partName } from './_part.mdx';
import Counter from "./_counter.mdx";

export const Once = ({ children }) => {
  const [isShown, setShown] = useState(false);
  return isShown ? children : <button type="button" onClick={() => setShown(true)}>show {partName}</button>;
};

<Once>{[1, 2].map((number) => <Part key={number} name={\`number \${number}\`} />)}</Once>

{partName && <Counter start={7} label="an expression" />}

{partName && <Part name="an expression" />}
`,
    "docs/plain-frames.mdx": `import Plain from './_plain-frame.mdx';
import Part from './_part.mdx';

<Plain list={<Part name="a list" />}>

Framed, **plainly**.

</Plain>
`,
    "docs/counted.mdx": `import Counted from '@site/src/Counted.jsx';
import Part from './_part.mdx';

<Counted>

<Part name="a count" />

The second.

</Counted>
`,
    "docs/_plain-frame.mdx": `<div className="list">{props.list}</div>

<div className="frame">{props.children}</div>
`,
    "docs/_living-frame.mdx": `import { useState } from 'react';

export const Opener = () => {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>opened {count}</button>;
};

<Opener />

<div className="living">{props.list}: {props.children}</div>
`,
    "src/colours.js": 'export const colours = ["red", "green", "blue"];',
    "src/Counted.jsx": `import { Children } from 'react';
export default ({ children }) =>
  Children.toArray(children).map((child, index) => <section className="counted" key={index}>{child}</section>);
`,
    "src/Badge.jsx":
      "export default function Badge({ colour, children }) { return <span className={'badge-' + colour}>{children}</span>; }",
    "docs/program.mdx": `# Program

import { useState } from 'react';

export const Counter = () => {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>count {count}</button>;
};

<Counter />

<p onClick={() => { document.title = "clicked"; }}>Click me</p>

Static text of a **program**.
`,
    "docs/fleet.mdx": `import Fleet from '@site/src/Fleet.jsx';

export const ships = [{ name: <>The <b>Albatross</b></>, masts: 3 }];

<Fleet ships={ships} />
`,
    "src/Fleet.jsx": `import { useState } from 'react';

export default function Fleet({ ships }) {
  const [chosen, choose] = useState();
  return ships.map(({ name, masts }) => (
    <button key={masts} onClick={() => choose(masts)}>{name}{chosen === masts && \`: \${masts} masts\`}</button>
  ));
}
`,
    "src/pages/imported.jsx": `
import Parts, { contentTitle, metadata, toc, year } from '@site/docs/parts.mdx';
import Program from '@site/docs/program.mdx';
import Assets from '../../docs/assets.mdx';
import Part from '@site/docs/_part.mdx';
import Layout from '@theme/Layout';

export default function Imported() {
  return (
    <Layout><main>
      <Program />
      <Assets />
      <Parts />
      <Part name="a page" components={{ h2: (props) => <h4 {...props} /> }} />
      <p id="fields">{[metadata.title, contentTitle ?? "no title", year, toc.map(({ id }) => id).join(" ")].join(", ")}</p>
    </main></Layout>
  );
}
`,
    "src/theme/Footer/index.jsx": `
import Small from './_small.mdx';
export default function Footer() { return <footer><Small /></footer>; }
`,
    "src/theme/Footer/_small.mdx": "In the footer, see [parts](/docs/parts.mdx).\n",
    "docs/head.mdx": `---
title: Head
description: Of the front matter
keywords: [one, two]
image: /img/static.png
---

<head>
  <title>Another title</title>
  <meta name="robots" content="noindex" />
  <link rel="canonical" href="https://elsewhere.test/" />
</head>

Text.
`,
    "docs/pieces.mdx": `import "./pieces.css";
import styles from "./pieces.module.css";
import Counter from "./_counter.mdx";
import Note from "./_note.mdx";

# Pieces

<p id="own" className={styles.own}>Of a module.</p>

<p className="plain">Of a stylesheet.</p>

<Counter start={3} label="first" />

<Counter start={5} label="second" toNodes="seconds" />

<Note />

\`\`\`mdx-code-block
export const Box = ({ children }) => <b id="box">{children}</b>;

<Box>boxed</Box>
\`\`\`
`,
    "docs/crew.mdx": `import { pilots, Crew } from "@site/src/crew";

# Crew

<Crew names={pilots} />

<Crew names={Crew.guests} />

{pilots.length} of the house.
`,
    "src/crew.jsx": `import { useState } from "react";
export const pilots = ["Ada", "Bea"];
export function Crew({ names }) {
  const [isOpen, setOpen] = useState(false);
  return <button className="crew" onClick={() => setOpen(true)}>{isOpen ? names.join(" and ") : names.length}</button>;
}
Crew.guests = ["Cy"];
`,
    "docs/_counter.mdx": `import { useState } from "react";

export function Count({ start }) {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

## Of {props.label}

<Count start={props.start} />

Begins at **{props.start * 1}** {props.toNodes}.
`,
    "docs/_note.mdx": 'import "./note.css";\n\n<p className="note">Of a partial.</p>\n',
    "docs/pieces.css": ".plain { color: rgb(1, 2, 3) }",
    "docs/note.css": ".note { color: rgb(4, 5, 6) }",
    "docs/pieces.module.css": ".own { color: rgb(7, 8, 9) }",
    "docs/math.md": "# Math\n\nInline $e^{i\\pi}$, and a block:\n\n$$\nx = \\frac{1}{2}\n$$\n",
  },
};
