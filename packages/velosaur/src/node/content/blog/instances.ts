import { stripTrailingSlash } from "../../../shared/url/trailing-slash.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { BlogContent } from "./types.ts";

/** Two blogs can't have their lists at one address: only one of the two would be shown. */
export function assertOwnPath(id: string, contents: Record<string, unknown>): void {
  const path = findListPath(contents[id]);
  if (path === undefined) return;
  for (const [other, content] of Object.entries(contents)) {
    // Each pair is reported once, by the later one.
    if (other === id) return;
    if (findListPath(content) !== path) continue;
    throw new AuthorError({
      severity: "error",
      message: `The blogs "${other}" and "${id}" both have their posts at ${path}.`,
      keyPath: "routeBasePath",
      hint: `Give the blog "${id}" another \`routeBasePath\`.`,
    });
  }
}

/** Undefined for a blog without posts, and for one that another plugin wraps. */
function findListPath(content: unknown): string | undefined {
  const [first] = (content as BlogContent | undefined)?.blogListPaginated ?? [];
  return first && stripTrailingSlash(first.metadata.permalink);
}
