import type { PagePayload } from "../../shared/payload.ts";

export interface SharedFiles {
  /** Addresses of those that the page asks for when it starts. */
  first: string[];
  /** Of all, also of those that wait for a click. */
  all: string[];
}

/** The shared data that a payload names. */
export function listSharedFiles({
  levels,
  site,
}: Pick<PagePayload, "levels" | "site">): SharedFiles {
  const first = new Set([site.$shared]);
  const all = new Set(first);
  const visit = (value: unknown, isFirst: boolean): void => {
    if (typeof value !== "object" || value === null) return;
    const url = "$shared" in value ? value.$shared : undefined;
    if (typeof url === "string") {
      all.add(url);
      if (isFirst) first.add(url);
      return;
    }
    for (const [name, part] of Object.entries(value)) visit(part, isFirst && name !== WAITING);
  };
  for (const { props } of levels) visit(props, true);
  return { first: [...first], all: [...all] };
}

/** The prop of a part of a navigation that is loaded when it is opened. */
const WAITING = "itemsFile";
