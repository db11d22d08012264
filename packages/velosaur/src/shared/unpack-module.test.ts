import { expect, test } from "vitest";
import { unpackModule } from "./unpack-module.ts";

test("a module is what it exports", () => {
  const found = { default: () => null, Part: 1 };
  expect(unpackModule(found)).toBe(found);
  expect(unpackModule({ default: null })).toEqual({ default: null });
  expect(unpackModule({})).toEqual({});
});

test("what was compiled to CommonJS has its exports in the default one", () => {
  const inner = { __esModule: true, default: () => null, Part: 1 };
  expect(unpackModule({ default: inner })).toBe(inner);
});

test("CommonJS that was written by hand is a default export", () => {
  const component = (): null => null;
  expect(unpackModule({ default: component })["default"]).toBe(component);
});
