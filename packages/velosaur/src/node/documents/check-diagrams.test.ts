import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import type { LoadContext } from "../contract/contract.ts";
import { checkDiagrams } from "./check-diagrams.ts";

afterAll(removeSites);

const siteDir = writeSite({
  "docusaurus.config.js": "export default {\n  markdown: { mermaid: true },\n};\n",
  "theme/Mermaid/index.js": "",
});
const createContext = (mermaid: boolean): LoadContext =>
  ({
    siteConfig: { markdown: { mermaid } },
    siteConfigPath: path.join(siteDir, "docusaurus.config.js"),
  }) as unknown as LoadContext;

test("diagrams that nothing draws", () => {
  expect(checkDiagrams(createContext(true), [path.join(siteDir, "src/theme")])).toMatchObject([
    {
      severity: "warning",
      message:
        "`markdown.mermaid` is on, but no theme draws diagrams: their source is shown as code.",
      hint: "Add '@docusaurus/theme-mermaid' to `themes`.",
      line: 2,
    },
  ]);
});

test("diagrams that are drawn, or not wanted", () => {
  expect(checkDiagrams(createContext(true), [path.join(siteDir, "theme")])).toEqual([]);
  expect(checkDiagrams(createContext(false), [])).toEqual([]);
});
