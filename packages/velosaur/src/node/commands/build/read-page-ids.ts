import { outputFile } from "../../../shared/url/output-file.ts";
import type { LoadContext } from "../../contract/contract.ts";
import type { OutputFolder } from "../../output/output-folder.ts";
import { findIds } from "../../output/search-html.ts";
import type { PagePlan } from "../../routes/plan-pages.ts";

interface IdReaderInput {
  context: LoadContext;
  output: OutputFolder;
  /** By comparable pathname. */
  findPage: (pathname: string) => PagePlan | undefined;
}

/** Reads the ids of a finished page, also those of elements that told nobody: what is in the page can't be missing. */
export function createIdReader({
  context: { baseUrl, siteConfig },
  output,
  findPage,
}: IdReaderInput): (pathname: string) => Set<string> {
  const known = new Map<string, Set<string>>();
  const readIds = (pathname: string): Set<string> => {
    const routePath = findPage(pathname)?.route.path;
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
