import { describe, expect, it, vi } from "vitest";

vi.mock("@docusaurus/router", () => ({ useHistory: () => ({}), useLocation: () => ({}) }));
vi.mock("@docusaurus/useDocusaurusContext", () => ({ default: () => ({}) }));
vi.mock("@docusaurus/useIsBrowser", () => ({ default: () => true }));
const { isRegexpStringMatch, isSamePath } = await import("./location.ts");

describe("paths", () => {
  it.each([
    ["/docs", "/docs/", true],
    ["/Docs", "/docs", true],
    ["/", "/", true],
    ["/docs", "/docs/intro", false],
    ["/docs", undefined, false],
    [undefined, undefined, true],
  ])("%s and %s are the same: %s", (a, b, expected) => {
    expect(isSamePath(a, b)).toBe(expected);
  });

  it("match a pattern of the configuration anywhere, in any case", () => {
    expect(isRegexpStringMatch("docs/(next|v8)", "/Docs/next/a")).toBe(true);
    expect(isRegexpStringMatch("^docs", "/docs")).toBe(false);
    expect(isRegexpStringMatch(undefined, "/docs")).toBe(false);
    expect(isRegexpStringMatch("docs")).toBe(false);
  });
});
