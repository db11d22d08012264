import { afterAll, describe, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import type { DocumentModule } from "../contract/contract.ts";
import { prepareSite } from "./prepare-site.ts";

afterAll(removeSites);

const writePlugin = (rule: string): string =>
  writeSite({
    "docusaurus.config.js": `export default { title: "Site", url: "https://example.com", baseUrl: "/", plugins: ["./plugin.js"] };`,
    "src/Page.js": "export default () => null;",
    "notes/tide.json": '{"from":"a file"}',
    "notes/tide.mdx": "---\ntitle: Tide\n---\n\nHigh at noon.\n",
    "plugin.js": `const path = require("node:path");
module.exports = ({ siteDir, generatedFilesDir }) => ({
  name: "mine",
  async contentLoaded({ actions: { addRoute, createData } }) {
    const kept = await createData("kept.mdx", "---\\ntitle: Kept\\n---\\n\\nText.\\n");
    await createData("kept.json", JSON.stringify({ api: { method: "get" } }));
    const add = (name, content) =>
      addRoute({ path: "/" + name, exact: true, component: "@site/src/Page.js", modules: { content } });
    add("kept", kept);
    add("tide", path.join(siteDir, "notes/tide.mdx"));
  },
  ${rule}
});`,
  });

const RULE = `configureWebpack: () => ({ module: { rules: [{
  test: /\\.mdx?$/,
  include: [path.join(generatedFilesDir, "mine") + path.sep, path.join(siteDir, "notes") + path.sep],
  use: [{
    loader: require.resolve("@docusaurus/mdx-loader"),
    options: { metadataPath: (file) => file.replace(/mdx$/, "json") },
  }],
}] } }),`;

type Facts = Pick<DocumentModule, "frontMatter" | "metadata">;

async function prepare(rule: string): Promise<Record<string, Facts[]>> {
  const siteDir = writePlugin(rule);
  const { plan, translated } = await prepareSite(
    await resolveConfig({ siteDir, mode: "production" }),
  );
  expect(translated?.diagnostics ?? []).toEqual([]);
  return Object.fromEntries(
    plan.pages.map(({ route, documents }) => [
      route.path,
      documents.map(({ frontMatter, metadata }) => ({ frontMatter, metadata })),
    ]),
  );
}

describe("a document that a plugin names by its path", () => {
  it("has the file's front matter", async () => {
    expect(await prepare("")).toMatchObject({
      "/kept": [{ frontMatter: { title: "Kept" }, metadata: {} }],
      "/tide": [{ frontMatter: { title: "Tide" }, metadata: {} }],
    });
  });

  it("has metadata of the file that the plugin's rule names", async () => {
    expect(await prepare(RULE)).toMatchObject({
      "/kept": [{ frontMatter: { title: "Kept" }, metadata: { api: { method: "get" } } }],
      "/tide": [{ frontMatter: { title: "Tide" }, metadata: { from: "a file" } }],
    });
  });
});
