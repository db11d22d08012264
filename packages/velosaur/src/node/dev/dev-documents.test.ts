import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import type { DocumentRecord } from "../documents/document-record.ts";
import { AuthorError } from "../system/author-error.ts";
import { createDevDocuments } from "./dev-documents.ts";
import { loadDevSite } from "./dev-site.ts";
import { GoneDocument } from "./gone-document.ts";

afterAll(removeSites);

/** Notes each of its runs, and reads a file beside the document's folder. */
const LOADER = `const fs = require("node:fs"), path = require("node:path");
module.exports = function (source) {
  fs.appendFileSync(path.join(this.rootContext, "runs.txt"), path.basename(this.resourcePath) + " ");
  this.addDependency(path.join(this.rootContext, "note.txt"));
  this.addContextDependency(path.join(this.rootContext, "notes"));
  return source;
};`;

it("ask loaders once for each look at a document, and tell what these read", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default { title: "Site", url: "https://example.com", baseUrl: "/",
      presets: [["classic", { blog: false, pages: false }]], plugins: ["./plugin.js"] };`,
    "plugin.js": `module.exports = () => ({ name: "mine", configureWebpack: () => ({
      module: { rules: [{ test: /\\.md$/, use: require.resolve("./loader.js") }] } }) });`,
    "loader.js": LOADER,
    "docs/a.md": `import Part from "./_part.md";\n\n# A\n\n<Part />\n`,
    "docs/_part.md": "A part.\n",
  });
  const site = await loadDevSite(await resolveConfig({ siteDir, mode: "development" }));
  const documents = createDevDocuments(`${siteDir}/cache`);
  const compile = (): Promise<void> =>
    documents.compile({ filePath: `${siteDir}/docs/a.md` }, { site, into: new Map() });
  const readRuns = (): string => readFileSync(`${siteDir}/runs.txt`, "utf8");

  await compile();
  expect(readRuns()).toBe("a.md _part.md ");
  const told: string[] = [];
  documents.onRead((names) => told.push(...names));
  expect(told).toEqual(expect.arrayContaining([`${siteDir}/note.txt`, `${siteDir}/notes`]));
  told.length = 0;
  await compile();
  expect(readRuns()).toBe("a.md _part.md a.md _part.md ");
  expect(told).toContain(`${siteDir}/note.txt`);
});

it("forget documents that import a file which has gone, until it is back", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default { title: "Site", url: "https://example.com", baseUrl: "/",
      presets: [["classic", { blog: false, pages: false }]] };`,
    "src/Box.js": "export default () => null;",
    "src/Other/index.js": "export default () => null;",
    "docs/a.mdx": `import Box from "@site/src/Box";\n\n# A\n\n<Box />\n`,
    "docs/b.mdx": `import Other from "../src/Other";\n\n# B\n\n<Other />\n`,
  });
  const site = await loadDevSite(await resolveConfig({ siteDir, mode: "development" }));
  const documents = createDevDocuments(`${siteDir}/cache`);
  const compile = (name: string): Promise<void> =>
    documents.compile({ filePath: `${siteDir}/docs/${name}` }, { site, into: new Map() });
  await compile("a.mdx");
  await compile("b.mdx");
  for (const [file, importer] of [
    ["src/Box.js", "a.mdx"],
    ["src/Other/index.js", "b.mdx"],
  ] as const) {
    expect(documents.forgetImporters(`${siteDir}/${file}`)).toEqual([]);
    rmSync(`${siteDir}/${file}`);
    expect(documents.forgetImporters(`${siteDir}/${file}`)).toEqual([
      `${siteDir}/docs/${importer}`,
    ]);
    await expect(compile(importer)).rejects.toThrow("names a file that doesn't exist");
    writeFileSync(`${siteDir}/${file}`, "export default () => null;");
    expect(documents.forgetImporters(`${siteDir}/${file}`)).toEqual([
      `${siteDir}/docs/${importer}`,
    ]);
    await compile(importer);
    expect(documents.forgetImporters(`${siteDir}/${file}`)).toEqual([]);
  }
});

it("tell a document that is gone from one that can't be compiled", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default { title: "Site", url: "https://example.com", baseUrl: "/",
      presets: [["classic", { blog: false, pages: false }]] };`,
    "docs/a.mdx": "{\n",
  });
  const site = await loadDevSite(await resolveConfig({ siteDir, mode: "development" }));
  const documents = createDevDocuments(`${siteDir}/cache`);
  const filePath = `${siteDir}/docs/a.mdx`;
  const compile = (): Promise<void> => documents.compile({ filePath }, { site, into: new Map() });
  await expect(compile()).rejects.toThrow(AuthorError);
  rmSync(filePath);
  await expect(compile()).rejects.toThrow(GoneDocument);
});

it("tell where a partial is imported that goes while a page is made", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default { title: "Site", url: "https://example.com", baseUrl: "/",
      presets: [["classic", { blog: false, pages: false }]] };`,
    "docs/a.mdx": "# A\n\nimport Part from './_part.mdx';\n\n<Part />\n",
    "docs/_part.mdx": "A part.\n",
  });
  const site = await loadDevSite(await resolveConfig({ siteDir, mode: "development" }));
  const documents = createDevDocuments(`${siteDir}/cache`);
  class Made extends Map<string, DocumentRecord> {
    override set(key: string, record: DocumentRecord): this {
      rmSync(`${siteDir}/docs/_part.mdx`, { force: true });
      return super.set(key, record);
    }
  }
  const source = { filePath: `${siteDir}/docs/a.mdx` };
  const failure = await documents
    .compile(source, { site, into: new Made() })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AuthorError);
  expect((failure as AuthorError).diagnostics).toMatchObject([{ ...source, line: 3 }]);
});
