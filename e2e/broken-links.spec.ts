/** What the build says of links, across versions, instances and locales; and that it says nothing of good ones. */

import { expect, test } from "vitest";
import { buildSite, createSite, readMessage, type SiteFiles } from "./support/site.ts";

/** Every way to name a page that is there. */
const good = (version: string, address: string): string => `
[file](./intro.md), [from the root](/intro.md), [bare](intro.md), [below](deep/more.md#x),
[of the site](@site/docs/guide.md), [other instance](@site/community/team.md#crew),
[address](${address}/intro/#start), [with file name](${address}/guide/index.html), [here](#part), [top](#top),
[a form](/form#field), [static](/files/a.txt), [raw](pathname:///elsewhere), [old](@site/versioned_docs/version-1.0/intro.md),
[any below](/feature-requests/some/thing), [a post](/blog/2020/01/01/a#more), [outside](https://example.org/no.md).

## Part

Version ${version}.
`;

const intro = "# Intro\n\n[guide](./guide.md#part), [deep](./deep/more.md).\n\n## Start\n";
const more = "# More\n\n[up](../guide.md), [and](../intro.md#start).\n\n## X\n";
const support = `# Support

[team](team.md), [no file](./taem.md), [no page](/comunity/team), [no anchor](/docs/guide#prat).
`;

const files: SiteFiles = {
  "docusaurus.config.js": `export default {
  title: "Links",
  url: "https://fixture.test",
  baseUrl: "/base/",
  trailingSlash: true,
  onBrokenLinks: "warn",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  presets: [["classic", { docs: {}, blog: { showReadingTime: false } }]],
  plugins: [
    ["@docusaurus/plugin-content-docs", { id: "community", path: "community", routeBasePath: "community" }],
    ({ baseUrl }) => ({
      name: "requests",
      contentLoaded: ({ actions }) =>
        actions.addRoute({ path: baseUrl + "feature-requests", exact: false, component: "@site/src/pages/form.js" }),
    }),
  ],
  themeConfig: {
    navbar: {
      items: [
        { to: "/docs/intro#start", label: "Good" },
        { to: "/docs/intor", label: "Bad" },
      ],
    },
  },
};
`,
  "versions.json": '["1.0"]',
  "docs/guide.md": `# Guide\n${good("Next", "/docs/next")}`,
  "docs/intro.md": intro,
  "docs/deep/more.md": more,
  "docs/only-here.md": "# Only here\n",
  "docs/twin.md": "---\nslug: /intro\n---\n# Twin\n",
  "versioned_docs/version-1.0/guide.md": `# Guide\n${good("1.0", "/docs")}
[not in this version](/docs/only-here), [nor as a file](./only-here.md), [wrong part](./intro.md#strat).
`,
  "versioned_docs/version-1.0/intro.md": intro,
  "versioned_docs/version-1.0/deep/more.md": more,
  "community/team.md": "# Team\n\n[support](./support.md)\n\n## Crew\n",
  "community/support.md": support,
  // Some files are translated, and link to some that are not, and the other way round.
  "i18n/fr/docusaurus-plugin-content-docs/current/guide.md": `# Guide\n${good("Suivante", "/docs/next")}`,
  "i18n/fr/docusaurus-plugin-content-docs/current/deep/more.md": `${more}
[broken](../introo.md), [and here](/docs/next/guid/).
`,
  "i18n/fr/docusaurus-plugin-content-docs-community/current/team.md":
    "# Équipe\n\n[support](./support.md)\n\n## Crew\n",
  "blog/2020-01-01-a.md":
    "---\ntitle: A post\ntags: [a]\n---\n\n[no such post](./2020-01-01-b.md), [docs](/dosc/intro)\n\n<!-- truncate -->\n\n## More\n",
  "static/files/a.txt": "a",
  "src/Card.js": `import Link from "@docusaurus/Link";
export default () => <Link to="/docs/gide">A card</Link>;
`,
  "src/pages/index.js": `import Link from "@docusaurus/Link";
import Card from "../Card";
const part = "prt";
export default () => (
  <main>
    <Card />
    <Link to="/docs/guide#part">good</Link>
    <Link to="/fomr">bad</Link>
    <Link to={"/docs/guide#" + part}>made</Link>
  </main>
);
`,
  "src/pages/form.js": `import Link from "@docusaurus/Link";
export default () => <main><Link to="#field">x</Link><input id="field" aria-label="x" /></main>;
`,
  "src/pages/card.mdx": `import Card from "@site/src/Card";
import Link from "@docusaurus/Link";

# Card

<Card />

<Link to="/docs/gide">again</Link>
`,
};

test("each broken link is told once, with its place, its pages and what was meant", async () => {
  const site = createSite("broken-links", { files });
  expect(readMessage(await buildSite(site))).toMatchInlineSnapshot(`
    "warning docs/twin.md:2:1
      Several pages have the address /base/docs/next/intro/: docs/intro.md and docs/twin.md. Did you mean the address "/base/docs/next/twin"?
        1 | ---
      > 2 | slug: /intro
          | ^
        3 | ---
        4 | # Twin
      docs/intro.md is shown. Move the other file, or give it another \`slug\`.

    warning blog/2020-01-01-a.md:6:1
      The link "./2020-01-01-b.md" on the pages /base/blog/2020/01/01/a/, /base/blog/ and /base/blog/tags/a/ leads to no Markdown file of the site. Did you mean "./2020-01-01-a.md"?
        4 | ---
        5 |
      > 6 | [no such post](./2020-01-01-b.md), [docs](/dosc/intro)
          | ^
        7 |
        8 | <!-- truncate -->
      A link to a file is relative to the file it stands in, and needs the extension.

    warning community/support.md:3:18
      The link "./taem.md" on the page /base/community/support/ leads to no Markdown file of the site. Did you mean "./team.md"?
        1 | # Support
        2 |
      > 3 | [team](team.md), [no file](./taem.md), [no page](/comunity/team), [no anchor](/docs/guide#prat).
          |                  ^
      A link to a file is relative to the file it stands in, and needs the extension.

    warning versioned_docs/version-1.0/guide.md:13:41
      The link "./only-here.md" on the page /base/docs/guide/ leads to no Markdown file of the site. Did you mean "../../docs/only-here.md"?
        11 | Version 1.0.
        12 |
      > 13 | [not in this version](/docs/only-here), [nor as a file](./only-here.md), [wrong part](./intro.md#str…
           |                                         ^
      A link to a file is relative to the file it stands in, and needs the extension.

    warning src/Card.js:2:32
      Broken link "/docs/gide/", 2 times:
        src/Card.js:2:32 (/base/)
        src/pages/card.mdx:8:1 (/base/card/)
        1 | import Link from "@docusaurus/Link";
      > 2 | export default () => <Link to="/docs/gide">A card</Link>;
          |                                ^
      Did you mean "/docs/guide"?

    warning src/pages/index.js:8:15
      Broken link "/fomr/":
        src/pages/index.js:8:15 (/base/)
         6 |     <Card />
         7 |     <Link to="/docs/guide#part">good</Link>
      >  8 |     <Link to="/fomr">bad</Link>
           |               ^
         9 |     <Link to={"/docs/guide#" + part}>made</Link>
        10 |   </main>
      Did you mean "/form"?

    warning src/pages/index.js
      Broken anchor "/docs/guide/#prt":
        src/pages/index.js (/base/)
      Did you mean "/docs/guide/#part"?

    warning docusaurus.config.js:21:16
      Broken link "/docs/intor/":
        docusaurus.config.js:21:16 (/base/404.html, /base/blog/, /base/blog/2020/01/01/a/ and 13 more)
        19 |       items: [
        20 |         { to: "/docs/intro#start", label: "Good" },
      > 21 |         { to: "/docs/intor", label: "Bad" },
           |                ^
        22 |       ],
        23 |     },
      Did you mean "/docs/intro"?

    warning blog/2020-01-01-a.md:6:36
      Broken link "/dosc/intro":
        blog/2020-01-01-a.md:6:36 (/base/blog/2020/01/01/a/, /base/blog/ and /base/blog/tags/a/)
        4 | ---
        5 |
      > 6 | [no such post](./2020-01-01-b.md), [docs](/dosc/intro)
          |                                    ^
        7 |
        8 | <!-- truncate -->
      Did you mean "/docs/intro"?

    warning community/support.md:3:40
      Broken link "/comunity/team":
        community/support.md:3:40 (/base/community/support/)
        1 | # Support
        2 |
      > 3 | [team](team.md), [no file](./taem.md), [no page](/comunity/team), [no anchor](/docs/guide#prat).
          |                                        ^
      Did you mean "/community/team"?

    warning community/support.md:3:67
      Broken anchor "/docs/guide#prat":
        community/support.md:3:67 (/base/community/support/)
        1 | # Support
        2 |
      > 3 | [team](team.md), [no file](./taem.md), [no page](/comunity/team), [no anchor](/docs/guide#prat).
          |                                                                   ^
      Did you mean "/docs/guide#part"?

    warning versioned_docs/version-1.0/guide.md:13:1
      Broken link "/docs/only-here":
        versioned_docs/version-1.0/guide.md:13:1 (/base/docs/guide/)
        11 | Version 1.0.
        12 |
      > 13 | [not in this version](/docs/only-here), [nor as a file](./only-here.md), [wrong part](./intro.md#str…
           | ^
      Did you mean "/docs/next/only-here"?

    warning versioned_docs/version-1.0/guide.md:13:74
      Broken anchor "./intro.md#strat":
        versioned_docs/version-1.0/guide.md:13:74 (/base/docs/guide/)
        11 | Version 1.0.
        12 |
      > 13 | [not in this version](/docs/only-here), [nor as a file](./only-here.md), [wrong part](./intro.md#str…
           |                                                                          ^
      Did you mean "./intro.md#start"?

    warning i18n/fr/docusaurus-plugin-content-docs/current/deep/more.md:7:1
      The link "../introo.md" on the page /base/fr/docs/next/deep/more/ leads to no Markdown file of the site. Did you mean "../intro.md"?
        5 | ## X
        6 |
      > 7 | [broken](../introo.md), [and here](/docs/next/guid/).
          | ^
      A link to a file is relative to the file it stands in, and needs the extension.

    warning i18n/fr/docusaurus-plugin-content-docs/current/deep/more.md:7:25
      Broken link "/docs/next/guid/":
        i18n/fr/docusaurus-plugin-content-docs/current/deep/more.md:7:25 (/base/fr/docs/next/deep/more/)
        5 | ## X
        6 |
      > 7 | [broken](../introo.md), [and here](/docs/next/guid/).
          |                         ^
      Did you mean "/docs/next/guide"?"
  `);
});
