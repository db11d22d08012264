import { stripTrailingSlash } from "../../../shared/url/trailing-slash.ts";
import { assertOwnPaths } from "../shared/own-paths.ts";
import type { BlogContent } from "./types.ts";

/** Two blogs can't have their lists at one address. */
export const assertOwnPath = (id: string, contents: Record<string, unknown>): void =>
  assertOwnPaths({
    id,
    contents,
    listPaths,
    describe: ({ other, path }) => ({
      message: `The blogs "${other}" and "${id}" both have their posts at ${path}.`,
      hint: `Give the blog "${id}" another \`routeBasePath\`.`,
    }),
  });

/** None for a blog without posts, and for one that another plugin wraps. */
const listPaths = (content: unknown): string[] =>
  ((content as BlogContent | undefined)?.blogListPaginated ?? [])
    .slice(0, 1)
    .map(({ metadata }) => stripTrailingSlash(metadata.permalink));
