// @ts-check
// The examples in the current docs work: what they configure, declare and call exists.
import { rmSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import { transformWithOxc } from "vite";
import { checkCommand, readCommand } from "./docs/check-commands.mjs";
import { checkConfig } from "./docs/check-config.mjs";
import { checkDataFile } from "./docs/check-data-file.mjs";
import { checkMarkdown, createExampleSite } from "./docs/check-markdown.mjs";
import { evaluateModule } from "./docs/evaluate-module.mjs";
import { isCounterExample, readDocs } from "./docs/read-docs.mjs";
import { SidebarParser } from "../../packages/velosaur/src/node/content/docs/sidebars/parse-sidebars.ts";

const docs = readDocs();
const blocks = docs.flatMap((doc) => doc.blocks);

/** Mistakes of every block, by place; a counter-example without a mistake is one itself. */
async function collectProblems(list, check) {
  const problems = [];
  for (const block of list) {
    const found = await (async () => check(block))().catch((error) => [error.message]);
    if (isCounterExample(block) !== found.length > 0)
      problems.push(`${block.place} ${found.join(" ") || "should show a mistake and has none."}`);
  }
  return problems;
}

describe("configurations", () => {
  const isConfig = ({ title, meta }) =>
    title.startsWith("docusaurus.config.") && !meta.includes("config-tabs");
  const isScript = ({ lang }) => ["js", "ts"].includes(lang);

  test("are accepted", async () => {
    const configs = blocks.filter((block) => isScript(block) && isConfig(block));
    expect(configs.length).toBeGreaterThan(120);
    const problems = await collectProblems(configs, async ({ code, lang }) =>
      checkConfig(await evaluateModule(code, lang)),
    );
    expect(problems).toEqual([]);
  });

  test("that show the options of a plugin alone are accepted", async () => {
    const options = blocks.filter(({ meta }) => meta.includes("config-tabs"));
    expect(options.length).toBeGreaterThan(15);
    const problems = await collectProblems(options, async ({ code, lang, meta }) => {
      const [, key] = /preset=(\w+)/.exec(meta) ?? [];
      const imports = code.match(/^import .*$/gm)?.join("\n") ?? "";
      const body = code.replaceAll(/^import .*$/gm, "");
      const config = `${imports}\nexport default {presets: [['classic', {${key}: {${body}}}]]};`;
      return checkConfig(await evaluateModule(config, lang));
    });
    expect(problems).toEqual([]);
  });
});

test("sidebars are accepted", async () => {
  const sidebars = blocks.filter(
    ({ title, lang }) => /^sidebars\.(?:js|ts|json)$/.test(title) && lang !== "diff",
  );
  expect(sidebars.length).toBeGreaterThan(20);
  const problems = await collectProblems(sidebars, async ({ code, lang }) => {
    const value = lang === "json" ? JSON.parse(code) : await evaluateModule(code, lang);
    new SidebarParser({ filePath: "sidebars.js", source: code }).parseSidebars(value);
    return [];
  });
  expect(problems).toEqual([]);
});

const isMarkdown = ({ lang, title }) =>
  ["md", "mdx"].includes(lang) || (lang === "jsx" && title.endsWith(".mdx"));

test("Markdown compiles, and its front matter is known", async () => {
  const siteDir = createExampleSite();
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const list = blocks.filter(isMarkdown);
  expect(list.length).toBeGreaterThan(80);
  expect(await collectProblems(list, (block) => checkMarkdown(block, siteDir))).toEqual([]);
});

test("data files can be read", async () => {
  const list = blocks.filter(({ lang }) => ["json", "yml", "yaml"].includes(lang));
  expect(list.length).toBeGreaterThan(25);
  const problems = await collectProblems(list, (block) => checkDataFile(block) ?? []);
  expect(problems).toEqual([]);
});

test("scripts have no syntax errors", async () => {
  const list = blocks.filter(
    (block) =>
      ["js", "jsx", "ts", "tsx"].includes(block.lang) &&
      !block.meta.includes("config-tabs") &&
      !isMarkdown(block),
  );
  expect(list.length).toBeGreaterThan(250);
  const problems = await collectProblems(list, async ({ code, lang }) => {
    const name = `example.${lang === "js" ? "jsx" : lang}`;
    // Elements side by side are no script, but the content of one.
    await transformWithOxc(code, name).catch(() => transformWithOxc(`<>${code}</>`, name));
    return [];
  });
  expect(problems).toEqual([]);
});

describe("commands", () => {
  const shells = blocks.filter(({ lang }) => lang === "bash");
  const declared = blocks.flatMap(({ code }) =>
    Array.from(code.matchAll(/\.command\(['"]([\w:-]+)/g), ([, name]) => name),
  );

  test("exist, with the options that are shown", async () => {
    const calls = shells.flatMap(({ place, code, meta }) =>
      code
        .replaceAll(/\\\n/g, " ")
        .split("\n")
        .map((line) => ({ place, meta, words: readCommand(line) }))
        .filter(({ words }) => words !== undefined),
    );
    expect(calls.length).toBeGreaterThan(40);
    expect(await collectProblems(calls, ({ words }) => checkCommand(words, declared))).toEqual([]);
  });
});

describe("a mistake is noticed", () => {
  const block = { place: "a.mdx:1", lang: "md", meta: "", title: "", code: "" };

  test.each([
    [{ tilte: "Harbour" }, /tilte/],
    [{ presets: [["classic", { docs: { sidebarPaht: "x" } }]] }, /sidebarPaht/],
    [{ plugins: [["@docusaurus/plugin-content-blog", { postsPerPage: "many" }]] }, /postsPerPage/],
    [{ themeConfig: { navbar: { itmes: [] } } }, /itmes/],
    [{ themeConfig: { algolia: { appId: "A", indexName: "harbour" } } }, /apiKey/],
  ])("in the configuration %j", async (config, message) => {
    expect((await checkConfig(config)).join()).toMatch(message);
  });

  test.each([
    ["npm run start -- --prot 4000", /--prot/],
    ["npx docusaurus biuld", /biuld/],
    ["docusaurus docs:version", /missing required argument/],
  ])("in the command %s", async (line, message) => {
    expect((await checkCommand(readCommand(line) ?? [], [])).join()).toMatch(message);
  });

  test("in Markdown and in front matter", async () => {
    const siteDir = createExampleSite();
    onTestFinished(() => rmSync(siteDir, { recursive: true }));
    const check = ({ code }) => checkMarkdown({ ...block, code }, siteDir);
    const codes = ["<Tabs>", "---\nsidebar_lable: x\n---\n", "---\nslug: []\n---\n"];
    const problems = await collectProblems(
      codes.map((code) => ({ ...block, code })),
      check,
    );
    expect(problems).toHaveLength(3);
    expect(await collectProblems([{ ...block, code: "**Fine.**" }], check)).toEqual([]);
  });

  test("in a counter-example that shows none", async () => {
    const example = { ...block, meta: 'title="x" counter-example' };
    expect(await collectProblems([example], () => [])).toEqual([
      "a.mdx:1 should show a mistake and has none.",
    ]);
    expect(await collectProblems([example], () => ["Wrong."])).toEqual([]);
  });
});
