// @ts-check
/** A small site that shows every component of the theme somewhere. */

const config = `
export default {
  title: "Harbour",
  tagline: "Boats and tides",
  url: "https://harbour.example",
  baseUrl: "/",
  favicon: "img/boat.svg",
  onBrokenLinks: "throw",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  markdown: { mermaid: true },
  themes: ["@docusaurus/theme-mermaid", "@docusaurus/theme-live-codeblock"],
  presets: [
    [
      "classic",
      {
        debug: true,
        docs: {
          sidebarPath: "./sidebars.js",
          editUrl: "https://code.example/edit",
          showLastUpdateTime: true,
          showLastUpdateAuthor: true,
        },
        blog: {
          postsPerPage: 2,
          blogSidebarCount: "ALL",
          onUntruncatedBlogPosts: "ignore",
          editUrl: "https://code.example/edit",
        },
        theme: { customCss: "./src/css/custom.css" },
      },
    ],
  ],
  themeConfig: {
    announcementBar: { id: "storm", content: "A storm is coming.", isCloseable: true },
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
    algolia: { appId: "HARBOUR0001", apiKey: "0123456789abcdef0123456789abcdef", indexName: "harbour" },
    liveCodeBlock: { playgroundPosition: "bottom" },
    navbar: {
      title: "Harbour",
      hideOnScroll: true,
      logo: { alt: "A boat", src: "img/boat.svg", srcDark: "img/night.svg" },
      items: [
        { type: "docSidebar", sidebarId: "main", label: "Docs" },
        { type: "doc", docId: "ropes", label: "Ropes" },
        { type: "dropdown", label: "More", items: [{ to: "/blog", label: "Log" }, { href: "https://sea.example", label: "Sea" }] },
        { type: "html", value: "<b>Open</b>", position: "right" },
        { type: "docsVersion", position: "right" },
        { type: "docsVersionDropdown", position: "right" },
        { type: "localeDropdown", position: "right" },
        { type: "search", position: "right" },
      ],
    },
    footer: {
      style: "dark",
      logo: { alt: "A boat", src: "img/boat.svg", href: "https://sea.example" },
      copyright: "The harbour",
      links: [
        { title: "Read", items: [{ label: "Ropes", to: "/docs/ropes" }, { html: "<i>By hand</i>" }] },
        { title: "Elsewhere", items: [{ label: "Sea", href: "https://sea.example" }] },
      ],
    },
  },
};
`;

const intro = `---
title: Harbours
description: How a harbour works
tags: [sea, rope]
toc_max_heading_level: 4
---

import Tabs from "@theme/Tabs";
import TabItem from "@theme/TabItem";
import TOCInline from "@theme/TOCInline";

A lighthouse stands on the **northern** pier. The word \`tide\` is code, [ropes](./ropes.mdx) is a link.

## Tides {#tides}

### High tide

#### At noon

- one boat
- [ ] a task

| Day | Tide |
| --- | ---- |
| one | high |

![A red boat](./boat.svg)

:::note[Of the pilot]

Wait for the pilot.

:::

:::tip

Dry your ropes.

:::

:::info

The office is open.

:::

:::warning

Mind the rocks.

:::

:::danger

No swimming.

:::

:::caution

Slippery.

:::

<details><summary>Why</summary>Wet ropes rot.</details>

\`\`\`js title="tide.js" showLineNumbers {2}
export const tide = "high";
export const boats = 40;
\`\`\`

\`\`\`
no language
\`\`\`

\`\`\`jsx live
function Boat() {
  return <b>A live boat</b>;
}
\`\`\`

\`\`\`mermaid
flowchart LR
  Quay --> Boat
\`\`\`

<Tabs groupId="craft" queryString>
  <TabItem value="sail" label="Sails">By wind.</TabItem>
  <TabItem value="steam" label="Steam">By coal.</TabItem>
</Tabs>

<Tabs lazy>
  <TabItem value="a" label="Early">Morning.</TabItem>
  <TabItem value="b" label="Late">Evening.</TabItem>
</Tabs>

<TOCInline toc={toc} />
`;

const ropes = `---
description: About ropes
tags: [rope]
---

# Ropes

A bowline never slips.

import DocCardList from "@theme/DocCardList";

<DocCardList />
`;

/** What no page of content shows by itself. */
const parts = `
import Layout from "@theme/Layout";
import FooterLinks from "@theme/Footer/Links";
import Tag from "@theme/Tag";
import TOCCollapsible from "@theme/TOCCollapsible";
import ThemedImage from "@theme/ThemedImage";
import Loading from "@theme/Loading";
import CodeBlock from "@theme/CodeBlock";
import Admonition from "@theme/Admonition";
import Details from "@theme/Details";
import NavbarItem from "@theme/NavbarItem";
import ErrorPageContent from "@theme/ErrorPageContent";

const links = [{ label: "Ropes", to: "/docs/ropes" }, { label: "Sea", href: "https://sea.example" }, { html: "<i>By hand</i>" }];
const toc = [{ value: "First", id: "first", level: 2 }, { value: "Second", id: "second", level: 3 }];
const sources = { light: "/img/boat.svg", dark: "/img/night.svg" };

export default function Parts() {
  return (
    <Layout title="Parts" description="Every part" wrapperClassName="parts">
      <main>
        <h1>Parts</h1>
        <FooterLinks links={links} />
        <Tag label="sea" permalink="/docs/tags/sea" count={3} description="Of the sea" />
        <TOCCollapsible toc={toc} minHeadingLevel={2} maxHeadingLevel={3} />
        <ThemedImage alt="A boat" sources={sources} />
        <CodeBlock language="jsx" title="part.js">{"const part = 1;"}</CodeBlock>
        <CodeBlock><b>Elements</b></CodeBlock>
        <Admonition type="tip" title="Of parts">A part.</Admonition>
        <Details summary="Parts of parts">Deep.</Details>
        <NavbarItem type="default" label="An item" to="/blog" position="left" />
        <Loading pastDelay error={null} timedOut={false} retry={() => {}} isLoading />
        <ErrorPageContent error={new Error("Of parts")} tryAgain={() => {}} />
      </main>
    </Layout>
  );
}
`;

/** Throws in the browser alone, so that the page of errors comes. */
const broken = `
import Layout from "@theme/Layout";
import { useState } from "react";

function Leak() {
  const [isSunk, setSunk] = useState(false);
  if (isSunk) throw new Error("The boat has sunk.");
  return <button onClick={() => setSunk(true)}>Sink</button>;
}

export default function Broken() {
  return <Layout title="Broken"><Leak /></Layout>;
}
`;

/** @param {string} date @param {string} title @param {string} more */
const post = (date, title, more) => ({
  [`blog/${date}-${title.toLowerCase()}.md`]: `---
title: ${title}
slug: ${title.toLowerCase()}
${more}
---

Forty boats came to ${title}.

<!-- truncate -->

## Who won

The smallest one won.
`,
});

/** @param {string} color */
const boat = (color) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80"><path d="M10 50h100l-20 25H30z" fill="${color}"/></svg>\n`;

const sidebar = `[
  "intro",
  { type: "html", value: "<b>By hand</b>" },
  { type: "category", label: "Guides", link: { type: "generated-index", description: "All guides" }, items: ["ropes", "knots"] },
  { type: "category", label: "Closed", collapsed: true, items: ["sails"] },
  { type: "link", label: "Sea", href: "https://sea.example" },
]`;

/** @param {string} folder */
const docs = (folder) => ({
  [`${folder}/intro.mdx`]: intro,
  [`${folder}/ropes.mdx`]: ropes,
  [`${folder}/knots.md`]: "# Knots\n\nA reef knot.\n",
  [`${folder}/sails.md`]: "---\nunlisted: true\n---\n\n# Sails\n\nOf canvas.\n",
  [`${folder}/draft.md`]: "---\ndraft: true\n---\n\n# A draft\n\nNot ready.\n",
  [`${folder}/boat.svg`]: boat("#b33"),
});

/** @param {string} name */
const version = (name) => ({
  ...docs(`versioned_docs/version-${name}`),
  [`versioned_sidebars/version-${name}-sidebars.json`]: JSON.stringify({
    main: ["intro", { type: "category", label: "Guides", items: ["ropes", "knots"] }],
  }),
});

/** @type {Record<string, string>} */
export const siteFiles = {
  "docusaurus.config.js": config,
  "sidebars.js": `export default { main: ${sidebar} };\n`,
  "versions.json": '["2.0", "1.0"]\n',
  ...docs("docs"),
  ...version("2.0"),
  ...version("1.0"),
  ...post("2026-05-01", "Regatta", "tags: [races]\nauthors: [ada, { name: Kay, title: Guest }]"),
  ...post(
    "2026-04-01",
    "Storm",
    "tags: [races, { label: Two Words, permalink: /two }]\nauthors: ada",
  ),
  ...post("2025-03-01", "Launch", "authors: [ada]\nimage: /img/boat.svg"),
  ...post("2025-02-01", "Hidden", "unlisted: true"),
  "blog/authors.yml": `ada:
  name: Ada
  title: Sails alone
  url: https://ada.example
  image_url: /img/boat.svg
  page: true
  description: Wrote the first log.
  socials: { github: ada, x: ada, linkedin: ada, newsletter: "https://letters.example" }
`,
  "src/pages/index.mdx":
    "# The harbour\n\n[All about harbours](/docs/intro)\n\n## Places\n\nThe pier.\n",
  "src/pages/hidden.md": "---\nunlisted: true\n---\n\n# Hidden\n\nNot listed.\n",
  "src/pages/parts.jsx": parts,
  "src/pages/broken.jsx": broken,
  "src/css/custom.css": ":root { --ifm-color-primary: #25617c; }\n",
  "static/img/boat.svg": boat("#b33"),
  "static/img/night.svg": boat("#99c"),
};
