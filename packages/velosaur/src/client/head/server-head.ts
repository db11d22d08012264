import { collectHead } from "./collect-head.ts";
import type { HeadCollector } from "./head-context.ts";
import type { HeadEntry } from "./head-tag.ts";
import { renderTags } from "./render-head.ts";

export function createServerHead(): HeadCollector & { entries: () => HeadEntry[] } {
  const known: HeadEntry[] = [];
  let places = 0;
  return {
    isServer: true,
    formatTags: renderTags,
    createPlace: () => places++,
    set: (place, children) => void (known[place] = collectHead(children)),
    remove: () => {},
    // A component that threw has got a place and said nothing.
    entries: () => known.filter(Boolean),
  };
}
