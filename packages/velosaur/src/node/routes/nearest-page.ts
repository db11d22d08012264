import { findNearest } from "../system/did-you-mean.ts";

/** The address that was meant: one spelled alike, or else the page of that name in another place. */
export const findNearestPage = (pathname: string, pages: Iterable<string>): string | undefined => {
  const all = [...pages];
  return findAlike(pathname, all) ?? findNamesake(pathname, all);
};

/** In a long address, what two pages have in common says nothing of their likeness. */
export function findAlike(pathname: string, candidates: Iterable<string>): string | undefined {
  const nearest = findNearest(pathname, candidates);
  if (nearest === undefined) return undefined;
  const [own, other] = stripCommon(pathname.split("/"), nearest.split("/"));
  return findNearest(own, [other]) === undefined ? undefined : nearest;
}

/** What is left of both without the segments that they begin and end with. */
function stripCommon(first: string[], second: string[]): [string, string] {
  const start = countCommon(first, second);
  const [restOfFirst, restOfSecond] = [first.slice(start), second.slice(start)];
  const end = countCommon(restOfFirst.toReversed(), restOfSecond.toReversed());
  const toText = (rest: string[]): string => rest.slice(0, rest.length - end).join("/");
  return [toText(restOfFirst), toText(restOfSecond)];
}

function countCommon(first: string[], second: string[]): number {
  const end = first.findIndex((segment, index) => segment !== second[index]);
  return end === -1 ? first.length : end;
}

/** Of several, the one that shares most of the way. */
function findNamesake(pathname: string, candidates: readonly string[]): string | undefined {
  const segments = pathname.split("/");
  const name = segments.at(-1) ?? "";
  let best: { page: string; common: number } | undefined;
  for (const page of name === "" ? [] : candidates) {
    if (!page.endsWith(`/${name}`)) continue;
    const common = countCommon(page.split("/"), segments);
    if (best === undefined || common > best.common) best = { page, common };
  }
  return best?.page;
}
