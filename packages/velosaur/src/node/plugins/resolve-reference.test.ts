import { describe, expect, it } from "vitest";
import { expandShortName } from "./resolve-reference.ts";

describe("short names", () => {
  it.each([
    [
      "content-docs",
      "plugin",
      ["content-docs", "@docusaurus/plugin-content-docs", "docusaurus-plugin-content-docs"],
    ],
    ["classic", "preset", ["classic", "@docusaurus/preset-classic", "docusaurus-preset-classic"]],
    ["@me", "plugin", ["@me/docusaurus-plugin", "@me"]],
    ["@me/x", "theme", ["@me/x", "@me/docusaurus-theme-x", "@me/theme-x"]],
    ["@me/x/deep", "plugin", ["@me/x/deep", "@me/docusaurus-plugin-x/deep", "@me/plugin-x/deep"]],
    [
      "@docusaurus/content-docs",
      "plugin",
      [
        "@docusaurus/content-docs",
        "@docusaurus/plugin-content-docs",
        "@docusaurus/plugin-content-docs",
      ],
    ],
  ] as const)("%s as a %s", (name, kind, candidates) => {
    expect(expandShortName(name, kind)).toEqual(candidates);
  });
});
