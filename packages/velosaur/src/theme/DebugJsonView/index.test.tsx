// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import DebugJsonView, { type Props } from "@theme/DebugJsonView";
import DebugJsonSearch from "@theme/DebugJsonView/Search";
import { expect, test } from "vitest";
import { renderOnPage } from "../../testing/page.tsx";

const show = (props: Props) => renderOnPage(<DebugJsonView {...props} />).container;
const open = (details: Element | null) => {
  details!.setAttribute("open", "");
  fireEvent(details!, new Event("toggle"));
};
const sizes = (container: Element) =>
  [...container.querySelectorAll("summary")].map(({ textContent }) => textContent);

test.each([
  [{ a: { b: 1, c: 2 }, d: [1] }, ["2 fields", "a: 2 fields", "d: 1 entry"]],
  [
    [{ a: 1 }, []],
    ["2 entries", "0: 1 field", "1: 0 entries"],
  ],
])("%j is told by its size, its parts are closed", (src, expected) => {
  expect(sizes(show({ src }))).toEqual(expected);
});

test("what is no list and has no fields stands there itself, also what JSON doesn't know", () => {
  const texts = [1, "a", null, undefined, true].map((src) => show({ src, name: "x" }).textContent);
  expect(texts).toEqual(["x: 1", 'x: "a"', "x: null", "x: undefined", "x: true"]);
});

test("levels begin open as far as they shall", () => {
  const src = { a: { b: { c: 1 } } };
  expect(sizes(show({ src, collapsed: true }))).toEqual(["1 field"]);
  expect(sizes(show({ src, collapseDepth: 2 }))).toEqual(["1 field", "a: 1 field", "b: 1 field"]);
});

test("what is closed is made when it is opened", () => {
  const container = show({ src: { a: { b: 1 } } });
  expect(container.textContent).not.toContain("b: 1");
  open(container.querySelector("details details"));
  expect(container.textContent).toContain("b: 1");
});

test("long lists come in parts", () => {
  const { container, getByRole, queryByRole } = renderOnPage(
    <DebugJsonView src={Array.from({ length: 230 }, (_, index) => index)} />,
  );
  const count = () => container.querySelectorAll("code").length;
  expect(count()).toBe(100);
  expect(getByRole("button").textContent).toBe("Show 100 more");
  fireEvent.click(getByRole("button"));
  expect(count()).toBe(200);
  expect(getByRole("button").textContent).toBe("Show 30 more");
  fireEvent.click(getByRole("button"));
  expect(count()).toBe(230);
  expect(queryByRole("button")).toBeNull();
});

test("values are found by keys and by what they are, in any case; without a query all is as before", () => {
  const src = { Alpha: { beta: "GAMMA" }, delta: 1 };
  const { getByRole, getAllByRole, queryByRole, getByText } = renderOnPage(
    <DebugJsonSearch src={src}>all</DebugJsonSearch>,
  );
  const find = (value: string) => {
    fireEvent.change(getByRole("searchbox"), { target: { value } });
    return getAllByRole("listitem").map(({ textContent }) => textContent);
  };
  expect(getByText("all")).toBeDefined();
  expect(find(" alpha ")).toEqual(['Alpha.beta: "GAMMA"']);
  expect(find("gam")).toEqual(['Alpha.beta: "GAMMA"']);
  expect(getByRole("status").textContent).toBe("1 values");
  fireEvent.change(getByRole("searchbox"), { target: { value: "  " } });
  expect(queryByRole("status")).toBeNull();
});
