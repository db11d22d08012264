// @vitest-environment happy-dom
import BlogSidebarDesktop from "@theme/BlogSidebar/Desktop";
import { beforeEach, expect, test, vi } from "vitest";
import type { BlogSidebarItem } from "../../../shared/blog.ts";
import { renderOnPage } from "../../../testing/page.tsx";

const LINE = 30;
const HEIGHT = 300;

/** This DOM lays nothing out: here, posts stand in lines below each other, in a box that scrolls. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(HEIGHT);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const nav = this.closest("nav")!;
    const line = [...nav.querySelectorAll("li")].indexOf(this.closest("li")!);
    return new DOMRect(0, this === nav ? 0 : line * LINE - nav.scrollTop, 200, LINE);
  });
});

const posts = (from: number, to: number): BlogSidebarItem[] =>
  Array.from({ length: from - to + 1 }, (_, index) => ({
    title: `Post ${from - index}`,
    permalink: `/blog/${from - index}`,
    date: "2024-05-01T00:00:00.000Z",
    unlisted: false,
  }));

function open(address: string, items: BlogSidebarItem[]) {
  const sidebar = (shown: BlogSidebarItem[]) => (
    <BlogSidebarDesktop sidebar={{ title: "Posts", items: shown }} />
  );
  const themeConfig = { blog: { sidebar: { groupByYear: false } } };
  const { container, rerender } = renderOnPage(sidebar(items), { address, themeConfig });
  const nav = container.querySelector("nav")!;
  return {
    read: () => nav.scrollTop,
    scrollTo: (top: number) => void (nav.scrollTop = top),
    show: (next: BlogSidebarItem[]) => rerender(sidebar(next)),
  };
}

test("the post that is read is in sight", () => {
  expect(open("/blog/70", posts(100, 1)).read()).toBe(30 * LINE - HEIGHT / 2);
});

test("nothing is scrolled for a post that is in sight", () => {
  expect(open("/blog/95", posts(100, 1)).read()).toBe(0);
});

test("on a page that is no post, the list begins with its first", () => {
  expect(open("/blog", posts(100, 1)).read()).toBe(0);
});

test("when newer posts come in above it, what was there stays where it was", () => {
  const { read, show, scrollTo } = open("/blog/70", posts(100, 1));
  scrollTo(800);
  show(posts(120, 1));
  expect(read()).toBe(800 + 20 * LINE);
  show(posts(120, 40));
  expect(read()).toBe(800 + 20 * LINE);
});
