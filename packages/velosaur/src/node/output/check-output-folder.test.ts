import { mkdirSync, symlinkSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { writeFiles } from "../__fixtures__/folders.ts";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { checkContentFolders, checkOutputFolder } from "./check-output-folder.ts";

const PAGE = '<div id="__docusaurus"></div>';

let home: string;
let siteDir: string;

beforeEach(() => {
  home = writeSite({
    "site/docs/intro.md": "# Intro",
    "site/static/index.html": "static",
    "site/static/assets/x.png": "",
    "site/.docusaurus/x": "",
    "other/notes.txt": "mine",
    "page/index.html": `${PAGE}, without assets`,
    "written/index.html": "mine",
    "written/assets/x.png": "mine",
  });
  siteDir = path.join(home, "site");
});
afterAll(removeSites);

interface Options {
  foreign?: string[];
  previous?: string;
}

const createContext = (outDir: string) => ({
  siteDir,
  outDir: path.resolve(siteDir, outDir),
  generatedFilesDir: path.join(siteDir, ".docusaurus"),
  siteConfig: { staticDirectories: ["static", "absent"] },
});

const check = (outDir: string, { foreign = [], previous }: Options = {}): void =>
  checkOutputFolder({
    context: createContext(outDir),
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
    "../written",
    "docs/intro.md",
    "docs/intro.md/a/b",
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
    ../written: The site can't be built into <home>/written: it holds files that no build has made.
    docs/intro.md: The site can't be built into docs/intro.md: it is a file.
    docs/intro.md/a/b: The site can't be built into docs/intro.md/a/b: it lies below docs/intro.md, which is a file.
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
    { "site/built/index.html": PAGE, "site/built/assets/x.js": "", "site/built/more.txt": "" },
  ],
  ["built", { "site/built/404.html": PAGE, "site/built/assets/x.js": "" }],
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

test("a folder whose files become pages is refused, unless it holds the whole site", async () => {
  const refuse = (outDir: string, folder: string): Promise<string> =>
    readFailure(siteDir, () =>
      checkContentFolders(createContext(outDir), [path.resolve(siteDir, folder)]),
    );
  expect(await refuse("docs/out", "docs")).toContain(
    "The site can't be built into docs/out: it lies in docs, whose files become pages of the next build.",
  );
  // What lies beside the site may hold packages, of which few files are meant.
  expect(() =>
    checkContentFolders(createContext("../packages/server/public"), [
      path.resolve(siteDir, "../packages"),
    ]),
  ).not.toThrow();
  for (const folder of [".", "..", "docs"])
    expect(() =>
      checkContentFolders(createContext("build"), [path.resolve(siteDir, folder)]),
    ).not.toThrow();
});
