/** Items of a sidebar, which a build renders once for all pages that show them. */

import { expect, test } from "vitest";
import { buildSite, createSite } from "./support/site.ts";

const files = {
  "docs/one.md": "---\nslug: /\n---\n\n# One\n",
  "docs/two.md": "# Two\n",
  "docs/three.md": "# Three\n",
  "sidebars.js": `export default { docs: ["one", "two", "three", { type: "link", label: "Elsewhere", href: "https://elsewhere.test" }] };`,
};
const config = {
  presets: [
    ["classic", { docs: { routeBasePath: "/", sidebarPath: "./sidebars.js" }, blog: false }],
  ],
};

test("a component of the site's among them may show another thing on each page", async () => {
  const site = createSite("kept-parts", {
    config,
    files: {
      ...files,
      "src/theme/Icon/ExternalLink/index.js": `import { useLocation } from "@docusaurus/router";
export default function ExternalLink() {
  return <b data-seen-on={useLocation().pathname} />;
}`,
    },
  });
  await buildSite(site);
  for (const page of ["", "two/", "three/"]) {
    const html = site.read(`build/${page}index.html`);
    const seen = Array.from(html.matchAll(/data-seen-on="([^"]*)"/g), ([, path]) => path);
    expect(seen).toEqual([`/${page}`.replace(/(?<=.)\/$/, "")]);
  }
});
