import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import { loadContent } from "../plugins/load-content.ts";
import { loadPlugins } from "../plugins/load-plugins.ts";
import {
  compileOptionsSource,
  createCompileOptionsTable,
  overrideDirs,
} from "./compile-options.ts";
import { loadCompileOptions } from "./load-compile-options.ts";

afterAll(removeSites);

/** Writes a line each time it is called. */
const counted = (name: string, body = ""): string => `
  const { appendFileSync } = require("node:fs");
  const path = require("node:path");
  module.exports = (context) => {
    appendFileSync(path.join(context.siteDir, "calls.txt"), "${name}\\n");
    ${body}
    return { name: "${name}" };
  };`;

interface Source {
  /** Lines before the configuration. */
  head?: string;
  plugins: string;
  files: Record<string, string>;
}

/** What is called in a build, and what of it in a thread; and what the first remark plugin says there. */
async function tryThread({ head = "", plugins, files }: Source) {
  const siteDir = writeSite({
    "docs/index.md": "# Start",
    "docusaurus.config.ts": `${head}
      export default {
        title: "Site", url: "https://site.test", baseUrl: "/",
        presets: [["classic", { docs: { remarkPlugins: [function say() { return "own"; }] }, blog: false }]],
        plugins: ${plugins},
      };`,
    ...files,
  });
  const file = path.join(siteDir, "calls.txt");
  const readCalls = (): string[] =>
    existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const context = await resolveConfig({ siteDir, mode: "production" });
  const loaded = await loadPlugins(context);
  const site = await loadContent(loaded, context);
  const table = createCompileOptionsTable({
    context,
    rules: site.markdownRules,
    overrideDirs: overrideDirs(context, loaded),
    codeTranslations: site.codeTranslations,
  });
  const build = readCalls();
  const source = compileOptionsSource(table, { context, plugins: loaded, site });
  const options = await loadCompileOptions(structuredClone(source));
  expect(options.map((each) => JSON.stringify(each))).toEqual(
    table.entries.map((entry) => JSON.stringify(entry.options)),
  );
  const [first] = options;
  const say = first?.remarkPlugins[0] as (() => unknown) | undefined;
  const thread = readCalls().slice(build.length);
  return { build, thread, said: say?.(), format: first?.format };
}

const inPackage = (name: string): string => `node_modules/${name}/index.js`;

test("a thread that compiles doesn't call a package's plugin which has nothing to do with documents", async () => {
  expect(
    await tryThread({
      plugins: `["docusaurus-plugin-far", "@own/plugin-far"]`,
      files: {
        [inPackage("docusaurus-plugin-far")]: counted("far"),
        [inPackage("@own/plugin-far")]: counted("own-far"),
      },
    }),
  ).toMatchObject({ build: ["far", "own-far"], thread: [], said: "own" });
});

test("one that shares a variable with functions of the configuration is called there, and so are the site's own", async () => {
  const files = {
    [inPackage("near")]: counted("near", `module.exports.word = context.siteConfig.title;`),
    "plugins/own.js": counted("own"),
  };
  const { build, thread } = await tryThread({
    head: `import near from "near"; export const say = () => near.word;`,
    plugins: `["near", "./plugins/own.js"]`,
    files,
  });
  expect(build).toEqual(["near", "own"]);
  expect(thread).toEqual(["near", "own"]);
});

test("all are called where one has changed what others are given", async () => {
  const { thread, format } = await tryThread({
    plugins: `["changing"]`,
    files: {
      [inPackage("changing")]: counted("changing", `context.siteConfig.markdown.format = "md";`),
    },
  });
  expect({ thread, format }).toEqual({ thread: ["changing"], format: "md" });
});
