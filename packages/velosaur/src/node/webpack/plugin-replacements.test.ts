import { build, type Rolldown } from "vite";
import { afterAll, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { type Replacement, replacementsPlugin } from "./plugin-replacements.ts";

afterAll(removeSites);

const files = {
  "main.js": `import { time } from "./parts/day.js";
import { name } from "parts:boat";
console.log(time, name);`,
  "parts/day.js": `export const time = "day";`,
  "parts/night.js": `export const time = "night";`,
  "parts/boat.js": `export const name = "boat";`,
  "others/parts/boat.js": `export const name = "another boat";`,
};

/** What the site's code says in the end. */
async function bundle(replacements: Replacement[]): Promise<string> {
  const siteDir = writeSite(files);
  const { output } = (await build({
    root: siteDir,
    configFile: false,
    logLevel: "silent",
    plugins: [replacementsPlugin({ replacements, ignored: [], isServer: false })],
    build: { write: false, minify: true, rolldownOptions: { input: `${siteDir}/main.js` } },
  })) as Rolldown.RolldownOutput;
  return /console\.log\((.*?)\)/.exec(output[0].code)?.[1] ?? "";
}

const byScheme: Replacement = {
  pattern: /^parts:/,
  target: (found) => {
    found.request = found.request.replace("parts:", "./parts/") + ".js";
  },
};

it.each<[string, Replacement, string]>([
  ["a name by another", { pattern: /day/, target: "./parts/night.js" }, "`night`,`boat`"],
  [
    "a file by one beside it",
    { pattern: /\w.parts.day\.js$/, target: "./night.js" },
    "`night`,`boat`",
  ],
  [
    "the folder from which it is asked for",
    { pattern: /boat/, target: (found) => void (found.context = found.context + "/others") },
    "`day`,`another boat`",
  ],
  [
    "a file by a function",
    {
      pattern: /boat\.js$/,
      target({ createData }) {
        createData.resource = createData.resource?.replace("/parts/", "/others/parts/");
      },
    },
    "`day`,`another boat`",
  ],
  ["nothing, by a function", { pattern: /./, target: () => {} }, "`day`,`boat`"],
])("replaces %s", async (_what, replacement, expected) => {
  expect(await bundle([byScheme, replacement])).toBe(expected);
});
