import { expect, test } from "vitest";
import { readThemeDescriptions, readThemeLabels } from "./theme-labels.ts";

const EDIT = "theme.common.editThisPage";

test.each([
  ["fr", /éditer cette page/i],
  ["fr-CA", /éditer cette page/i],
  ["pt", /editar esta página/i],
  ["zh-CN", /编辑此页/],
])("labels in %s", async (locale, label) => {
  expect((await readThemeLabels(locale, []))[EDIT]).toMatch(label);
});

test.each(["en", "en-GB", "tlh", "no_language"])("none in %s", async (locale) => {
  expect(await readThemeLabels(locale, [])).toEqual({});
});

test.each([
  ["fr", /d’accueil/],
  ["zh-CN", /主页/],
  ["zh-TW", /首頁/],
])("labels in %s that upstream's theme hasn't", async (locale, label) => {
  const labels = await readThemeLabels(locale, []);
  expect(labels["theme.NotFound.home"]).toMatch(label);
  const own = [...readThemeDescriptions([]).keys()].slice(0, 3);
  expect(own.filter((id) => !labels[id])).toEqual([]);
});

test("labels of plugins", async () => {
  const names = ["docusaurus-theme-search-algolia", "docusaurus-unknown", "../theme-pwa"];
  const labels = await readThemeLabels("fr", names);
  expect(labels).toHaveProperty(["theme.SearchPage.inputLabel"]);
  expect(await readThemeLabels("fr", [])).not.toHaveProperty(["theme.SearchPage.inputLabel"]);
});

test("what texts of the theme are for", () => {
  const descriptions = readThemeDescriptions(["docusaurus-theme-search-algolia", "../x"]);
  expect(descriptions.get(EDIT)).toMatch(/edit/i);
  expect(descriptions.get("theme.SearchPage.inputLabel")).toMatch(/search/i);
  expect(readThemeDescriptions([]).has("theme.SearchPage.inputLabel")).toBe(false);
});
