// @ts-check
import { expectVisible } from "../expect.mjs";

const glossaryFile = `{
  "title": "Words of the harbour",
  "terms": [
    { "term": "bowline", "definition": "A knot that holds.", "relatedTerms": ["rope"] },
    { "term": "rope", "definition": "Many threads, twisted." }
  ]
}
`;

/** @type {import("../recipe.mjs").Recipe} */
export const glossary = {
  name: "glossary",
  packages: { "docusaurus-plugin-glossary": "3.4.0" },
  config: {
    imports: `import { getRemarkPlugin } from "docusaurus-plugin-glossary";
const words = { glossaryPath: "glossary/glossary.json", routePath: "/glossary" };`,
    docs: `remarkPlugins: [getRemarkPlugin(words, { siteDir: import.meta.dirname })],`,
    plugins: `["docusaurus-plugin-glossary", words]`,
  },
  files: { "glossary/glossary.json": glossaryFile },
  async check({ open }) {
    const page = await open("/docs/ropes");
    const term = page.getByRole("link", { name: "bowline" });
    await term.hover();
    await expectVisible(page.getByRole("tooltip").getByText("A knot that holds."));
    await term.click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Words of the harbour" }));
    await page.getByPlaceholder("Search terms...").fill("threads");
    await expectVisible(page.getByText("Total terms: 2"));
    await page.getByText("A knot that holds.").waitFor({ state: "detached" });
  },
};
