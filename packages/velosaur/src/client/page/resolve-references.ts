/** Finds and fills the references that stand in a route's props. */

import type { SharedDataReference } from "../../shared/payload.ts";
import type { SiteData } from "../../shared/site.ts";

interface References {
  $shared: string;
  $module: string;
  $document: number;
  $site: keyof SiteData;
}
type Marker = keyof References;
const MARKERS: Marker[] = ["$shared", "$module", "$document", "$site"];

export type ReferenceVisitor = { [marker in Marker]: (target: References[marker]) => unknown };

/** Returns the value with every reference replaced by what the visitor gives; the rest is kept as it is. */
export function resolveReferences(value: unknown, visitor: ReferenceVisitor): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return replaceChanged(
      value,
      value.map((child) => resolveReferences(child, visitor)),
    );
  for (const marker of MARKERS) {
    if (marker in value) return visitor[marker]((value as Record<string, never>)[marker]!);
  }
  const source = value as Record<string, unknown>;
  const entries = Object.entries(source).map(([key, child]) => [
    key,
    // Its items are loaded when the category opens.
    key === "itemsFile" ? child : resolveReferences(child, visitor),
  ]);
  const isChanged = entries.some(([key, child]) => source[key as string] !== child);
  return isChanged ? Object.fromEntries(entries) : value;
}

function replaceChanged(source: unknown[], resolved: unknown[]): unknown[] {
  return resolved.some((child, index) => child !== source[index]) ? resolved : source;
}

const ignore = () => {};

export function collectShared(value: unknown): SharedDataReference[] {
  const urls = new Set<string>();
  resolveReferences(value, {
    $shared: (url) => void urls.add(url),
    $module: ignore,
    $document: ignore,
    $site: ignore,
  });
  return [...urls].map(($shared) => ({ $shared }));
}
