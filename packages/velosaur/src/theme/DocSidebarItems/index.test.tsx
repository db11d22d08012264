// @vitest-environment happy-dom
import { act, fireEvent } from "@testing-library/react";
import DocSidebarItems from "@theme/DocSidebarItems";
import { expect, test } from "vitest";
import type { SidebarItem } from "../../shared/sidebar.ts";
import { press, renderOnPage } from "../../testing/page.tsx";

const link = (at: number): SidebarItem => ({
  type: "link",
  label: `Doc ${at}`,
  href: `/doc-${at}`,
});
const listLinks = (count: number): SidebarItem[] =>
  Array.from({ length: count }, (_, at) => link(at));

/** Ends when the code of long levels is there. */
async function open(items: SidebarItem[], path: string) {
  const create = (activePath: string) => (
    <ul>
      <DocSidebarItems items={items} activePath={activePath} level={1} />
    </ul>
  );
  const { rerender, container } = renderOnPage(create(path), {
    themeConfig: { docs: { sidebar: {} } },
  });
  await act(async () => void (await import("./LongLevel.tsx")));
  const links = () => [...container.querySelectorAll("a")];
  return {
    links,
    labels: () => links().map(({ textContent }) => textContent),
    visit: (next: string) => rerender(create(next)),
  };
}

const labelsOf = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => `Doc ${from + at}`);

test("shows a level of 200 whole", async () => {
  const { labels } = await open(listLinks(200), "/doc-7");
  expect(labels()).toEqual(labelsOf(0, 200));
});

test("shows of a longer one what is around the page, and links that lead on", async () => {
  const { links, labels } = await open(listLinks(1000), "/doc-500");
  expect(labels()).toEqual(["… Doc 449", ...labelsOf(450, 550), "… Doc 550"]);
  expect(links()[0]!.getAttribute("href")).toBe("/doc-449");
  expect(links().at(-1)!.getAttribute("href")).toBe("/doc-550");
  expect(links()[51]!.getAttribute("aria-current")).toBe("page");
});

test.each([
  ["/doc-3", [...labelsOf(0, 100), "… Doc 100"]],
  ["/elsewhere", [...labelsOf(0, 100), "… Doc 100"]],
  ["/doc-999", ["… Doc 899", ...labelsOf(900, 1000)]],
])("begins or ends with the level: %s", async (path, expected) => {
  const { labels } = await open(listLinks(1000), path);
  expect(labels()).toEqual(expected);
});

test("a press or the space bar shows more, and goes on there", async () => {
  const { links, labels } = await open(listLinks(1000), "/doc-500");
  expect(fireEvent.click(links().at(-1)!)).toBe(false);
  expect(labels()).toEqual(["… Doc 449", ...labelsOf(450, 650), "… Doc 650"]);
  expect(document.activeElement!.textContent).toBe("Doc 550");
  links()[0]!.focus();
  expect(press(" ")).toBe(false);
  expect(labels()).toEqual(["… Doc 349", ...labelsOf(350, 650), "… Doc 650"]);
  expect(document.activeElement!.textContent).toBe("Doc 449");
});

test("all of it can be shown", async () => {
  const { links, labels } = await open(listLinks(250), "/doc-0");
  fireEvent.click(links().at(-1)!);
  fireEvent.click(links().at(-1)!);
  expect(labels()).toEqual(labelsOf(0, 250));
  expect(document.activeElement!.textContent).toBe("Doc 200");
});

test("stays as it is on the way to a page that is shown, and goes with one that isn't", async () => {
  const { visit, labels } = await open(listLinks(1000), "/doc-500");
  const before = labels();
  visit("/doc-540");
  expect(labels()).toEqual(before);
  visit("/elsewhere");
  expect(labels()).toEqual(before);
  visit("/doc-20");
  expect(labels()).toEqual([...labelsOf(0, 100), "… Doc 100"]);
});

test("what leads nowhere isn't named", async () => {
  const items = listLinks(300).with(100, { type: "html", value: "<hr>" });
  const { labels } = await open(items, "/doc-0");
  expect(labels().at(-1)).toBe("… Doc 101");
});

test("what a class hides is hidden with the link to it, as long as there is nothing else", async () => {
  const hidden = listLinks(300).map((item) => ({ ...item, className: "own" }));
  const classOf = async (items: SidebarItem[]): Promise<boolean> =>
    (await open(items, "/doc-0")).links().at(-1)!.closest("li")!.classList.contains("own");
  expect(await classOf(hidden)).toBe(true);
  expect(await classOf(hidden.with(299, { ...link(299), className: "other" }))).toBe(false);
});
