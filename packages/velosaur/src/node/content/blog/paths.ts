import { joinPathname } from "../../../shared/url/pathname.ts";
import type { LoadContext } from "../../contract/contract.ts";
import type { BlogOptions } from "./options.ts";

/** Pathnames of a blog's own pages, base URL included. */
export interface BlogPaths {
  blogPath: string;
  tagsListPath: string;
  authorsListPath: string;
  /** Undefined for a blog that has none. */
  archivePath: string | undefined;
}

export function resolveBlogPaths(
  { baseUrl }: Pick<LoadContext, "baseUrl">,
  options: BlogOptions,
): BlogPaths {
  const { routeBasePath, tagsBasePath, authorsBasePath, archiveBasePath } = options;
  const below = (name: string): string => joinPathname(baseUrl, routeBasePath, name);
  return {
    blogPath: joinPathname(baseUrl, routeBasePath),
    tagsListPath: below(tagsBasePath),
    authorsListPath: below(authorsBasePath),
    archivePath: archiveBasePath ? below(archiveBasePath) : undefined,
  };
}
