import { stripVTControlCharacters } from "node:util";
import { afterAll, describe, expect, it, vi } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import { logger } from "../system/logger.ts";
import { planSite } from "../site/site-plan.ts";
import { translatePlan } from "../site/translate-plan.ts";
import type { DocumentLoaders } from "./document-loaders.ts";

afterAll(removeSites);

/** Writes its option behind the text. */
const MARKER = "module.exports = function (source) { return source + this.getOptions().mark; };";

/** `body`: of the plugin's `configureWebpack`. */
async function read(
  body: string,
  files: Record<string, string> = {},
): Promise<{ siteDir: string; loaders: DocumentLoaders | undefined }> {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default { title: "Site", url: "https://example.com", baseUrl: "/", plugins: ["./plugin.js"] };`,
    "plugin.js": `const mark = (mark) => ({ loader: require.resolve("./marker.js"), options: { mark } });
      const test = /\\.mdx?$/;
      module.exports = ({ siteDir }) => ({ name: "mine", configureWebpack(config) { ${body} } });`,
    "marker.js": MARKER,
    "docs/a.md": "a",
    "notes/b.mdx": "b",
    ...files,
  });
  const plan = await planSite(await resolveConfig({ siteDir, mode: "production" }));
  return { siteDir, loaders: (await translatePlan(plan))?.documentLoaders };
}

/** The text of `docs/a.md`. */
async function loadText(body: string, files?: Record<string, string>): Promise<string | undefined> {
  const { siteDir, loaders } = await read(body, files);
  return (await loaders?.load(`${siteDir}/docs/a.md`))?.text;
}

describe("loaders of documents", () => {
  it("run on the text, the last one first, those of the phase before all first", async () => {
    expect(
      await loadText(`return { module: { rules: [
        { test, enforce: "pre", use: mark("1") },
        { test, use: [mark("4"), mark("3")] },
        { test, use: [{ loader: "thread-loader" }, mark("2")] },
      ] } };`),
    ).toBe("a1234");
  });

  it("stand behind the compiler of Markdown: those before it would see what it makes", async () => {
    expect(
      await loadText(`const rule = config.module.rules.find(({ test }) => test?.test("a.md"));
        rule.use.unshift(mark("no"));
        rule.use.push(mark("1"));
        rule.oneOf = [{ test: /\\.png$/, use: mark("no") }, { test: /docs/, use: mark("2") }];
        config.module.rules.unshift({ test, use: mark("no") });
        return { module: { rules: [{ test, enforce: "post", use: mark("no") }] } };`),
    ).toBe("a21");
  });

  it("hold for the documents of their rules alone", async () => {
    const { siteDir, loaders } = await read(
      `return { module: { rules: [{ test, include: siteDir + "/docs", use: mark("1") }] } };`,
    );
    expect(loaders?.holdFor(`${siteDir}/docs/a.md`)).toBe(true);
    expect(loaders?.holdFor(`${siteDir}/notes/b.mdx`)).toBe(false);
  });

  it.each([
    ["of other files", `{ test: /\\.txt$/, use: mark("1") }`],
    ["of no folder", `{ test, include: [], use: mark("1") }`],
    ["with upstream's own loaders alone", `{ test, use: ["babel-loader"] }`],
  ])("are none for rules %s", async (_case, rule) => {
    expect((await read(`return { module: { rules: [${rule}] } };`)).loaders).toBeUndefined();
  });

  it("tell what they read, and find modules as the site's code does", async () => {
    const { siteDir, loaders } = await read(
      `return { module: { rules: [{ test, use: require.resolve("./finder.js") }] } };`,
      {
        "finder.js": `module.exports = async function () {
          const find = this.getResolve();
          const files = await Promise.all(["@site/marker", "./other.txt"].map((name) => find(this.context, name)));
          files.forEach((file) => this.addDependency(file));
          this.addContextDependency(this.context);
          return files.join("\\n");
        };`,
        "docs/other.txt": "",
      },
    );
    const { text, files, folders } = (await loaders?.load(`${siteDir}/docs/a.md`)) ?? {};
    const found = [`${siteDir}/marker.js`, `${siteDir}/docs/other.txt`];
    expect(text).toBe(found.join("\n"));
    expect(files).toEqual(expect.arrayContaining([`${siteDir}/docs/a.md`, ...found]));
    expect(folders).toEqual([`${siteDir}/docs`]);
  });

  it("make no files, and tell of it", async () => {
    const told = vi.spyOn(logger, "tell").mockImplementation(() => {});
    await loadText(
      `return { module: { rules: [{ test, use: require.resolve("./emitter.js") }] } };`,
      {
        "emitter.js": `module.exports = function (source) { this.emitFile("a.json", "{}"); return source; };`,
      },
    );
    const text = stripVTControlCharacters(told.mock.calls.flat().join("\n"));
    told.mockRestore();
    expect(text).toContain('A loader makes the file "a.json" of this document');
  });
});
