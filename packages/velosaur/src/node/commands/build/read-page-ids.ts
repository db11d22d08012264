import { unescapeHtml } from "../../../shared/markup/escape.ts";
import { outputFile } from "../../../shared/url/output-file.ts";
import { comparablePathname } from "../../../shared/url/pathname.ts";
import type { OutputFolder } from "../../output/output-folder.ts";
import type { SitePlan } from "../../site/site-plan.ts";

const ID = /\sid="([^"]+)"/g;

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
    const html = output.read(file) ?? "";
    return new Set([...html.matchAll(ID)].map(([, id]) => unescapeHtml(id ?? "")));
  };
  return (pathname) => {
    const ids = known.get(pathname) ?? readIds(pathname);
    known.set(pathname, ids);
    return ids;
  };
}
