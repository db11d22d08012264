import { outputFile } from "../../../shared/url/output-file.ts";
import { comparablePathname } from "../../../shared/url/pathname.ts";
import type { OutputFolder } from "../../output/output-folder.ts";
import { findIds } from "../../output/search-html.ts";
import type { SitePlan } from "../../site/site-plan.ts";

/** Reads the ids of a finished page, also those of elements that told nobody: what is in the page can't be missing. */
export function createIdReader(
  { pages, context: { baseUrl, siteConfig } }: SitePlan,
  output: OutputFolder,
): (pathname: string) => Set<string> {
  const routePaths = new Map(
    pages.map(({ route }) => [comparablePathname(route.path), route.path] as const),
  );
  const known = new Map<string, Set<string>>();
  const readIds = (pathname: string): Set<string> => {
    const routePath = routePaths.get(pathname);
    if (routePath === undefined) return new Set();
    const file = outputFile({ routePath, baseUrl, trailingSlash: siteConfig.trailingSlash });
    return findIds(output.read(file) ?? "");
  };
  return (pathname) => {
    const ids = known.get(pathname) ?? readIds(pathname);
    known.set(pathname, ids);
    return ids;
  };
}
