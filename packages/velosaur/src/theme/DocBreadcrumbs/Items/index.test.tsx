import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { SidebarItemCategory, SidebarItemLink } from "../../../shared/sidebar.ts";

const homePage = vi.fn<() => object | undefined>();
vi.mock("@docusaurus/theme-common/internal", () => ({ useHomePageRoute: () => homePage() }));
vi.mock("@docusaurus/Translate", () => ({
  translate: ({ message }: { message: string }) => message,
}));
vi.mock("@docusaurus/Link", () => ({
  default: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}));
vi.mock("@theme/DocBreadcrumbs/Items/Home", () => ({ default: () => <li>Home</li> }));

const { default: DocBreadcrumbsItems } = await import("./index.tsx");

const category = (label: string, more: Partial<SidebarItemCategory> = {}): SidebarItemCategory => ({
  type: "category",
  label,
  items: [],
  collapsible: true,
  collapsed: true,
  ...more,
});
const page: SidebarItemLink = { type: "link", label: "Page", href: "/page" };
const show = (...breadcrumbs: (SidebarItemCategory | SidebarItemLink)[]): string =>
  renderToStaticMarkup(<DocBreadcrumbsItems breadcrumbs={breadcrumbs} />);

test("categories with pages are links; the page itself, and what has none to show, are text", () => {
  const html = show(
    category("Guides", { href: "/guides" }),
    category("Plain"),
    category("Unlisted", { href: "/unlisted", linkUnlisted: true }),
    page,
  );
  expect(html.match(/<a href="[^"]*"/g)).toEqual(['<a href="/guides"']);
  for (const label of ["Guides", "Plain", "Unlisted", "Page"]) expect(html).toContain(label);
});

test("the page alone is marked as where the visitor is", () => {
  expect(show(category("Guides", { href: "/guides" }), page).split("--active")).toHaveLength(2);
  expect(show(page)).toMatch(/--active[^>]*><span[^>]*>Page/);
});

test("they begin at home where the site has a home page", () => {
  expect(show(page)).not.toContain("Home");
  homePage.mockReturnValue({ path: "/", exact: true });
  expect(show(page)).toMatch(/<ul[^>]*><li>Home<\/li>/);
});
