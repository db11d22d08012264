import path from "../../system/path.ts";
import { escapePageName, joinPathname, resolvePathname } from "../../../shared/url/pathname.ts";
import { isCategoryIndex, toCategoryIndexFile } from "./sidebars/generate-items.ts";

export interface SlugQuestion {
  /** From the front matter. */
  slug: string | undefined;
  /** Last part of the doc's id. */
  baseId: string;
  source: string;
  sourceDirName: string;
  /** Folder of the doc, without number prefixes. */
  dirName: string;
}

/** Address of a doc below its version. An index file stands for its folder. */
export function resolveSlug({
  slug,
  baseId,
  source,
  sourceDirName,
  dirName,
}: SlugQuestion): string {
  const folder = dirName === "." ? "/" : `${joinPathname(escapePageName(dirName))}/`;
  if (slug !== undefined) return resolvePathname(slug, folder);
  const isIndex = isCategoryIndex(toCategoryIndexFile(source, sourceDirName));
  // At the top, a doc can't have the name of its folder.
  return isIndex ? folder : path.posix.join(folder, escapePageName(baseId));
}
