// @ts-check
// The engine's own documentation: its links lead somewhere, its commands and configurations are accepted.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { transformWithOxc } from "vite";
import { parse } from "yaml";
import { rootDir } from "../setup/paths.mjs";
import { checkCommand, readCommand } from "./docs/check-commands.mjs";
import { checkConfig } from "./docs/check-config.mjs";
import { evaluateModule } from "./docs/evaluate-module.mjs";
import { findBlocks } from "./docs/read-docs.mjs";

const docsDir = path.join(rootDir, "docs");
const readDoc = (file) => readFileSync(path.join(rootDir, file), "utf8");
const docs = ["README.md", ...readdirSync(docsDir).map((name) => `docs/${name}`)].map((file) => {
  const source = readDoc(file);
  return { file, source, blocks: findBlocks(source, file) };
});
const pages = docs.filter(({ file }) => file.startsWith("docs/"));
const blocks = docs.flatMap((doc) => doc.blocks);

const withoutCode = (source) => source.replaceAll(/^(`{3,})[^]*?^\1$/gm, "");
const findLinks = ({ source }) =>
  Array.from(withoutCode(source).matchAll(/\]\(([^)\s]+)\)/g), ([, target]) => target);
const toId = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
const findIds = (source) =>
  Array.from(withoutCode(source).matchAll(/^#+ (.+)$/gm), ([, heading]) => toId(heading));

const isInRepository = (target) => !/^[a-z]+:/.test(target);

test.each(docs)("links of $file lead to files and headings", (doc) => {
  const missing = findLinks(doc)
    .filter(isInRepository)
    .filter((target) => {
      const [file, hash] = target.split("#");
      const to = file === "" ? doc.file : path.posix.join(path.posix.dirname(doc.file), file);
      if (!existsSync(path.join(rootDir, to))) return true;
      return hash !== undefined && !findIds(readDoc(to)).includes(hash);
    });
  expect(missing).toEqual([]);
});

test("every page is in the list, which the README names, and ends with where to go next", () => {
  const list = pages.find(({ file }) => file === "docs/README.md");
  const others = pages.filter((page) => page !== list);
  expect(others.length).toBeGreaterThan(9);
  const named = findLinks(list ?? { source: "" }).filter(isInRepository);
  expect(others.filter(({ file }) => !named.includes(path.basename(file)))).toEqual([]);
  expect(findLinks(docs[0])).toContain("docs/README.md");
  expect(others.filter(({ source }) => !/\n(?:Next: )?\[[^\n]*\n$/.test(source))).toEqual([]);
});

describe("examples", () => {
  test("of commands are commands, with their options", async () => {
    const lines = blocks
      .filter(({ lang }) => lang === "bash")
      .flatMap(({ place, code }) => code.split("\n").map((line) => ({ place, line })));
    const calls = lines
      .map(({ place, line }) => ({
        place,
        words: readCommand(line.replace(/^npx velosaur\b/, "npx docusaurus")),
      }))
      .filter(({ words }) => words !== undefined);
    expect(calls.length).toBeGreaterThan(5);
    const problems = await Promise.all(
      calls.map(async ({ place, words }) =>
        (await checkCommand(words ?? [], [])).map((told) => place + told),
      ),
    );
    expect(problems.flat()).toEqual([]);
  });

  test("of configurations are accepted", async () => {
    const configs = blocks.filter(({ title }) => title.startsWith("docusaurus.config."));
    expect(configs.length).toBeGreaterThan(3);
    for (const { place, code, lang } of configs) {
      const module = code.replace(/defineConfig\(([^]*)\);/, "$1;");
      expect(await checkConfig(await evaluateModule(module, lang)), place).toEqual([]);
    }
  });

  test("of code and data can be read", async () => {
    const scripts = blocks.filter(({ lang }) => ["js", "jsx", "ts", "tsx"].includes(lang));
    expect(scripts.length).toBeGreaterThan(8);
    for (const { code, lang } of scripts)
      await transformWithOxc(code, `example.${lang === "js" ? "jsx" : lang}`);
    const workflows = blocks.filter(({ title }) => title.startsWith(".github/workflows/"));
    for (const { place, code } of workflows) expect(parse(code), place).toHaveProperty("jobs");
    for (const { code } of blocks.filter(
      ({ lang, code: text }) => lang === "json" && text.startsWith("{"),
    ))
      JSON.parse(code);
  });
});
