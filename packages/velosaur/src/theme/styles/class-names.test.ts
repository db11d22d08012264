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

const listClasses = (css: string): string[] => {
  const rules = css.replaceAll(/\/\*[^]*?\*\/|@import[^;]*;|url\([^)]*\)/g, "");
  return [...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
};

test("no class of the theme's has a name that a site may give to something else", () => {
  const infima = new Set(listClasses(readFileSync(INFIMA, "utf8")));
  const theme = path.dirname(import.meta.dirname);
  const names = readdirSync(theme, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.module)\.css$/.test(file))
    .flatMap((file) => listClasses(readFileSync(path.join(theme, file), "utf8")));
  expect(names).toContain("errorMessage_");
  const unclear = names.filter(
    (name) => !infima.has(name) && !UPSTREAM.test(name) && !OWN.test(name),
  );
  expect([...new Set(unclear)]).toEqual([]);
});
