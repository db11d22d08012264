import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

const homePage = vi.fn<() => object | undefined>();
vi.mock("@docusaurus/theme-common/internal", () => ({ useHomePageRoute: () => homePage() }));
vi.mock("@docusaurus/plugin-content-docs/client", () => ({
  useActivePluginAndVersion: () => undefined,
}));
vi.mock("@docusaurus/router", () => ({ useLocation: () => ({ pathname: "/gone" }) }));
vi.mock("@docusaurus/Translate", () => ({
  default: ({ children }: { children: string }) => children,
}));
vi.mock("@docusaurus/Link", () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock("@theme/Heading", () => ({ default: () => null }));
vi.mock("./SearchForm.tsx", () => ({ default: () => null }));

const { default: NotFoundContent } = await import("./index.tsx");

test("the way to the home page is offered where the site has one: elsewhere it would be a broken link", () => {
  expect(renderToStaticMarkup(<NotFoundContent />)).not.toContain("<a");
  homePage.mockReturnValue({ path: "/base/", exact: true });
  expect(renderToStaticMarkup(<NotFoundContent />)).toContain('<a href="/base/">');
});
