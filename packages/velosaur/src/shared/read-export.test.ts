import { expect, test } from "vitest";
import { readExport } from "./read-export.ts";

test("an ES module has what it exports", () => {
  const module = { default: 1, name: 2 };
  expect(["default", "name", "other"].map((name) => readExport(module, name))).toEqual([
    1,
    2,
    undefined,
  ]);
  expect(readExport(module, "*")).toBe(module);
});

test("of CommonJS the names are members of the default export", () => {
  const main = Object.assign(() => {}, { part: 1 });
  const module = { default: main };
  expect(readExport(module, "default")).toBe(main);
  expect(readExport(module, "part")).toBe(1);
  expect(readExport(module, "*")).toEqual({ part: 1, default: main });
});

test("what was compiled from ES modules has a default export of its own", () => {
  const module = { default: { __esModule: true, default: 1, part: 2 } };
  expect(readExport(module, "default")).toBe(1);
  expect(readExport(module, "part")).toBe(2);
});

test("a default export that is no object has no members", () => {
  expect(readExport({ default: undefined }, "part")).toBeUndefined();
  expect(readExport({ default: "text" }, "default")).toBe("text");
});
