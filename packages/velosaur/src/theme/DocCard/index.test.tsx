import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { SidebarItemCategory } from "../../shared/sidebar.ts";

vi.mock("@docusaurus/plugin-content-docs/client", () => ({
  findFirstSidebarItemLink: ({ href }: { href?: string }) => href,
  useDocById: () => undefined,
}));
vi.mock("@docusaurus/theme-common/internal", () => ({
  extractLeadingEmoji: (label: string) => ({ emoji: null, rest: label }),
  useDocCardDescriptionCategoryItemsPlural: () => (count: number) => `${count} items`,
}));
vi.mock("@docusaurus/isInternalUrl", () => ({ default: () => true }));
vi.mock("@theme/DocCard/Layout", () => ({
  default: ({ title, description }: { title: string; description?: string }) => (
    <p>
      {title}: {description ?? "nothing"}
    </p>
  ),
}));

const { default: DocCard } = await import("./index.tsx");
const category: SidebarItemCategory = {
  type: "category",
  label: "Guides",
  href: "/guides",
  items: [],
  collapsible: true,
  collapsed: true,
};
const show = (more: Partial<SidebarItemCategory>): string =>
  renderToStaticMarkup(<DocCard item={{ ...category, ...more }} />);

test("the card of a category counts its items, also those in a file of their own", () => {
  expect(show({ items: [{ type: "link", label: "A", href: "/a" }] })).toBe(
    "<p>Guides: 1 items</p>",
  );
  expect(show({ itemCount: 7 })).toBe("<p>Guides: 7 items</p>");
  expect(show({})).toBe("<p>Guides: nothing</p>");
  expect(show({ itemCount: 7, description: "How" })).toBe("<p>Guides: How</p>");
});
