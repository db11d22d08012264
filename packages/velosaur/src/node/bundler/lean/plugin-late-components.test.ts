import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../../__fixtures__/write-site.ts";
import { createModuleResolver } from "../module-resolution.ts";
import {
  findParts,
  LATE_DATA,
  LATE_ELEMENTS,
  lateComponentsPlugin,
} from "./plugin-late-components.ts";

afterAll(removeSites);

const generated = { "copy-page": 'export { default } from "@theme/CopyPage";' };

function createPlugin(files: Record<string, string>) {
  const siteDir = writeSite(files);
  const resolver = createModuleResolver({ siteDir, themePaths: [] });
  const plugin = lateComponentsPlugin({ resolver, generated, side: "client" });
  const { handler } = plugin.transform as unknown as {
    handler: (code: string, id: string) => { code: string } | null;
  };
  return { resolver, transform: (code: string, id = "/a.tsx") => handler(code, id)?.code };
}

const footer = 'import Footer from "@theme/Footer";';
const docFooter = "import DocFooter from '@theme/DocItem/Footer'";

test("late components are imported by way of a module that loads them late", () => {
  const { transform } = createPlugin({});
  // A compiler leaves the braces of types behind.
  const pages = 'import Pages, {} from "@theme/DocPaginator";';
  expect(transform(`${footer}\n${pages}\n${docFooter}\nimport { x } from "@theme/Footer";`)).toBe(
    [
      'import Footer from "velosaur:late/@theme/Footer";',
      'import Pages from "velosaur:late/@theme/DocPaginator";',
      'import DocFooter from "velosaur:late/@theme/DocItem/Footer";',
      'import { x } from "@theme/Footer";',
    ].join("\n"),
  );
});

test.each([
  ["the component", "src/theme/Footer.tsx", footer],
  ["a part of it", "src/theme/Footer/Copyright/index.js", footer],
  ["a part of a part", "src/theme/LastUpdated/index.tsx", docFooter],
  ["a part that the configuration brings", "src/theme/CopyPage.tsx", docFooter],
])("a site that overrides %s has it at once", (_what, file, statement) => {
  const other = statement === footer ? docFooter : footer;
  const { transform } = createPlugin({ [file]: "" });
  expect(transform(statement)).toBe(statement);
  expect(transform(other)).toContain("velosaur:late/");
});

test("what stands in a late component comes with it", () => {
  const { transform, resolver } = createPlugin({});
  const outer = resolver.resolve("@theme/BlogPostItem/Footer")!;
  expect(transform(docFooter, outer)).toBeUndefined();
});

const IN_BROWSER =
  /\buse(?:State|Effect|LayoutEffect|IsBrowser|SyncExternalStore)\b|\bon[A-Z]\w*=|BrowserOnly/;

test.each([...LATE_ELEMENTS, ...LATE_DATA])("%s has nothing for the browser to do", (name) => {
  const { resolver } = createPlugin({});
  const sources = [...findParts(name, { resolver, generated })!].map((file) =>
    readFileSync(file, "utf8"),
  );
  expect(sources.length).toBeGreaterThan(0);
  const hasHead = /@docusaurus\/Head|PageMetadata/;
  for (const source of sources) expect(source).not.toMatch(IN_BROWSER);
  expect(sources.some((source) => hasHead.test(source))).toBe(LATE_DATA.includes(name));
});
