import { readdirSync } from "node:fs";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { clear } from "./clear.ts";

afterAll(removeSites);
afterEach(() => {
  vi.unstubAllEnvs();
});

it("removes what commands wrote, and nothing else", async () => {
  const siteDir = writeSite({
    "build/index.html": "",
    "build/.fr.next/files/index.html": "",
    ".build.next/files/index.html": "",
    ".docusaurus/x.json": "",
    "node_modules/.cache/velosaur/a": "",
    "node_modules/.cache/other/a": "",
    "docs/build/a.md": "",
  });
  expect(await clear({ siteDir, options: {} })).toEqual([
    `${siteDir}/build`,
    `${siteDir}/.build.next`,
    `${siteDir}/.docusaurus`,
    `${siteDir}/node_modules/.cache/velosaur`,
  ]);
  expect(readdirSync(siteDir)).toEqual(["docs", "node_modules"]);
  expect(readdirSync(`${siteDir}/node_modules/.cache`)).toEqual(["other"]);
  expect(await clear({ siteDir, options: {} })).toEqual([]);
});

it.each([
  [".cache", [".docusaurus", "content"]],
  ["", [".cache", "content"]],
  ["../content", [".cache", ".docusaurus", "content"]],
])(
  "takes the name %j from upstream's variable, for a folder within the site",
  async (name, left) => {
    const parent = writeSite({
      "site/.cache/x.json": "",
      "site/.docusaurus/x.json": "",
      "site/content/a.md": "",
      "content/a.md": "",
    });
    vi.stubEnv("DOCUSAURUS_GENERATED_FILES_DIR_NAME", name);
    vi.resetModules();
    const command = await import("./clear.ts");
    await command.clear({ siteDir: `${parent}/site`, options: {} });
    expect(readdirSync(`${parent}/site`)).toEqual(left);
    expect(readdirSync(`${parent}/content`)).toEqual(["a.md"]);
  },
);
