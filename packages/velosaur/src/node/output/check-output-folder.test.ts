import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { writeFiles } from "../__fixtures__/folders.ts";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { checkOutputFolder } from "./check-output-folder.ts";

let home: string;
let siteDir: string;

beforeEach(() => {
  home = writeSite({
    "site/docs/intro.md": "# Intro",
    "site/static/index.html": "static",
    "site/static/assets/x.png": "",
    "site/.docusaurus/x": "",
    "other/notes.txt": "mine",
    "page/index.html": "mine, without assets",
  });
  siteDir = path.join(home, "site");
});
afterAll(removeSites);

interface Options {
  foreign?: string[];
  previous?: string;
}

const check = (outDir: string, { foreign = [], previous }: Options = {}): void =>
  checkOutputFolder({
    context: {
      siteDir,
      outDir: path.resolve(siteDir, outDir),
      generatedFilesDir: path.join(siteDir, ".docusaurus"),
      siteConfig: { staticDirectories: ["static", "absent"] },
    },
    foreign,
    previousOutDir: previous,
  });

const refusal = async (outDir: string, options?: Options): Promise<string> => {
  const text = await readFailure(siteDir, () => check(outDir, options));
  return text.replaceAll(home, "<home>");
};

test("what is refused", async () => {
  symlinkSync(siteDir, path.join(home, "link"));
  const folders = [
    ".",
    "..",
    "/",
    "../link",
    "docs",
    ".docusaurus",
    "static",
    "static/out",
    "absent/out",
    "../other",
    "../page",
    "docs/intro.md",
    "src/../docs",
  ];
  const refused = await Promise.all(
    folders.map(async (folder) => `${folder}: ${(await refusal(folder)).split("\n")[1]?.trim()}`),
  );
  expect(refused.join("\n")).toMatchInlineSnapshot(`
    ".: The site can't be built into <site>: it is the folder of the site itself.
    ..: The site can't be built into <home>: it holds the site.
    /: The site can't be built into /: it holds the site.
    ../link: The site can't be built into <home>/link: it is the folder of the site itself.
    docs: The site can't be built into docs: it holds files that no build has made.
    .docusaurus: The site can't be built into .docusaurus: it holds the site's folder .docusaurus.
    static: The site can't be built into static: it holds the site's folder static.
    static/out: The site can't be built into static/out: it lies in static, which is copied into every build.
    absent/out: The site can't be built into absent/out: it lies in absent, which is copied into every build.
    ../other: The site can't be built into <home>/other: it holds files that no build has made.
    ../page: The site can't be built into <home>/page: it holds files that no build has made.
    docs/intro.md: The site can't be built into docs/intro.md: it is a file.
    src/../docs: The site can't be built into docs: it holds files that no build has made."
  `);
});

test("the message says what to do", async () => {
  expect(await refusal("docs")).toMatchInlineSnapshot(`
    "error
      The site can't be built into docs: it holds files that no build has made.
      A build removes everything else from its output folder. Name a folder that is empty, or doesn't exist yet, with --out-dir."
  `);
});

test.each<[string, Record<string, string>, Options?]>([
  ["build", { "site/build/whatever.txt": "" }],
  ["build/fr", { "site/build/fr/whatever.txt": "" }],
  ["new", {}],
  ["../deep/new", {}],
  [".docusaurus/out", {}],
  [
    "built",
    { "site/built/index.html": "", "site/built/assets/x.js": "", "site/built/more.txt": "" },
  ],
  ["built", { "site/built/404.html": "", "site/built/assets/x.js": "" }],
  ["built", { "site/built/fr/index.html": "" }, { foreign: ["fr"] }],
  ["volume", { "site/volume/.velosaur.next/half.html": "" }],
  ["branch", { "site/branch/.git/HEAD": "", "site/branch/.DS_Store": "" }],
  ["../sites", { "sites/a.txt": "" }],
])("%s is taken", (outDir, files) => {
  writeFiles(home, files);
  const previous = outDir === "../sites" ? path.join(home, "sites") : undefined;
  expect(() => check(outDir, { foreign: ["fr"], ...(previous && { previous }) })).not.toThrow();
});

test("an empty folder is taken", () => {
  mkdirSync(path.join(home, "empty"));
  expect(() => check("../empty")).not.toThrow();
});

test("the folder of another locale alone doesn't make a build", async () => {
  writeFiles(home, { "site/built/fr/index.html": "" });
  expect(await refusal("built")).toContain("holds files that no build has made");
});
