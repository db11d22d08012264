import { readFileSync } from "node:fs";
import path from "../system/path.ts";
import { stripVTControlCharacters } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { readFiles } from "../__fixtures__/folders.ts";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { formatDiagnostics } from "../system/format-diagnostic.ts";
import type { WriteTranslationsOptions } from "./options.ts";
import { writeTranslations } from "./write-translations.ts";

afterAll(removeSites);

const IMPORT = 'import Translate, { translate } from "@docusaurus/Translate";\n';
const SITE = {
  "docusaurus.config.js": `export default {
    title: "Site", url: "https://example.com", baseUrl: "/",
    i18n: { defaultLocale: "en", locales: ["en", "fr"], localeConfigs: { fr: { path: "fr-FR" } } },
    presets: [["classic", { docs: {}, blog: { blogTitle: "Log" } }]],
    plugins: ["./ships.js"],
    themeConfig: { navbar: { items: [{ label: "Docs", to: "/docs/a" }] }, footer: { copyright: "Ours" } },
  };`,
  "ships.js": `module.exports = () => ({
    name: "ships",
    getThemePath: () => "./ships-theme",
    loadContent: () => ["Ferry"],
    getTranslationFiles: ({ content }) => [{ path: "kinds", content: { kind: { message: content[0] } } }],
    getDefaultCodeTranslationMessages: () => ({ "ships.close": "Fermer", "ships.other": "Autre" }),
  });`,
  "ships-theme/Ship.js": `${IMPORT}export default () => <Translate id="ships.close">Close</Translate>;`,
  "src/pages/index.js": `${IMPORT}export default () => <Translate id="home">Welcome</Translate>;`,
  "src/components/a.ts": `${IMPORT}export const a = translate({ id: "a", message: "A" });`,
  "src/components/a.test.ts": `${IMPORT}translate({ id: "test" });`,
  "src/components/types.d.ts": `${IMPORT}translate({ id: "types" });`,
  "docs/a.md": "# A\n",
  "docs/deep/_category_.json": '{ "label": "Deep" }',
  "docs/deep/b.md": "# B\n",
  "blog/2024-01-01-post.md": "# Post\n",
};

const FRENCH = "i18n/fr-FR";

const write = (
  siteDir: string,
  options: WriteTranslationsOptions = { locale: "fr" },
): ReturnType<typeof writeTranslations> => writeTranslations({ siteDir, options });

const readJson = (...names: string[]): Record<string, { message: string; description?: string }> =>
  JSON.parse(readFileSync(path.join(...names), "utf8"));

const listTranslations = (siteDir: string): string[] =>
  Object.keys(readFiles(siteDir)).filter((name) => name.startsWith("i18n/"));

const readWarnings = async (siteDir: string): Promise<string> => {
  const { diagnostics } = await write(siteDir);
  return stripVTControlCharacters(formatDiagnostics(diagnostics, { siteDir, cwd: siteDir }));
};

it("collects the texts of the site, of its plugins and of the theme", async () => {
  const siteDir = writeSite(SITE);
  const { files, total, diagnostics } = await write(siteDir);
  expect(diagnostics).toEqual([]);
  expect(listTranslations(siteDir)).toEqual(
    [
      "code.json",
      "docusaurus-plugin-content-blog/options.json",
      "docusaurus-plugin-content-docs/current.json",
      "docusaurus-theme-classic/footer.json",
      "docusaurus-theme-classic/navbar.json",
      "ships/kinds.json",
    ].map((name) => `${FRENCH}/${name}`),
  );
  expect(files).toHaveLength(6);
  expect(files.every(({ added, total }) => added === total)).toBe(true);
  expect(total).toBe(files.reduce((sum, file) => sum + file.total, 0));

  const code = readJson(siteDir, FRENCH, "code.json");
  expect(Object.keys(code).filter((id) => !id.startsWith("theme."))).toEqual([
    "ships.close",
    "a",
    "home",
  ]);
  expect(code["ships.close"]).toEqual({ message: "Fermer" });
  expect(code["home"]).toEqual({ message: "Welcome" });
  expect(code["theme.common.editThisPage"]?.message).toMatch(/éditer/i);
  expect(code["theme.navigation.offline"]?.message).toContain("You are offline");
  expect(code["theme.common.editThisPage"]?.description).toMatch(/edit/i);
  expect(code["theme.admonition.warning"]?.message).toBe("attention");
  expect(Object.keys(code).filter((id) => id.startsWith("theme.Search"))).toEqual([]);

  const folder = path.join(siteDir, FRENCH);
  expect(readJson(folder, "ships/kinds.json")).toEqual({ kind: { message: "Ferry" } });
  expect(readJson(folder, "docusaurus-theme-classic/navbar.json")).toHaveProperty([
    "item.label.Docs",
  ]);
  expect(
    readJson(folder, "docusaurus-plugin-content-docs/current.json")[
      "sidebar.defaultSidebar.category.Deep"
    ]?.message,
  ).toBe("Deep");
  expect(readJson(folder, "docusaurus-plugin-content-blog/options.json")["title"]?.message).toBe(
    "Log",
  );
  expect(await write(siteDir)).toEqual({ files: [], total, diagnostics: [] });
});

describe("messages that are there", () => {
  const KNOWN = {
    ...SITE,
    [`${FRENCH}/code.json`]:
      '{ "gone": { "message": "Parti" }, "home": { "message": "Bienvenue", "note": 1 } }',
  };

  it("are kept, with what is new after them", async () => {
    const siteDir = writeSite(KNOWN);
    const warnings = await readWarnings(siteDir);
    expect(warnings).toMatchInlineSnapshot(`
      "warning i18n/fr-FR/code.json
        Nothing uses this message: gone
        Remove what you no longer need. Ids that are made up while the page runs can't be seen here."
    `);
    const code = readJson(siteDir, FRENCH, "code.json");
    expect(Object.entries(code).slice(0, 3)).toEqual([
      ["gone", { message: "Parti" }],
      ["home", { message: "Bienvenue", note: 1 }],
      ["ships.close", { message: "Fermer" }],
    ]);
  });

  it("are replaced on demand, and new ones marked", async () => {
    const siteDir = writeSite(KNOWN);
    await write(siteDir, { locale: "fr", messagePrefix: "New: " });
    const marked = readJson(siteDir, FRENCH, "code.json");
    expect([marked["home"]?.message, marked["a"]?.message]).toEqual(["Bienvenue", "New: A"]);
    await write(siteDir, { locale: "fr", override: true });
    const replaced = readJson(siteDir, FRENCH, "code.json");
    expect([replaced["home"]?.message, replaced["a"]?.message]).toEqual(["Welcome", "A"]);
    expect(replaced["gone"]?.message).toBe("Parti");
  });
});

it("takes the default locale, and texts of the search with it", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default {
      title: "Site", url: "https://example.com", baseUrl: "/",
      themes: ["classic", "search-algolia"],
      themeConfig: { algolia: { appId: "a", apiKey: "b", indexName: "c" } },
    };`,
  });
  await write(siteDir, {});
  const code = readJson(siteDir, "i18n/en/code.json");
  expect(code["theme.SearchPage.inputLabel"]?.message).toBe("Search");
  expect(code["theme.common.editThisPage"]?.message).toBe("Edit this page");
});

describe("what is wrong", () => {
  it("with a text is told as a warning, in files of the site alone", async () => {
    const siteDir = writeSite({
      ...SITE,
      "node_modules/fleet/package.json": '{ "name": "fleet", "main": "index.js" }',
      "node_modules/fleet/index.js": `module.exports = () => ({ name: "fleet", getThemePath: () => "./theme" });`,
      "node_modules/fleet/theme/a.js": `${IMPORT}translate(dynamic);`,
      "docusaurus.config.js": SITE["docusaurus.config.js"].replace('"./ships.js"', '"fleet"'),
      "src/b.js": `${IMPORT}translate({ id: name });\ntranslate({ id: "a", message: "Another" });`,
    });
    expect(await readWarnings(siteDir)).toMatchInlineSnapshot(`
      "warning src/b.js:2:1
        This text can't be collected: \`id\` and \`message\` must be written out in the call.
          1 | import Translate, { translate } from "@docusaurus/Translate";
        > 2 | translate({ id: name });
            | ^
          3 | translate({ id: "a", message: "Another" });
        Put a placeholder into the text, and its value beside it: translate({message: 'Hello {name}'}, {name}).

      warning src/components/a.ts
        The id "a" stands for two texts: "Another" and "A".
        They can only be translated as one. Give one of them another id."
    `);
  });

  it("with a file stops the command before it writes", async () => {
    const siteDir = writeSite({
      ...SITE,
      "src/b.js": `${IMPORT}<p>`,
      "src/c.js": `${IMPORT}const;`,
    });
    expect(await readFailure(siteDir, () => write(siteDir))).toMatchInlineSnapshot(`
      "error src/b.js:2:4
        The texts of this file can't be read: Unexpected token.
          1 | import Translate, { translate } from "@docusaurus/Translate";
        > 2 | <p>
            |    ^

      error src/c.js:2:6
        The texts of this file can't be read: Unexpected token.
          1 | import Translate, { translate } from "@docusaurus/Translate";
        > 2 | const;
            |      ^"
    `);
    expect(listTranslations(siteDir)).toEqual([]);
  });

  it("with a translation file, too", async () => {
    const broken = `${FRENCH}/docusaurus-theme-classic/navbar.json`;
    const siteDir = writeSite({ ...SITE, [broken]: '{ "title": "Site" }' });
    expect(await readFailure(siteDir, () => write(siteDir))).toMatchInlineSnapshot(`
      "error i18n/fr-FR/docusaurus-theme-classic/navbar.json:1:3
        \`title\` must be an object, not "Site".
        > 1 | { "title": "Site" }
            |   ^"
    `);
    expect(listTranslations(siteDir)).toEqual([broken]);
  });
});
