import { describe, expect, it, vi } from "vitest";

vi.mock("@docusaurus/router", () => ({ useHistory: () => ({}), useLocation: () => ({}) }));
vi.mock("@docusaurus/useDocusaurusContext", () => ({ default: () => ({}) }));
vi.mock("@docusaurus/useIsBrowser", () => ({ default: () => true }));
const { mergeSearchParams, mergeSearchStrings } = await import("./query-strings.ts");

describe("parameters of several queries in one", () => {
  it("are all there, in their order", () => {
    expect(mergeSearchStrings(["?a=1&b=2", undefined, "a=3"], "append")).toBe("?a=1&b=2&a=3");
  });

  it("are the last of each name", () => {
    expect(mergeSearchStrings(["?a=1&b=2", "?a=3"], "set")).toBe("?a=3&b=2");
  });

  it("are nothing where there are none, without a question mark", () => {
    expect(mergeSearchStrings(["", "?", undefined], "set")).toBe("");
  });

  it("leave the queries as they were", () => {
    const first = new URLSearchParams("a=1");
    expect(mergeSearchParams([first, new URLSearchParams("a=2")], "set").get("a")).toBe("2");
    expect(first.toString()).toBe("a=1");
  });
});
