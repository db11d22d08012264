import type { BrokenLink } from "./link-check.ts";
import type { LinkLocator, SourcePlace } from "./locate-link.ts";

/** A place of the source, with the pages that show it; or a page, when no place is known. */
export interface LinkPlace extends Partial<SourcePlace> {
  routePaths: Set<string>;
}

/** Looking into a page's own files means reading them; what all pages share is read once. */
const MAX_LOCATED = 100;

/** One entry for each place: a post's link shows on lists, too, and that of a navbar everywhere. */
export function groupPlaces(
  places: BrokenLink["places"],
  locate: LinkLocator | undefined,
): LinkPlace[] {
  const groups = new Map<string, LinkPlace>();
  for (const [index, { link, routePath }] of places.entries()) {
    for (const source of findSources(link, () =>
      locate?.(link.href, index < MAX_LOCATED ? routePath : undefined),
    )) {
      const { filePath, line, column } = source;
      const key = filePath === undefined ? routePath : `${filePath}:${line}:${column}`;
      const group = groups.get(key);
      if (group) group.routePaths.add(routePath);
      else groups.set(key, { filePath, line, column, routePaths: new Set([routePath]) });
    }
  }
  return [...groups.values()];
}

type Source = Partial<SourcePlace>;

function findSources(link: Source, locate: () => SourcePlace[] | undefined): Source[] {
  if (link.filePath !== undefined) return [link];
  const found = locate() ?? [];
  return found.length > 0 ? found : [{}];
}
