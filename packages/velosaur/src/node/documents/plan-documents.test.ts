import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createSourceFiles } from "../config/source-files.ts";
import { resolveCompileOptions } from "../markdown/options.ts";
import { createFileLinks } from "../routes/file-links.ts";
import { planDocuments } from "./compile-documents.ts";
import { openDocumentStore } from "./document-store.ts";

afterAll(removeSites);

test("where no text is kept, only what may have code is read again to be planned, on one machine and on others", async () => {
  const siteDir = writeSite({
    "docs/shown.md": "# Shown\n\n```js\nimport B from './B';\n```\n",
    "docs/plain.md": "# Plain\n",
    "docs/code.mdx": "import B from './B';\n\n<B />\n",
    "docs/B.js": "export default () => null;",
    "docs/other.md": "# Other\n\n```jsx\n<B onClick={() => {}} />\n```\n",
  });
  const locate = (name: string): { filePath: string } => ({
    filePath: path.join(siteDir, "docs", name),
  });
  const options = resolveCompileOptions({ siteDir, staticDirs: [] });
  const sources = createSourceFiles(0);
  const looks: string[] = [];
  const plan = await planDocuments({
    files: ["shown.md", "plain.md", "code.mdx"].map(locate),
    others: [locate("other.md")],
    siteDir,
    table: { entries: [{ options, key: "" }], indexOf: () => 0 },
    store: await openDocumentStore(path.join(siteDir, "cache")),
    sources: {
      ...sources,
      text(filePath) {
        looks.push(path.basename(filePath));
        return sources.text(filePath);
      },
    },
    links: createFileLinks({ siteDir, pages: [], translated: [] }),
  });
  expect(looks).toEqual(["code.mdx"]);
  expect(plan.stale.map(({ filePath }) => path.basename(filePath))).toEqual([
    "shown.md",
    "plain.md",
    "code.mdx",
  ]);
  expect(plan.imports).toHaveLength(1);
});
