import { expect, it, vi } from "vitest";

vi.mock("@docusaurus/Head", () => ({ default: () => null }));
vi.mock("@docusaurus/useBaseUrl", () => ({ default: () => "", useBaseUrlUtils: () => ({}) }));
vi.mock("@docusaurus/useDocusaurusContext", () => ({ default: () => ({}) }));
vi.mock("@docusaurus/useRouteContext", () => ({ default: () => ({}) }));
const { formatTitle, shortenName } = await import("./metadata.tsx");

it.each([
  ["Page", "Page · Site"],
  ["  Page ", "Page · Site"],
  ["Site", "Site"],
  ["", "Site"],
  [" ", "Site"],
  [undefined, "Site"],
  [null, "Site"],
])("the title %j is shown as %j", (title, expected) => {
  expect(formatTitle({ title, siteTitle: "Site", titleDelimiter: "·" })).toBe(expected);
});

it.each([
  ["docusaurus-plugin-content-docs", "docs"],
  ["docusaurus-theme-search-algolia", "search-algolia"],
  ["docusaurus-module-details", "docusaurus-module-details"],
  ["plugin-of-mine", "plugin-of-mine"],
])("pages of %s have the class plugin-%s", (plugin, expected) => {
  expect(shortenName(plugin)).toBe(expected);
});
