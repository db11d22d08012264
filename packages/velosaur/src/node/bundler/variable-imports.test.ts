import { expect, test } from "vitest";
import { expandVariableImports } from "./variable-imports.ts";

const expand = (
  code: string,
  place: { folder: string | undefined } = { folder: "/site/src/pages" },
): { expanded: string; folders: string[] } => {
  const folders: string[] = [];
  const expanded = expandVariableImports(code, {
    ...place,
    siteDir: "/site",
    findFolder: (name) => (name.startsWith("@site/") ? name.replace("@site", "/site") : undefined),
    onFolder: ({ dir, glob }) => folders.push(`${dir}: ${glob}`),
  });
  return { expanded, folders };
};

test.each([
  "import(`./a/plain.js`)",
  "import(`https://example.com/${name}.js`)",
  "import(`package/${name}.js`)",
  "import(`/root/${name}.js`)",
  "import(`${name}.js`)",
  "import(`./a/${name}.txt?raw`)",
  "import(`!!raw-loader!./a/${name}.txt`)",
  "import(/* @vite-ignore */ `./a/${name}.js`)",
  "import(/* webpackIgnore: true */ `./a/${name}.js`)",
  "import(`./a (b)/${name}.js`)",
  "require(`./a/${name}.js`)",
  "require.resolve(`./a/${name}.png`)",
])("stays: %s", (code) => {
  expect(expand(code)).toEqual({ expanded: code, folders: [] });
});

test("a package's own folders stay", () => {
  const code = "import(`./a/${name}.js`)";
  const expanded = expandVariableImports(code, {
    folder: "/site/node_modules/a",
    siteDir: "/site",
    findFolder: () => undefined,
    onFolder: () => {},
    isPackage: true,
  });
  expect(expanded).toBe(code);
});

test.each([
  ["import(`@site/data/${a}/x-${b}.json`)", "/site/data: ", "", ".json"],
  ["import(`./x-${a}.md`)", "/site/src/pages: ", "x-", ".md"],
  ["import(`../a/${b}`)", "/site/src/a: ", "", ".{js,jsx,ts,tsx,mjs,json}"],
  ["require( `@site/img/${f(a, 1)}.PNG`, )", "/site/img: ", "", ".PNG"],
])("lists the files for %s", (code, dir, start, end) => {
  const { expanded, folders } = expand(code);
  expect(folders).toEqual([`${dir}${start}*${end}`, `${dir}${start}*/**/*${end}`]);
  expect(expanded).toContain("import.meta.glob(");
});

test("code that lies in no folder has names from the top of the site", () => {
  const { expanded } = expand("import(`@site/docs/../data/x-${a}.md`)", { folder: undefined });
  expect(expanded).toContain('import.meta.glob(["/data/x-*.md","/data/x-*/**/*.md"]');
  expect(expanded).toContain("`/data/x-${a}.md`");
});
