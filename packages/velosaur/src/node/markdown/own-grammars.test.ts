import { writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compileHtml, compileText, createSite, findMistake } from "./__fixtures__/compile-text.ts";
import { findOwnGrammars } from "./own-grammars.ts";
import { DEFAULT_MAGIC_COMMENTS } from "./options.ts";
import type { CompileOptions } from "./options.ts";

/** What upstream makes of the file when it is swizzled, with a grammar of the site's own. */
const swizzled = `
import siteConfig from '@generated/docusaurus.config';
import { shanty } from '../languages/shanty';

export default function prismIncludeLanguages(PrismObject) {
  const { themeConfig: { prism } } = siteConfig;
  const before = globalThis.Prism;
  globalThis.Prism = PrismObject;
  prism.additionalLanguages.forEach((language) => {
    require(\`prismjs/components/prism-\${language}\`);
  });
  require('../languages/knots');
  PrismObject.languages.shanty = shanty;
  delete globalThis.Prism;
  if (typeof before !== 'undefined') globalThis.Prism = before;
}
`;

const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

let siteDir: string;
beforeEach(() => {
  siteDir = createSite({
    "src/theme/prism-include-languages.js": swizzled,
    "src/languages/shanty.ts": "export const shanty = { keyword: /\\bheave\\b/ as RegExp };",
    "src/languages/knots.js": "Prism.languages.knots = { string: /bowline/ };",
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, "Prism"));

const withGrammars = (additionalLanguages: string[] = []): Partial<CompileOptions> => {
  const grammars = findOwnGrammars([path.join(siteDir, "src/theme")], siteDir);
  return {
    siteDir,
    prism: {
      additionalLanguages,
      magicComments: DEFAULT_MAGIC_COMMENTS,
      ...(grammars && { grammars }),
    },
  };
};

test("a site's module loads and extends grammars that build upon those of upstream's highlighter", async () => {
  writeFileSync(
    path.join(siteDir, "src/languages/knots.js"),
    "Prism.languages.knots = Prism.languages.extend('typescript', { rope: /bowline/ });",
  );
  const options = withGrammars(["tsx", "cilkcpp", "reason"]);
  expect(await compileHtml(fence("knots", "bowline"), options)).toContain("token rope");
  expect(await compileHtml(fence("tsx", "let a: string"), options)).toContain("token builtin");
});

test("a site adds grammars, with Prism as an argument and as a global", async () => {
  const options = withGrammars(["java"]);
  expect(await compileHtml(fence("shanty", "heave away"), options)).toContain(
    '<span class="token keyword">heave</span>',
  );
  expect(await compileHtml(fence("knots", "a bowline"), options)).toContain("token string");
  expect(await compileHtml(fence("java", "class A {}"), options)).toContain("token keyword");
  // Prism's own come when they are asked for, also when the site has taken the global away.
  expect(await compileHtml(fence("elixir", "defmodule A do"), options)).toContain("token keyword");
  expect((await compileText(fence("shanty", "x"), options)).diagnostics).toEqual([]);
});

test("it is the module's texts that tell whether grammars have changed", async () => {
  const before = withGrammars().prism?.grammars;
  expect(before?.files.map((file) => path.relative(siteDir, file))).toEqual([
    "src/theme/prism-include-languages.js",
    "src/languages/shanty.ts",
    "src/languages/knots.js",
  ]);
  writeFileSync(
    path.join(siteDir, "src/languages/shanty.ts"),
    "export const shanty = { keyword: /\\bhaul\\b/ };",
  );
  expect(withGrammars().prism?.grammars?.hash).not.toBe(before?.hash);
  expect(await compileHtml(fence("shanty", "heave haul"), withGrammars())).toContain(
    'heave <span class="token keyword">haul</span>',
  );
});

test("the theme's own can be called", async () => {
  writeFileSync(
    path.join(siteDir, "src/theme/prism-include-languages.js"),
    `import original from '@theme-original/prism-include-languages';
     export default (Prism) => { original(Prism); Prism.languages.vue = { 'own-token': /x/ }; };`,
  );
  const html = await compileHtml(fence("vue", "x"), withGrammars());
  expect(html).toContain("own-token");
});

test.each([
  ["export const a = 1;", "“prism-include-languages” exports no function."],
  [
    "export default (Prism) => { window.Prism = Prism; delete window.Prism; throw new Error('no wind'); };",
    "“prism-include-languages” failed: no wind",
  ],
  ["import './gone.js';", 'Cannot find the file "./gone.js".'],
])("%s is a mistake", async (source, message) => {
  writeFileSync(path.join(siteDir, "src/theme/prism-include-languages.js"), source);
  expect(await findMistake("Text.", withGrammars())).toContain(message);
  expect(globalThis).not.toHaveProperty("window");
});

test("a site without one adds nothing", () => {
  expect(findOwnGrammars([path.join(siteDir, "src")], siteDir)).toBeUndefined();
});

test("a module that adds grammars in a browser only", async () => {
  writeFileSync(
    path.join(siteDir, "src/theme/prism-include-languages.js"),
    `
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
export default (PrismObject) => {
  if (!ExecutionEnvironment.canUseDOM) return;
  window.Prism = PrismObject;
  require('../languages/knots');
  delete window.Prism;
};
`,
  );
  expect(await compileHtml(fence("knots", "bowline"), withGrammars())).toContain("token string");
  expect(globalThis).not.toHaveProperty("window");
});

test("stylesheets that the module imports are for the page alone", async () => {
  const module = "src/theme/prism-include-languages.js";
  siteDir = createSite({
    [module]: `import "./colors.css";
import "@site/src/css/more.scss";
export default (Prism) => { Prism.languages.shanty = { keyword: /heave/ }; };`,
    "src/theme/colors.css": ".token { color: red }",
    "src/css/more.scss": "$a: red;",
  });
  expect(await compileHtml(fence("shanty", "heave"), withGrammars())).toContain("token keyword");
});
