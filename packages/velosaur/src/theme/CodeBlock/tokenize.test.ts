import { expect, it, vi } from "vitest";

const { add } = vi.hoisted(() => ({ add: vi.fn() }));
vi.mock("@generated/prism-languages", () => ({
  default: { ini: () => import("prismjs/components/prism-ini.js") },
}));
vi.mock("@theme/prism-include-languages", () => ({ default: add }));
const { tokenize } = await import("./tokenize.ts");

const listTypes = async (code: string, language: string): Promise<string[] | undefined> =>
  (await tokenize(code, language))?.flat().flatMap(({ types }) => types);

it("languages are known by their short names, too", async () => {
  expect(await listTypes("const a = 1", "ts")).toContain("keyword");
  expect(await listTypes("a: 1", "yml")).toContain("key");
});

it("a grammar that is seldom used is loaded when a block asks for it", async () => {
  expect(await listTypes("echo $HOME", "sh")).toContain("builtin");
  expect(await listTypes("[part]", "ini")).toContain("section-name");
});

it.each(["no-such-language", "constructor", "__proto__"])("there is none for %s", async (name) => {
  expect(await tokenize("a", name)).toBeUndefined();
});

it("the site adds its own once", () => {
  expect(add).toHaveBeenCalledTimes(1);
});
