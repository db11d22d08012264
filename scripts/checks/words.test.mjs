// @ts-check
// The glossary of CONTRIBUTING.md is true: each of its words names one thing, which is declared where it says.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "../setup/paths.mjs";

const source = path.join(rootDir, "packages/velosaur/src");
const DECLARATION = /^(?:export )?(?:declare )?(?:interface|type|class|abstract class) (\w+)/gm;

const text = readFileSync(path.join(rootDir, "CONTRIBUTING.md"), "utf8");
const [, section = ""] = text.split(/^## Words$/m);
const words = [...section.split(/^## /m)[0].matchAll(/^\| `(\w+)` *\|.*\| `([^`]+)` *\|$/gm)].map(
  ([, word, file]) => /** @type {const} */ ([word, file]),
);

/** Which files declare a type of a name. @type {Map<string, string[]>} */
const declared = new Map();
for (const name of readdirSync(source, { recursive: true, encoding: "utf8" })) {
  if (!/\.tsx?$/.test(name)) continue;
  const file = path.posix.join("packages/velosaur/src", name.replaceAll("\\", "/"));
  for (const [, word] of readFileSync(path.join(source, name), "utf8").matchAll(DECLARATION))
    declared.set(word, [...(declared.get(word) ?? []), file]);
}

test("the glossary has words", () => {
  expect(words.length).toBeGreaterThan(20);
});

test.each(words)("`%s` is one thing, in %s", (word, file) => {
  expect(declared.get(word)).toEqual([file]);
});
