import { afterAll, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { checkHeadTags } from "./check-head-tags.ts";

afterAll(removeSites);

it("warns of keys that are one slip away, with their place", () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default {
  headTags: [{ tagName: "link", atributes: { rel: "me" } }, { tagName: "style", innerHtml: "a {}", own: 1 }],
};
`,
  });
  const siteConfigPath = `${siteDir}/docusaurus.config.js`;
  const headTags = [
    { tagName: "link", atributes: { rel: "me" } },
    { tagName: "style", innerHtml: "a {}", own: 1 },
  ];
  expect(checkHeadTags({ siteConfig: { headTags }, siteConfigPath })).toMatchObject([
    {
      severity: "warning",
      message: 'Unknown key "atributes" in `headTags[0]`. Did you mean "attributes"?',
      line: 2,
    },
    { message: 'Unknown key "innerHtml" in `headTags[1]`. Did you mean "innerHTML"?', line: 2 },
  ]);
});
