import { expect, test } from "vitest";
import { readThemeLabels } from "./theme-labels.ts";

const EDIT = "theme.common.editThisPage";

test.each([
  ["fr", /éditer cette page/i],
  ["fr-CA", /éditer cette page/i],
  ["pt", /editar esta página/i],
  ["zh-CN", /编辑此页/],
])("labels in %s", async (locale, label) => {
  expect((await readThemeLabels(locale, "theme-common"))[EDIT]).toMatch(label);
});

test.each(["en", "en-GB", "tlh", "no_language"])("none in %s", async (locale) => {
  expect(await readThemeLabels(locale, "theme-common")).toEqual({});
});
