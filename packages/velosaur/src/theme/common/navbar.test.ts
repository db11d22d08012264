import { expect, it, vi } from "vitest";

vi.mock("@docusaurus/router", () => ({ useHistory: () => ({}), useLocation: () => ({}) }));
vi.mock("@docusaurus/useDocusaurusContext", () => ({ default: () => ({}) }));
vi.mock("@docusaurus/useIsBrowser", () => ({ default: () => true }));
const { splitNavbarItems } = await import("./navbar.tsx");

it("items stand on the right, unless they say left, and keep their order", () => {
  const [a, b, c, d] = [{}, { position: "left" }, { position: "right" }, { position: "left" }] as {
    position?: "left" | "right";
  }[];
  expect(splitNavbarItems([a!, b!, c!, d!])).toEqual([
    [b, d],
    [a, c],
  ]);
});
