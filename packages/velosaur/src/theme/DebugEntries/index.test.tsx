// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import DebugEntries from "@theme/DebugEntries";
import { expect, test } from "vitest";
import { renderOnPage } from "../../testing/page.tsx";

const entries = Array.from({ length: 230 }, (_, index) => `Route ${index}`);

function open() {
  const page = renderOnPage(
    <DebugEntries
      entries={entries}
      toText={(entry) => entry}
      render={(entry) => <b>{entry}</b>}
      noun="routes"
    />,
  );
  return {
    ...page,
    list: () => page.queryAllByRole("listitem").map(({ textContent }) => textContent),
    find: (value: string) => fireEvent.change(page.getByRole("searchbox"), { target: { value } }),
    more: () => fireEvent.click(page.getByRole("button")),
    status: () => page.getByRole("status").textContent,
  };
}

test("a long list comes in parts, and says how long it is", () => {
  const { list, more, status, getByRole, queryByRole } = open();
  expect(status()).toBe("230 routes");
  expect(list()).toEqual(entries.slice(0, 100));
  more();
  expect(list()).toEqual(entries.slice(0, 200));
  expect(getByRole("button").textContent).toBe("Show 30 more");
  more();
  expect(list()).toEqual(entries);
  expect(queryByRole("button")).toBeNull();
});

test("entries are found by their text, in any case, wherever they stand in the list", () => {
  const { list, find, status } = open();
  find("  rOUTE 22 ");
  expect(list()).toEqual(["Route 22", ...entries.slice(220)]);
  expect(status()).toBe("11 of 230 routes");
  find("nowhere");
  expect(list()).toEqual([]);
  expect(status()).toBe("0 of 230 routes");
  find(" ");
  expect(status()).toBe("230 routes");
});

test("another search begins with its first part again", () => {
  const { list, find, more } = open();
  more();
  expect(list()).toHaveLength(200);
  find("route");
  expect(list()).toHaveLength(100);
});
