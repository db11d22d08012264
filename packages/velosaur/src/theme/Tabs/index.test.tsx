// @vitest-environment happy-dom
import { act, fireEvent } from "@testing-library/react";
import { sanitizeTabsChildren, useTabs } from "@docusaurus/theme-common/internal";
import TabItem from "@theme/TabItem";
import Tabs, { type Props } from "@theme/Tabs";
import { cloneElement, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { denyStorage, press, renderOnPage } from "../../testing/page.tsx";

afterEach(() => {
  document.dir = "";
});

type Given = Omit<Props, "children">;

const create = (props: Given, key?: string) => (
  <Tabs {...props} key={key}>
    <TabItem value="a">text of a</TabItem>
    <TabItem value="b">text of b</TabItem>
    <TabItem value="c">text of c</TabItem>
  </Tabs>
);

function open(groups: Given[], address = "/") {
  const page = renderOnPage(
    groups.map((props, index) => create(props, `${index}`)),
    { address },
  );
  const tabs = () => page.getAllByRole("tab");
  return {
    ...page,
    tabs,
    selected: () =>
      tabs()
        .filter(
          (tab) => tab.ariaSelected === "true" || tab.getAttribute("aria-selected") === "true",
        )
        .map(({ textContent }) => textContent),
  };
}

test("a press shows a tab's panel and hides the others", () => {
  const { tabs, getAllByRole, selected } = open([{}]);
  expect(selected()).toEqual(["a"]);
  fireEvent.click(tabs()[1]!);
  expect(selected()).toEqual(["b"]);
  const [panel, ...others] = getAllByRole("tabpanel");
  expect(panel?.textContent).toBe("text of b");
  expect(others).toEqual([]);
  expect(tabs()[1]!.getAttribute("aria-controls")).toBe(panel!.id);
});

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["ArrowLeft", 1, 0],
  ["Home", 2, 0],
  ["End", 0, 2],
])("%s leads from tab %d to %d, which isn't opened yet", (key, from, to) => {
  const { tabs, selected } = open([{}]);
  tabs()[from]!.focus();
  expect(press(key)).toBe(false);
  expect(document.activeElement).toBe(tabs()[to]);
  expect(selected()).toEqual(["a"]);
});

test("where one reads from right to left, the arrows change places, the other keys don't", () => {
  document.dir = "rtl";
  const { tabs } = open([{}]);
  tabs()[0]!.focus();
  press("ArrowLeft");
  expect(document.activeElement).toBe(tabs()[1]);
  press("ArrowRight");
  expect(document.activeElement).toBe(tabs()[0]);
  press("End");
  expect(document.activeElement).toBe(tabs()[2]);
});

test.each(["Enter", " "])("the key %j opens the tab that has the focus", (key) => {
  const { tabs, selected } = open([{}]);
  tabs()[2]!.focus();
  expect(press(key)).toBe(false);
  expect(selected()).toEqual(["c"]);
});

test("other keys are the browser's", () => {
  const { tabs } = open([{}]);
  tabs()[0]!.focus();
  expect(press("Tab")).toBe(true);
});

test("the keyboard reaches the open tab alone, or the first where none is open", () => {
  const reachable = (groups: Given[]) =>
    open(groups)
      .tabs()
      .map(({ tabIndex }) => tabIndex);
  expect(reachable([{ defaultValue: "b" }])).toEqual([-1, 0, -1]);
  document.body.replaceChildren();
  expect(reachable([{ defaultValue: null }]).slice(0, 3)).toEqual([0, -1, -1]);
});

test("tabs of one group are chosen together, and the choice is there on the next visit", () => {
  const first = open([{ groupId: "os" }, { groupId: "os" }, {}]);
  fireEvent.click(first.tabs()[1]!);
  expect(first.selected()).toEqual(["b", "b", "a"]);
  first.unmount();
  expect(open([{ groupId: "os" }]).selected()).toEqual(["b"]);
});

test("a choice that was stored for other tabs of that name is passed over", () => {
  localStorage.setItem("docusaurus.tab.os", "gone");
  expect(open([{ groupId: "os", defaultValue: "b" }]).selected()).toEqual(["b"]);
});

test("the address says more than the storage, and follows the choice; what else it holds stays", () => {
  localStorage.setItem("docusaurus.tab.os", "b");
  const props = { groupId: "os", queryString: true };
  const { tabs, selected, history } = open([props], "/a?x=1&os=c#part");
  expect(selected()).toEqual(["c"]);
  fireEvent.click(tabs()[0]!);
  expect(history.location).toMatchObject({ search: "?x=1&os=a", hash: "#part" });
  act(() => history.push("/a?os=b"));
  expect(selected()).toEqual(["b"]);
});

test("where nothing can be stored, tabs open all the same", () => {
  denyStorage();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { tabs, selected } = open([{ groupId: "os" }]);
  fireEvent.click(tabs()[1]!);
  expect(selected()).toEqual(["b"]);
});

test("lazy tabs have no panel but the open one", () => {
  const { container } = open([{ lazy: true }]);
  expect(container.querySelectorAll("[role=tabpanel]")).toHaveLength(1);
});

test("a site's own tabs, written as upstream's were up to 3.9, switch between the theme's items", () => {
  function OwnTabs(props: Props): ReactNode {
    const { tabValues, selectedValue, selectValue } = useTabs(props);
    return (
      <>
        {tabValues.map(({ value }) => (
          <button key={value} onClick={() => selectValue(value)}>
            {value}
          </button>
        ))}
        {sanitizeTabsChildren(props.children).map((item) =>
          cloneElement(item, { key: item.props.value, hidden: item.props.value !== selectedValue }),
        )}
      </>
    );
  }
  const { getByRole } = renderOnPage(
    <OwnTabs>
      <TabItem value="a">text of a</TabItem>
      <TabItem value="b">text of b</TabItem>
    </OwnTabs>,
  );
  expect(getByRole("tabpanel").textContent).toBe("text of a");
  fireEvent.click(getByRole("button", { name: "b" }));
  expect(getByRole("tabpanel").textContent).toBe("text of b");
});
