import { brotliCompressSync } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import {
  announcementBarScript,
  colorModeScript,
  type ColorModeScriptOptions,
  pressesScript,
  searchKeysScript,
} from "./inline-scripts.ts";

interface Visitor {
  search?: string;
  stored?: Record<string, string>;
  prefersDark?: boolean;
  isStorageBlocked?: boolean;
}

/** Runs a script of the head as a browser would, and returns the attributes of `<html>`. */
function run(script: string, visit: Visitor = {}): Record<string, string> {
  const attributes: Record<string, string> = {};
  const documentElement = {
    setAttribute: (name: string, value: unknown) => {
      // As browsers do.
      if (/[<>\s"'/=]/.test(name)) throw new DOMException(name, "InvalidCharacterError");
      attributes[name] = String(value);
    },
  };
  const storage = {
    getItem: (key: string) => {
      if (visit.isStorageBlocked) throw new Error("blocked");
      return visit.stored?.[key] ?? null;
    },
  };
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
  new Function("document", "location", "localStorage", "sessionStorage", "matchMedia", script)(
    { documentElement },
    { search: visit.search ?? "" },
    storage,
    storage,
    () => ({ matches: visit.prefersDark ?? false }),
  );
  return attributes;
}

const site: ColorModeScriptOptions = {
  defaultMode: "light",
  respectPrefersColorScheme: true,
  disableSwitch: false,
};

describe("colorModeScript", () => {
  it.each<[string, Partial<ColorModeScriptOptions>, Visitor, string, string]>([
    ["a first visit follows the system", {}, { prefersDark: true }, "dark", "system"],
    ["a first visit to a bright system", {}, {}, "light", "system"],
    [
      "the site's default",
      { respectPrefersColorScheme: false, defaultMode: "dark" },
      {},
      "dark",
      "dark",
    ],
    ["what was chosen", {}, { stored: { theme: "light" }, prefersDark: true }, "light", "light"],
    [
      "the query wins",
      {},
      { search: "?docusaurus-theme=dark", stored: { theme: "light" } },
      "dark",
      "dark",
    ],
    [
      "nonsense is no choice",
      {},
      { stored: { theme: "pink" }, prefersDark: true },
      "dark",
      "system",
    ],
    ["a nonsensical query neither", {}, { search: "?docusaurus-theme=pink" }, "light", "system"],
    [
      "no switch, no memory",
      { disableSwitch: true },
      { stored: { theme: "dark" } },
      "light",
      "system",
    ],
    ["storage is forbidden", {}, { isStorageBlocked: true, prefersDark: true }, "dark", "system"],
    [
      "a namespace",
      { storageNamespace: "-x1" },
      { stored: { "theme-x1": "dark", theme: "light" } },
      "dark",
      "dark",
    ],
  ])("%s", (_, options, visit, theme, choice) => {
    const attributes = run(colorModeScript({ ...site, ...options }), visit);
    expect(attributes).toEqual({ "data-theme": theme, "data-theme-choice": choice });
  });

  it("passes over what can't be an attribute, and goes on", () => {
    const attributes = run(colorModeScript(site), {
      search: "?docusaurus-data-<x>=1&docusaurus-data-mode=embed",
    });
    expect(Object.keys(attributes)).toEqual(["data-theme", "data-theme-choice", "data-mode"]);
  });

  it("turns parameters into attributes", () => {
    const attributes = run(colorModeScript(site), {
      search: "?docusaurus-data-mode=embed&other=1",
    });
    expect(attributes).toMatchObject({ "data-mode": "embed" });
    expect(Object.keys(attributes)).toHaveLength(3);
  });
});

describe("announcementBarScript", () => {
  const id = "news</script>";
  const keys = { dismiss: "docusaurus.announcement.dismiss", id: "docusaurus.announcement.id" };
  it.each<[string, Visitor, string]>([
    ["never closed", {}, "false"],
    ["closed", { stored: { [keys.dismiss]: "true", [keys.id]: id } }, "true"],
    [
      "an earlier one was closed",
      { stored: { [keys.dismiss]: "true", [keys.id]: "old" } },
      "false",
    ],
    ["storage is forbidden", { isStorageBlocked: true }, "false"],
  ])("%s", (_, visit, expected) => {
    const attributes = run(announcementBarScript({ id }), visit);
    expect(attributes).toEqual({ "data-announcement-bar-initially-dismissed": expected });
  });

  it("can't end its script element", () => {
    expect(announcementBarScript({ id })).not.toContain("</script");
  });
});

test("keys that open the search cost a page next to nothing", () => {
  const weigh = (...scripts: string[]): number => brotliCompressSync(scripts.join(";")).length;
  const page = [
    '<html lang="en" dir="ltr" data-has-hydrated="false">',
    colorModeScript(site),
    pressesScript,
    '<button type="button" class="DocSearch DocSearch-Button" data-script-only="">',
  ];
  expect(weigh(...page, searchKeysScript) - weigh(...page)).toBeLessThanOrEqual(100);
});
