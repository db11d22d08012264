/** A site with much of what the theme can be told, and components of its own. */

import type { SiteSource } from "./site.ts";

const signet = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="${color}"/></svg>`;

export const themeFixture: SiteSource = {
  config: {
    plugins: ["./plugins/mark"],
    i18n: {
      defaultLocale: "en",
      locales: ["en", "ar"],
      localeConfigs: { ar: { direction: "rtl", label: "العربية" } },
    },
    themeConfig: {
      docs: { versionPersistence: "none", sidebar: { hideable: true } },
      navbar: {
        title: "Fixture",
        items: [
          { type: "docSidebar", sidebarId: "main", label: "Manual", position: "left" },
          { to: "/about", label: "About", position: "left" },
          { label: "Plain", items: [{ to: "/react", label: "React" }] },
          {
            type: "dropdown",
            label: "Mixed",
            items: [
              { type: "doc", docId: "closed/shiny", label: "A doc" },
              { type: "docSidebar", sidebarId: "main", label: "A sidebar" },
              { type: "docsVersion" },
              { type: "html", value: "<i>Slanted</i>" },
            ],
          },
          {
            type: "docsVersionDropdown",
            position: "right",
            dropdownItemsAfter: [{ type: "html", value: "<hr>" }],
          },
          { type: "localeDropdown", position: "right" },
          { type: "html", position: "right", className: "raw", value: "<b>Raw</b>" },
        ],
      },
      announcementBar: {
        content: "Some <b>news</b>",
        backgroundColor: "rgb(1, 2, 3)",
        textColor: "rgb(250, 251, 252)",
        isCloseable: false,
      },
      footer: {
        logo: {
          alt: "Signet",
          src: "img/day.svg",
          srcDark: "img/night.svg",
          href: "https://example.org",
          width: 40,
          height: 20,
          target: "_self",
        },
        links: [
          { label: "Impressum", to: "/about" },
          { label: "Elsewhere", href: "https://example.org" },
          { html: "<b>Loose</b>" },
        ],
        copyright: "Nobody",
      },
    },
  },
  docs: { sidebarPath: "./sidebars.js" },
  files: {
    "sidebars.js": `
export default {
  main: [
    "index",
    { type: "category", label: "Open", collapsed: false, items: ["open/one", "open/two"] },
    { type: "category", label: "Closed", link: { type: "generated-index", title: "All of it" }, items: ["closed/three"] },
    { type: "link", label: "Elsewhere", href: "https://example.org" },
    { type: "html", value: "<b>In bold</b>", defaultStyle: true },
  ],
};`,
    "static/img/day.svg": signet("#fff"),
    "static/img/night.svg": signet("#000"),
    "docs/index.md": "---\nslug: /\n---\n# Start\n\n## A section\n\nText.\n",
    "docs/open/one.md": "# One\n\n## Part\n\nText.\n",
    "docs/open/two.md": `# Two\n${"\nText.\n".repeat(80)}`,
    "docs/closed/three.md": "# Three\n",
    "src/pages/about.js": `
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import { useColorMode } from "@docusaurus/theme-common";
function Forget() {
  const { setColorMode } = useColorMode();
  return <button onClick={() => setColorMode(null)}>Forget</button>;
}
export default function About() {
  return <Layout title="About"><main>
    <Heading as="h1" id="about">About</Heading>
    <Heading as="h2">Without an id</Heading>
    <Heading as="h2" id="linked">With <i>an id</i></Heading>
    <Forget />
  </main></Layout>;
}`,
    "src/pages/react.js": `
import { Activity, Fragment, ViewTransition, startTransition, useActionState, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
export default function OfReact() {
  const [shown, show] = useState(false);
  const [moved, setMoved] = useState("not yet");
  const [isBrowser, setBrowser] = useState(false);
  const [count, add] = useActionState((before) => before + 1, 0);
  const fields = useRef(null);
  useEffect(() => setBrowser(true), []);
  return <main>
    <button onClick={() => startTransition(() => show(!shown))}>Switch</button>
    <Activity mode={shown ? "hidden" : "visible"}><input aria-label="Kept" /></Activity>
    {shown && <ViewTransition onEnter={() => setMoved("came in")}><p>New</p></ViewTransition>}
    <output id="moved">{moved}</output>
    <button onClick={() => fields.current.focus()}>Focus</button>
    <Fragment ref={fields}><input aria-label="First" /><input aria-label="Second" /></Fragment>
    <form action={add}><button>Add</button></form>
    <output id="count">{count}</output>
    {isBrowser && createPortal(<p id="portal">Elsewhere</p>, document.body)}
  </main>;
}`,
    "src/pages/boxes.mdx": `
import { Details } from "@docusaurus/theme-common";

<details id="ours">
  <summary>Of the theme</summary>

Text of the one box.

</details>

<Details id="plain" summary="Without its looks">

Text of the other box.

</Details>
`,
    "src/theme/DocItem/Footer/index.js": `
import DocItemFooter from "@theme-original/DocItem/Footer";
export default function DocItemFooterWithThanks(props) {
  return <><DocItemFooter {...props} /><p id="thanks">Thanks for reading</p></>;
}`,
    "src/theme/Footer/Copyright/index.js": `
import Copyright from "@theme-init/Footer/Copyright";
export default function OwnCopyright(props) {
  return <div id="own" className="text--right"><Copyright {...props} copyright={props.copyright + " at all"} /></div>;
}`,
    "src/theme/Admonition/Icon/Note.js":
      "export default function Note() { return <i id='own-icon' />; }",
    "src/theme/Root.js": `
import { createContext, useEffect, useState } from "react";
export default function Root({ children }) {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(1), []);
  return <div id="root" data-count={count}>{children}</div>;
}`,
    "src/theme/MDXComponents.js": `
import MDXComponents from "@theme-original/MDXComponents";
import Shiny from "@site/src/Shiny";
import Rows from "@site/src/Rows";
export default { ...MDXComponents, Shiny, table: Rows };`,
    "src/Rows.js": `
export default function Rows({ children, ...props }) {
  const [head, body] = children;
  const cells = head.props.children.props.children;
  return <table {...props} title={cells.map((cell) => cell.props.children).join()}>{body}</table>;
}`,
    "src/Shiny.js":
      "export default function Shiny({ children }) { return <em className='shiny'>{children}</em>; }",
    "docs/closed/rare.md":
      '---\nmdx: { format: md }\n---\n# Rare\n\n<p id="raw" class="padding-left--xl">Seldom <i style="color: var(--ifm-color-info-light)">so</i></p>\n',
    "plugins/mark/index.js":
      "module.exports = () => ({ name: 'mark', getClientModules: () => ['./client'] });",
    "plugins/mark/client.js": `
export function onRouteDidUpdate() {
  if (document.querySelector("#mark")) return;
  document.body.append(Object.assign(document.createElement("i"), { id: "mark", className: "shadow--" + "md" }));
}`,
    "docs/closed/shiny.mdx":
      "# Shiny\n\n<Shiny>registered</Shiny>\n\n| a | b |\n|---|---|\n| 1 | *2* |\n\n[Seldom used](rare.md)\n",
  },
};
