import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";

const INFIMA = createRequire(import.meta.url).resolve("infima/dist/css/default/default.css");

/** Names that upstream's HTML has in the same places, so that sites expect them there. */
const UPSTREAM =
  /^(?:theme-|docusaurus-|DocSearch|hash-link$|anchor$|contains-task-list$|task-list-item$|footnotes$|menu__html$|footer__)/;

/** Names that say whose they are. A site's `.error-message` has nothing to do with the theme's. */
const OWN = /_(?:theme)?$|^code(?:Line|LineContent|LineNumber)$|^themedComponent--/;

const readRules = (css: string): string =>
  css.replaceAll(/\/\*[^]*?\*\/|@import[^;]*;|url\([^)]*\)/g, "");

const listClasses = (css: string): string[] =>
  [...readRules(css).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);

const readThemeStyles = (files: RegExp): string[] => {
  const theme = path.dirname(import.meta.dirname);
  return readdirSync(theme, { recursive: true, encoding: "utf8" })
    .filter((file) => files.test(file))
    .map((file) => readFileSync(path.join(theme, file), "utf8"));
};

test("no class of the theme's has a name that a site may give to something else", () => {
  const infima = new Set(listClasses(readFileSync(INFIMA, "utf8")));
  const names = readThemeStyles(/(?<!\.module)\.css$/).flatMap(listClasses);
  expect(names).toContain("errorMessage_");
  const unclear = names.filter(
    (name) => !infima.has(name) && !UPSTREAM.test(name) && !OWN.test(name),
  );
  expect([...new Set(unclear)]).toEqual([]);
});

test("no selector of the theme's has an id, which puts it above a site's own layers where a plugin stands in for layers", () => {
  const selectors = readThemeStyles(/\.css$/).flatMap(
    (css) => readRules(css).match(/[^{};]+(?=\{)/g) ?? [],
  );
  expect(selectors.length).toBeGreaterThan(100);
  expect(selectors.filter((selector) => selector.includes("#"))).toEqual([]);
});
