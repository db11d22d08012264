import fs from "node:fs";
import path from "../../system/path.ts";
import { describe, expect, test } from "vitest";
import { catchMessages, createContext } from "../__fixtures__/create-site.ts";
import {
  addresses,
  createRepository,
  load,
  OLD,
  versions,
  type Options,
} from "../__fixtures__/ref-versions.ts";
import { cutVersion } from "./cut-version.ts";
import { validateDocsOptions } from "./options.ts";
import type { DocsContent } from "./types.ts";

describe("docs:version of a version with a ref", () => {
  const cut = (siteDir: string, options: Options) =>
    cutVersion({
      context: createContext(siteDir, {
        i18n: {
          currentLocale: "en",
          defaultLocale: "en",
          locales: ["en", "fr"],
          path: "i18n",
          localeConfigs: { en: { translate: false }, fr: { translate: true, path: "fr" } },
        },
      }),
      options: validateDocsOptions(options),
      version: "4.1",
    });
  const TRANSLATED = "i18n/fr/docusaurus-plugin-content-docs";

  test("copies it: the way back, with translations and sidebars, to its place in the list", async () => {
    const siteDir = createRepository({
      ...OLD,
      "docs/gone.md": "# Gone\n\n![x](../pictures/x.svg)\n",
      "pictures/x.svg": "<svg/>",
      "sidebars.js": "export default { old: ['gone', 'intro'] };",
      [`${TRANSLATED}/current/intro.md`]: "# Présentation\n",
      [`${TRANSLATED}/current.json`]:
        '{"version.label":{"message":"Prochaine"},"sidebar.old.link.x":{"message":"y"}}',
    });
    fs.writeFileSync(path.join(siteDir, "versions.json"), '["1.0"]');
    fs.mkdirSync(path.join(siteDir, "versioned_docs/version-1.0"), { recursive: true });
    fs.writeFileSync(path.join(siteDir, "versioned_docs/version-1.0/a.md"), "# A\n");
    const options = {
      sidebarPath: "sidebars.js",
      includeCurrentVersion: false,
      versions: { "5.0": { ref: "v4.1.0" }, ...versions },
    };
    const { done, next } = await cut(siteDir, options);
    expect(done).toBe(
      "The docs of v4.1.0 are now in versioned_docs/version-4.1. What they name outside of their folder isn't copied: pictures/x.svg.",
    );
    expect(next).toContain('Take `ref` out of `versions["4.1"]` in the configuration');
    const read = (name: string): string => fs.readFileSync(path.join(siteDir, name), "utf8");
    expect(JSON.parse(read("versions.json"))).toEqual(["4.1", "1.0"]);
    expect(JSON.parse(read("versioned_sidebars/version-4.1-sidebars.json"))).toEqual({
      old: ["gone", "intro"],
    });
    expect(read(`${TRANSLATED}/version-4.1/intro.md`)).toBe("# Présentation\n");
    expect(JSON.parse(read(`${TRANSLATED}/version-4.1.json`))).toEqual({
      "sidebar.old.link.x": { message: "y" },
    });
    const copied = await load(siteDir, { ...options, versions: {}, sidebarPath: false });
    expect(addresses(copied)).toEqual(["/docs/gone", "/docs/intro", "/docs/1.0/a"]);
    expect(await catchMessages(() => cut(siteDir, options), siteDir)).toEqual([
      expect.stringContaining("is there already"),
    ]);
  });

  test("leaves the order of all versions as it was: those of older refs follow it in the list", async () => {
    const siteDir = createRepository();
    const ref = "v4.1.0";
    const all = { "5.0": { ref }, "4.1": { ref }, "4.0": { ref }, "3": { ref } };
    const namesIn = async (given: object) =>
      ((await load(siteDir, { versions: given })).content as DocsContent).loadedVersions.map(
        ({ name }) => name,
      );
    const before = await namesIn(all);
    await cut(siteDir, { versions: all });
    const { "4.1": _, ...others } = all;
    expect(await namesIn(others)).toEqual(before);
  });

  test("a version that is cut is told how to do without a copy", async () => {
    const siteDir = createRepository();
    const { next } = await cut(siteDir, {});
    expect(next).toContain('`git tag v4.1`, set `versions: { "4.1": { ref: "v4.1" } }`');
  });
});
