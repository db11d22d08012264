import { expect, it } from "vitest";

import { paginate, type PaginationRequest } from "./paginate.ts";
import type { Post } from "./types.ts";

const request = (count: number, more: Partial<PaginationRequest> = {}): PaginationRequest => ({
  posts: Array.from({ length: count }, (_, index) => ({ id: `post-${index}` }) as Post),
  basePath: "/blog",
  pageBasePath: "page",
  postsPerPage: 2,
  blogTitle: "Blog",
  blogDescription: "News",
  ...more,
});

it("links each page to its neighbours", () => {
  const pages = paginate(request(5));
  expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1]);
  expect(
    pages.map(({ metadata: { permalink, previousPage, nextPage } }) => [
      permalink,
      previousPage,
      nextPage,
    ]),
  ).toEqual([
    ["/blog", undefined, "/blog/page/2"],
    ["/blog/page/2", "/blog", "/blog/page/3"],
    ["/blog/page/3", "/blog/page/2", undefined],
  ]);
});

it("makes one page of all", () => {
  expect(paginate(request(5, { postsPerPage: "ALL" }))).toHaveLength(1);
});

it("makes no page without posts, unless others link to it", () => {
  expect(paginate(request(0))).toEqual([]);
  expect(paginate(request(0, { postsPerPage: "ALL" }))).toEqual([]);
  const [page, ...rest] = paginate(request(0, { hasFirstPage: true }));
  expect(page).toMatchObject({ items: [], metadata: { permalink: "/blog", totalPages: 1 } });
  expect(rest).toEqual([]);
});
