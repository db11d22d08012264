import { joinPathname } from "../../../shared/url/pathname.ts";
import type { PaginatedPosts, Post } from "./types.ts";

export interface PaginationRequest {
  posts: readonly Post[];
  /** Pathname of the first page. */
  basePath: string;
  /** What stands between the base and the number. */
  pageBasePath: string;
  postsPerPage: number | "ALL";
  blogTitle: string;
  blogDescription: string;
  /** Others link to the first page, so that it is there even without posts. */
  hasFirstPage?: boolean;
}

/** Cuts a list of posts into pages. No posts, no page. */
export function paginate(request: PaginationRequest): PaginatedPosts[] {
  const { posts, basePath, pageBasePath, blogTitle, blogDescription } = request;
  const totalCount = posts.length;
  const postsPerPage = request.postsPerPage === "ALL" ? totalCount : request.postsPerPage;
  const minPages = request.hasFirstPage ? 1 : 0;
  const totalPages = totalCount === 0 ? minPages : Math.ceil(totalCount / postsPerPage);
  const toPermalink = (page: number): string =>
    page === 1 ? basePath : joinPathname(basePath, pageBasePath, String(page));
  return Array.from({ length: totalPages }, (_, index) => {
    const page = index + 1;
    return {
      items: posts.slice(index * postsPerPage, page * postsPerPage).map(({ id }) => id),
      metadata: {
        permalink: toPermalink(page),
        page,
        postsPerPage,
        totalPages,
        totalCount,
        ...(page > 1 && { previousPage: toPermalink(page - 1) }),
        ...(page < totalPages && { nextPage: toPermalink(page + 1) }),
        blogTitle,
        blogDescription,
      },
    };
  });
}
