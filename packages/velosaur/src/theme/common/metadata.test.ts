import { expect, it, vi } from "vitest";

vi.mock("@docusaurus/Head", () => ({ default: () => null }));
vi.mock("@docusaurus/useBaseUrl", () => ({ default: () => "", useBaseUrlUtils: () => ({}) }));
vi.mock("@docusaurus/useDocusaurusContext", () => ({ default: () => ({}) }));
vi.mock("@docusaurus/useRouteContext", () => ({ default: () => ({}) }));
const { formatTitle } = await import("./metadata.tsx");

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
