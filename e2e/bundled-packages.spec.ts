/** Packages that only a bundler can put together: their pages have HTML in dev, too. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import type { SiteSource } from "./support/site.ts";

const manifest = (name: string, more: object = {}): string =>
  JSON.stringify({ name, version: "1.0.0", main: "index.js", ...more });

const source: SiteSource = {
  config: { presets: [["classic", { docs: { routeBasePath: "/docs" }, blog: false }]] },
  files: {
    // Names its modules without an ending, and imports a stylesheet.
    "node_modules/loose/package.json": manifest("loose"),
    "node_modules/loose/index.js": `export { Loose } from "./parts/loose";\n`,
    "node_modules/loose/parts/loose.js": `import { createElement } from "react";
import shout from "compiled-for-loose";
import { word } from "../words";
import "./loose.css";
export const Loose = () => createElement("p", { id: "loose" }, shout(word));
`,
    "node_modules/loose/parts/loose.css": "#loose { letter-spacing: 3px; }",
    "node_modules/loose/words/index.js": `export const word = "loose";\n`,
    // CommonJS whose default export Node takes for all that it exports.
    "node_modules/compiled-for-loose/package.json": manifest("compiled-for-loose"),
    "node_modules/compiled-for-loose/index.js": `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = (text) => text.toUpperCase();
`,
    // One that says it is for Node, which it isn't, gets of CommonJS what Node would give.
    "node_modules/strict/package.json": manifest("strict", { type: "module" }),
    "node_modules/strict/index.js": `import compiled from "compiled-for-loose";
import { word } from "./word";
export const strict = () => compiled.default(word);
`,
    "node_modules/strict/word.js": `export const word = "strict";\n`,
    // What the dev server serves as it is, a package may require.
    "node_modules/requires-prism/package.json": manifest("requires-prism"),
    "node_modules/requires-prism/index.js": `const Prism = require("prismjs");
require("prismjs/components/prism-bash.js");
exports.highlight = (code) => Prism.highlight(code, Prism.languages.bash, "bash");
`,
    "src/pages/requiring.tsx": `import { highlight } from "requires-prism";
export default function Requiring(): unknown {
  return <code dangerouslySetInnerHTML={{ __html: highlight("echo 1") }} />;
}
`,
    "src/pages/strict.tsx": `import { strict } from "strict";
export default function Strict(): unknown {
  return <main><h1>{strict()}</h1></main>;
}
`,
    "src/pages/index.tsx": `import { Loose } from "loose";
export default function Home(): unknown {
  return <main><h1>Home</h1><Loose /></main>;
}
`,
    "src/pages/direct.tsx": `import shout from "compiled-for-loose";
export default function Direct(): unknown {
  return <main><h1>{shout("direct")}</h1></main>;
}
`,
    // Of which documents show a part.
    "node_modules/many/package.json": manifest("many", { type: "module", sideEffects: false }),
    "node_modules/many/index.js": `export { Small } from "./small.js";\nexport { Large } from "./large.js";\n`,
    "node_modules/many/small.js": `import { createElement } from "react";
export const Small = () => createElement("p", { id: "small" }, "Small");
`,
    "node_modules/many/large.js": `import { createElement } from "react";
export const Large = () => createElement("p", {}, "A thousand icons");
`,
    "node_modules/compiled-many/package.json": manifest("compiled-many"),
    "node_modules/compiled-many/index.js": `const { createElement } = require("react");
exports.Old = () => createElement("p", { id: "old" }, "Old");
exports.word = "known";
`,
    "docs/part.mdx": `import { Small } from "many";
import { Old, word } from "compiled-many";

# Part, {word}

<Small />

<Old />
`,
    "docs/shown.mdx": `import { Loose } from "loose";\n\n# Shown\n\n<Loose />\n`,
  },
};

describeBoth("bundled-packages", source, (running) => {
  const { open, mode } = running;
  test.runIf(mode === "build")("a document brings of a package what it takes, and no more", () => {
    const folder = path.join(running.site.dir, "build/assets/js");
    const code = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
    expect(code.some((text) => text.includes('"Small"') || text.includes("`Small`"))).toBe(true);
    expect(code.some((text) => text.includes("A thousand icons"))).toBe(false);
  });

  test.each(["/", "/docs/shown"])(
    "%s shows what the package renders without a script",
    async (path) => {
      const page = await open(path, { javaScriptEnabled: false });
      expect(await page.locator("#loose").innerText()).toBe("LOOSE");
    },
  );

  test("the default export of CommonJS is the one that is meant", async () => {
    const page = await open("/direct", { javaScriptEnabled: false });
    expect(await page.locator("h1").innerText()).toBe("DIRECT");
  });

  test("a package written for Node gets what Node gives", async () => {
    const page = await open("/strict", { javaScriptEnabled: false });
    expect(await page.locator("h1").innerText()).toBe("STRICT");
  });

  test("a package that requires the highlighter has it within", async () => {
    const page = await open("/requiring");
    await page.locator("code .token.builtin").waitFor();
  });

  test.each([
    ["/", "#loose", "LOOSE"],
    ["/direct", "h1", "DIRECT"],
    ["/strict", "h1", "STRICT"],
    ["/docs/part", "h1", "Part, known"],
    ["/docs/part", "#small", "Small"],
    ["/docs/part", "#old", "Old"],
  ])("the browser shows the same on %s", async (path, part, text) => {
    const page = await open(path);
    expect(await page.locator(part).innerText()).toBe(text);
  });
});
