import { describe, expect, it } from "vitest";
import { externalsPlugin, readExternals } from "./translate-externals.ts";

describe("externals of the browser", () => {
  it("are globals, or any other expression", () => {
    const given = {
      jquery: "jQuery",
      parts: ["lib", "parts"],
      later: "var window.later ?? {}",
      "open-ask-ai": "open-ask-ai",
      "open-ask-ai/styles.css": "open-ask-ai/styles.css",
    };
    expect(readExternals(given, false)).toEqual({
      globals: {
        jquery: "globalThis.jQuery",
        parts: "globalThis.lib.parts",
        later: "window.later ?? {}",
        "open-ask-ai": "open-ask-ai",
        "open-ask-ai/styles.css": "open-ask-ai/styles.css",
      },
      packages: [],
      isPartial: false,
    });
  });

  it.each([["@scope/part"], ["a b"], [""], ["a); b("]])("have no counterpart as `%s`", (text) => {
    expect(readExternals({ part: text }, false)).toMatchObject({ globals: {}, isPartial: true });
  });

  it("are scripts, whatever they are called", () => {
    const plugin = externalsPlugin({ "x/styles.css": "x" }, false) as unknown as {
      resolveId: (id: string) => string;
      load: (id: string) => unknown;
    };
    const id = plugin.resolveId("x/styles.css");
    expect(id).not.toMatch(/css$/);
    expect(plugin.load(id)).toEqual({ code: "module.exports = x;", moduleType: "js" });
    expect(plugin.resolveId("x")).toBeNull();
  });
});
