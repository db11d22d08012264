import { expect, test } from "vitest";
import { compileKey, resolveCompileOptions } from "./options.ts";

const key = (options: object = {}): string =>
  compileKey(resolveCompileOptions({ siteDir: "/site", ...options }));

test("the key says whether two sets of options could make different documents", () => {
  expect(key()).toBe(key());
  const keys = [
    key(),
    key({ mermaid: true }),
    key({ interactive: ["Heading"] }),
    key({ truncateMarker: /x/ }),
    key({ truncateMarker: /y/ }),
    key({ remarkPlugins: [() => 1] }),
    key({ remarkPlugins: [() => 2] }),
    key({ remarkPlugins: [[() => 2, { a: 1 }]] }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test("options of plugins may contain themselves", () => {
  const circular: Record<string, unknown> = {};
  circular["self"] = circular;
  expect(key({ remarkPlugins: [[() => 1, circular]] })).toMatch(/^[\da-f]{40}$/);
});
