import { parseSync } from "vite";
import { expect, test } from "vitest";
import { listGlobCalls } from "./glob-calls.ts";
import type { ScriptNode } from "./toolchain.ts";

const list = (given: string): string[] => {
  const { program } = parseSync("module.js", `import.meta.glob(${given});`);
  return listGlobCalls(program as unknown as ScriptNode).flatMap(({ patterns }) =>
    patterns.map(({ text }) => text),
  );
};

test("patterns are texts of any kind", () => {
  expect(list("[\"./a.js\", './b.js', `./c.js`]")).toEqual(["./a.js", "./b.js", "./c.js"]);
});

test("a text with values in it is left to Vite, which refuses it", () => {
  expect(list("`@site/data/${name}.json`")).toEqual([]);
  expect(list("[`${folder}/*.js`, './a.js']")).toEqual(["./a.js"]);
});
