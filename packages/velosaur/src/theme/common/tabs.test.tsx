import { describe, expect, it, vi } from "vitest";

vi.mock("@docusaurus/router", () => ({ useHistory: () => ({}), useLocation: () => ({}) }));
vi.mock("@docusaurus/useDocusaurusContext", () => ({ default: () => ({}) }));
vi.mock("@generated/site-storage", () => ({ default: { type: "localStorage", namespace: "" } }));

const { resolveInitialValue, resolveQueryKey, resolveTabValues, sanitizeTabsChildren } =
  await import("./tabs.tsx");

function Item(_props: { value: string; label?: string; default?: boolean }): null {
  return null;
}
const items = [<Item key="a" value="a" label="A" />, "\n", <Item key="b" value="b" default />];

describe("the tabs of a group", () => {
  it("come from the children, line breaks left out", () => {
    expect(resolveTabValues({ children: items }).map(({ value, label }) => [value, label])).toEqual(
      [
        ["a", "A"],
        ["b", undefined],
      ],
    );
  });

  it("come from `values` where given", () => {
    expect(resolveTabValues({ values: [{ value: "x" }], children: items })).toEqual([
      { value: "x" },
    ]);
  });

  it("must be told apart", () => {
    const values = [{ value: "x" }, { value: "y" }, { value: "x" }];
    expect(() => resolveTabValues({ values, children: null })).toThrowErrorMatchingInlineSnapshot(
      `[Error: Values of the tabs in <Tabs> must differ, but "x" stands there more than once.]`,
    );
  });

  it("are items and nothing else", () => {
    expect(() => sanitizeTabsChildren(<p>Text</p>)).toThrowErrorMatchingInlineSnapshot(
      `[Error: Every child of <Tabs> must be a <TabItem> with a "value", but one is a <p>.]`,
    );
    expect(() => sanitizeTabsChildren("Text")).toThrow('must be a <TabItem> with a "value".');
  });
});

describe("the first tab", () => {
  const tabs = [{ value: "a" }, { value: "b", default: true }];
  it.each<[string, string | null | undefined, string | null]>([
    ["marked as default", undefined, "b"],
    ["named by the group", "a", "a"],
    ["none", null, null],
  ])("%s", (_, defaultValue, expected) => {
    expect(resolveInitialValue(tabs, defaultValue)).toBe(expected);
  });

  it("is the first of all without a default", () => {
    expect(resolveInitialValue([{ value: "x" }, { value: "y" }], undefined)).toBe("x");
  });

  it("must exist", () => {
    expect(() => resolveInitialValue(tabs, "c")).toThrowErrorMatchingInlineSnapshot(
      `[Error: <Tabs defaultValue="c"> has no tab of that value; there are "a", "b". Write defaultValue={null} to open none.]`,
    );
    expect(() => resolveInitialValue([], undefined)).toThrow("needs at least one <TabItem>");
  });
});

describe("the query parameter", () => {
  it.each<[{ queryString?: string | boolean; groupId?: string }, string | null]>([
    [{}, null],
    [{ groupId: "os" }, null],
    [{ queryString: false, groupId: "os" }, null],
    [{ queryString: "system", groupId: "os" }, "system"],
    [{ queryString: true, groupId: "os" }, "os"],
  ])("%j → %s", (props, expected) => {
    expect(resolveQueryKey(props)).toBe(expected);
  });

  it("needs a name", () => {
    expect(() => resolveQueryKey({ queryString: true })).toThrowErrorMatchingInlineSnapshot(
      `[Error: <Tabs queryString> needs a groupId, or the parameter's name: queryString="name".]`,
    );
  });
});
