import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "../system/path.ts";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { findPreprocessorOptions } from "./preprocessor-options.ts";

const use = (loader: string, options: Record<string, unknown> = {}) => [
  { test: /x/, oneOf: [{ use: ["css-loader", { loader, options }] }] },
];
const find = (rules: ReturnType<typeof use>) =>
  findPreprocessorOptions(rules, "/site").css?.preprocessorOptions as
    | Record<string, Record<string, unknown>>
    | undefined;

describe("findPreprocessorOptions", () => {
  it("hands the options of a loader's compiler on", () => {
    expect(find(use("less-loader", { lessOptions: { math: "always" } }))).toEqual({
      less: { math: "always" },
    });
    expect(find(use("raw-loader"))).toBeUndefined();
  });

  it("lets Sass read parts itself, so that addresses in them are relative to who imports them", () => {
    const found = find(use("sass-loader", { sassOptions: { quietDeps: true } }));
    expect(found).toMatchObject({ scss: { quietDeps: true }, sass: { quietDeps: true } });
    const importer = found?.["scss"]?.["importer"] as { findFileUrl: (url: string) => unknown };
    expect(importer.findFileUrl("./part")).toBeNull();
  });

  it("leaves a site's own importer alone", () => {
    const importer = { findFileUrl: () => new URL("file:///x") };
    expect(find(use("sass-loader", { sassOptions: { importer } }))?.["scss"]).toMatchObject({
      importer,
    });
  });

  it("lets Sass find files of the site by their names, after a site's own importers", () => {
    const own = { findFileUrl: () => null };
    const found = find(use("sass-loader", { sassOptions: { importers: [own] } }));
    const importers = found?.["scss"]?.["importers"];
    const [first, last] = importers as { findFileUrl: (url: string) => unknown }[];
    expect(first).toBe(own);
    for (const name of ["@site/src/a", "~@site/src/a"])
      expect(last?.findFileUrl(name)).toEqual(pathToFileURL("/site/src/a"));
    for (const name of ["a", "@sites/a", "../@site/a"]) expect(last?.findFileUrl(name)).toBeNull();
  });

  it("lets Sass find files by their paths from the top of the site", () => {
    const given = { sassOptions: { includePaths: ["/more"] } };
    expect(find(use("sass-loader"))?.["scss"]).toMatchObject({ loadPaths: ["/site"] });
    expect(find(use("sass-loader", given))?.["sass"]).toMatchObject({
      loadPaths: ["/site", "/more"],
    });
  });

  it("keeps the importers of one rule where another one has none", () => {
    const own = { findFileUrl: () => null };
    const rules = [
      ...use("sass-loader", { sassOptions: { importers: [own] } }),
      ...use("sass-loader"),
    ];
    expect(find(rules)?.["scss"]?.["importers"]).toEqual([own, expect.anything()]);
  });

  it("leaves PostCSS alone where Vite finds a configuration of it by itself", () => {
    const top = mkdtempSync(path.join(tmpdir(), "velosaur-postcss-"));
    onTestFinished(() => rmSync(top, { recursive: true }));
    const site = path.join(top, "site");
    mkdirSync(site);
    const hasOwn = (): boolean =>
      findPreprocessorOptions(use("sass-loader"), site).css?.postcss !== undefined;
    expect(hasOwn()).toBe(true);
    writeFileSync(path.join(top, "package.json"), '{ "postcss": { "plugins": {} } }');
    expect(hasOwn()).toBe(false);
    writeFileSync(path.join(site, "postcss.config.cjs"), "");
    expect(hasOwn()).toBe(true);
  });
});
