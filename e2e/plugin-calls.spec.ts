import { expect, test } from "vitest";
import { buildSite, createSite } from "./support/site.ts";

/** So many that threads compile them. */
const DOCS = 60;

test("a plugin is called once for each locale, also where threads compile with functions of the configuration", async () => {
  const site = createSite("plugin-calls", {
    files: {
      "docs/index.md": "---\nslug: /\n---\n\n# Start\n",
      ...Object.fromEntries(
        Array.from({ length: DOCS }, (_, index) => [
          `docs/doc-${index}.md`,
          `# Doc ${index}\n\nOne word.\n`,
        ]),
      ),
      "docusaurus.config.js": `const say = () => (tree) => {
  for (const node of tree.children)
    for (const text of node.children ?? []) if (text.value === "One word.") text.value = "Another word.";
};
export default {
  title: "Fixture", url: "https://fixture.test", baseUrl: "/",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  presets: [["classic", { docs: { routeBasePath: "/", remarkPlugins: [say] }, blog: false }]],
  plugins: ["docusaurus-plugin-counted"],
};
`,
      "node_modules/docusaurus-plugin-counted/index.js": `const { appendFileSync } = require("node:fs");
module.exports = ({ siteDir, i18n }) => {
  appendFileSync(siteDir + "/calls.txt", i18n.currentLocale + "\\n");
  return { name: "counted" };
};
`,
    },
  });
  await buildSite(site);
  expect(site.read("calls.txt")).toBe("en\nfr\n");
  for (const folder of ["build", "build/fr"])
    expect(site.read(`${folder}/doc-7/index.html`)).toContain("Another word.");
});
