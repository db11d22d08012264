import { afterEach, expect, test, vi } from "vitest";
import { tokenize } from "./prism-loader.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a language is found whatever code of a rendered site has made of Prism's global name", () => {
  // It takes the name when it is loaded.
  tokenize("x", "js");
  const copy = { languages: {} };
  vi.stubGlobal("Prism", copy);
  expect(tokenize("x := 1", "pascal")).toBeDefined();
  expect((globalThis as { Prism?: unknown }).Prism).toBe(copy);
});
