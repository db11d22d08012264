import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ThemeClassNames } from "./class-names.ts";

const collect = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [value(1)];
  return Object.values(value as object).flatMap(collect);
};

it("holds the names that sites rely on", () => {
  expect(collect(ThemeClassNames)).toEqual(
    expect.arrayContaining([
      "blog-list-page",
      "blog-post-page",
      "blog-tags-list-page",
      "blog-tags-post-list-page",
      "docs-doc-page",
      "docs-tags-list-page",
      "docs-tags-doc-list-page",
      "mdx-page",
      "main-wrapper",
      "blog-wrapper",
      "docs-wrapper",
      "mdx-wrapper",
      "theme-edit-this-page",
      "theme-last-updated",
      "theme-back-to-top-button",
      "theme-code-block",
      "theme-admonition",
      "theme-admonition-1",
      "theme-unlisted-banner",
      "theme-doc-version-banner",
      "theme-doc-version-badge",
      "theme-doc-breadcrumbs",
      "theme-doc-markdown",
      "theme-doc-toc-mobile",
      "theme-doc-toc-desktop",
      "theme-doc-footer",
      "theme-doc-footer-tags-row",
      "theme-doc-footer-edit-meta-row",
      "theme-doc-sidebar-container",
      "theme-doc-sidebar-menu",
      "theme-doc-sidebar-item-category",
      "theme-doc-sidebar-item-link",
      "theme-doc-sidebar-item-category-level-1",
      "theme-doc-sidebar-item-link-level-1",
    ]),
  );
});

it("names each thing once", () => {
  const names = collect(ThemeClassNames);
  expect(new Set(names).size).toBe(names.length);
});

it("agrees with the styles", () => {
  const styles = ["menus", "base"]
    .map((name) => readFileSync(new URL(`../styles/${name}.css`, import.meta.url), "utf8"))
    .join("\n");
  const used = [...styles.matchAll(/\.(theme-[\w-]+)/g)].map((match) => match[1]);
  expect(collect(ThemeClassNames)).toEqual(expect.arrayContaining([...new Set(used)]));
});
