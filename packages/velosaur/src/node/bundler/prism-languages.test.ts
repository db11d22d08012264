import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { prismLanguagesSource } from "./prism-languages.ts";

const listLoaders = (languages: string[]): Record<string, string[]> =>
  Object.fromEntries(
    [...prismLanguagesSource(languages).matchAll(/^"([\w-]+)": (.*)$/gm)].map(([, name, code]) => [
      name,
      [...(code ?? "").matchAll(/prism-([\w-]+)\.js"/g)].map(([, id]) => id),
    ]),
  );

test("a language comes after those that it builds upon, by all of its names", () => {
  expect(listLoaders(["php", "cs", "java"])).toMatchObject({
    php: ["markup", "markup-templating", "php"],
    cs: ["clike", "csharp"],
    csharp: ["clike", "csharp"],
    java: ["clike", "java"],
  });
});

test("the usual ones are there, and none that Prism doesn't know", () => {
  expect(Object.keys(listLoaders(["klingon", "constructor"]))).toEqual(
    expect.arrayContaining(["rust", "go", "kotlin", "swift", "cpp"]),
  );
  expect(listLoaders(["klingon", "constructor"])).toEqual(listLoaders([]));
});

test("grammars are files", () => {
  const files = [...prismLanguagesSource(["php"]).matchAll(/import\("([^"]+)"\)/g)];
  expect(files.filter(([, file = ""]) => !existsSync(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(10);
});
