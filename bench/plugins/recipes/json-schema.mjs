// @ts-check
import { expectVisible } from "../expect.mjs";

const schema = `{
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", description: "What stands on her bow" },
    masts: { type: "integer", description: "Of wood or steel" },
  },
}`;

/** @type {import("../recipe.mjs").Recipe} */
export const jsonSchema = {
  name: "json-schema",
  packages: { "docusaurus-json-schema-plugin": "1.15.1" },
  config: { plugins: `"docusaurus-json-schema-plugin"` },
  files: {
    "docs/boat.mdx": `---
title: A boat
---

import JSONSchemaViewer from "@theme/JSONSchemaViewer";

<JSONSchemaViewer schema={${schema}} />
`,
    "src/pages/edit.js": `import React, { lazy, Suspense } from "react";
import BrowserOnly from "@docusaurus/BrowserOnly";
import Layout from "@theme/Layout";

const Editor = lazy(() => import("@theme/JSONSchemaEditor").then((module) => ({ default: module.default.default ?? module.default })));
const schema = ${schema};

export default function Edit() {
  return (
    <Layout>
      <BrowserOnly>
        {() => (
          <Suspense fallback="Wait">
            <Editor schema={schema} value='{ "masts": "two" }' height="200px" />
          </Suspense>
        )}
      </BrowserOnly>
    </Layout>
  );
}
`,
  },
  // Node has no `window`, for which the editor asks. Its worker finds what the schema doesn't allow.
  async check({ open }) {
    const viewer = await open("/docs/boat");
    await viewer.getByText("What stands on her bow").first().waitFor({ state: "attached" });
    const page = await open("/edit");
    await expectVisible(page.locator(".monaco-editor .view-line"));
    await page.locator(".monaco-editor .squiggly-warning").first().waitFor({ state: "attached" });
  },
};
