import { describe, expect, test } from "vitest";
import { checkOptions } from "./check-options.ts";

describe("options of programmatic commands", () => {
  test.each([
    ["build", { siteDir: ".", locales: ["en"], minify: false, lean: false, dev: true, log: true }],
    ["build", { outDir: undefined }],
    ["dev", { port: 0, host: "::1", poll: 500, locale: "fr" }],
    ["serve", { dir: "public", port: 65_535 }],
  ] as const)("of `%s` may be %j", (command, options) => {
    expect(() => checkOptions(command, options)).not.toThrow();
  });

  test.each([
    ["build", { outdir: "x" }, '`build` has no option "outdir". Did you mean "outDir"?'],
    ["build", { port: 1 }, '`build` has no option "port".'],
    ["build", { locales: "en" }, '`locales` must be an array, not "en".'],
    ["build", { constructor: 1 }, '`build` has no option "constructor".'],
    ["build", "site", '`build` takes its options as an object, not "site".'],
    ["build", null, "`build` takes its options as an object, not null."],
    ["dev", { port: 70_000 }, "`port` must be a whole number from 0 to 65535."],
    ["dev", { poll: 0 }, "`poll` must be a whole number of milliseconds."],
    ["serve", { dir: 1 }, "`dir` must be a string, not 1."],
  ] as const)("of `%s` may not be %j", (command, options, message) => {
    expect(() => checkOptions(command, options)).toThrow(
      expect.objectContaining({ name: "AuthorError", message }),
    );
  });

  test("are all checked before one is told", () => {
    expect(() => checkOptions("serve", { prot: 1, host: 2 })).toThrow(
      '`serve` has no option "prot". Did you mean "port"?\n`host` must be a string, not 2.',
    );
  });
});
