import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

const sidebars: Record<string, { link?: { path: string; label: string } }> = {
  main: { link: { path: "/docs/intro", label: "Intro" } },
  outside: {},
};
vi.mock("@docusaurus/plugin-content-docs/client", () => ({
  useActiveDocContext: () => ({}),
  useLayoutDocsSidebar: (id: string) => sidebars[id],
}));
vi.mock("@theme/NavbarItem/DefaultNavbarItem", () => ({
  default: ({ label, to }: { label: string; to: string }) => <a href={to}>{label}</a>,
}));

const { default: DocSidebarNavbarItem } = await import("./index.tsx");
const render = (sidebarId: string): string =>
  renderToStaticMarkup(<DocSidebarNavbarItem sidebarId={sidebarId} />);

test("leads to the sidebar's first page", () => {
  expect(render("main")).toBe('<a href="/docs/intro">Intro</a>');
});

test("a sidebar without a page has nothing to lead to", () => {
  expect(() => render("outside")).toThrow(
    'The navbar links to the sidebar "outside", which has no page to lead to.',
  );
});
