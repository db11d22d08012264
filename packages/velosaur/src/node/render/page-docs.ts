import type { RouteLevel } from "../../shared/payload.ts";

/** What a page that belongs to a version of docs may read of all its docs. */
export interface PageDocs {
  /** Of the page's levels, the one that is given the version. */
  level: number;
  /** Their list, where the page is known to read it. */
  shared?: SharedFile;
}

export interface SharedFile {
  url: string;
  file: string;
}

/** A page that reads the list has its address where upstream has the list itself. */
export function nameDocs(
  levels: readonly RouteLevel[],
  { level: place, shared }: PageDocs,
): RouteLevel[] {
  return levels.map((level, index) => {
    if (index !== place || !shared) return level;
    const version = { ...Object(level.props["version"]), docs: { $shared: shared.url } };
    return { ...level, props: { ...level.props, version } };
  });
}

/** A page turned out to read the list of docs and hasn't got it, or the other way round: it has to be rendered again. */
export class MisjudgedDocs extends Error {}
