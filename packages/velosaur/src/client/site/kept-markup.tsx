/** Parts that look alike on many pages: their HTML is made on the first of them, and put into the others. */

import { createContext, type ReactElement, type ReactNode } from "react";

import { BrokenLinksContext, createLinkCollector, type LinkCollector } from "./broken-links.ts";

export interface KeptPart {
  /** Whose HTML it is. */
  owner: object;
  /** Everything else that its HTML depends on. */
  variant: string;
  element: ReactElement;
}

/** Returns what stands for the element while the page is rendered. */
export type KeepMarkup = (part: KeptPart) => ReactNode;

/** Absent in the browser, and within a part that is being made. */
export const KeptMarkupContext = /* @__PURE__ */ createContext<KeepMarkup | undefined>(undefined);

interface Kept extends LinkCollector {
  html?: string;
}

/** One page's look at what is kept. */
export interface PageMarkup {
  keep: KeepMarkup;
  /** Puts the kept HTML where it belongs, and keeps what was made for the first time. */
  complete: (html: string) => string;
  /** What the page's parts link to, and the ids they define. */
  links: () => string[];
  anchors: () => string[];
}

/** HTML can't hold it, and React lets it through. */
const MARK = "\0";

/**
 * Either a mark with `+` and the number of a part, the HTML that has just been made of it, and an empty mark; or a mark
 * with a number alone, where HTML that is known already has its place. Between two texts React puts a comment.
 */
const MARKED = /\0(?:\+(\d+)\0([^\0]*)\0|(\d+))\0(?:<!-- -->)?/g;

/** A text of its own: one that was cut out of a page's HTML holds all of that HTML in memory. */
const detach = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

/** Begins pages that share what is kept. */
export function createMarkupKeeper(): () => PageMarkup {
  const known = new WeakMap<object, Map<string, Kept>>();
  const find = (owner: object, variant: string): Kept => {
    const variants = known.get(owner) ?? new Map<string, Kept>();
    known.set(owner, variants);
    const kept = variants.get(variant) ?? createLinkCollector();
    variants.set(variant, kept);
    return kept;
  };
  return () => createPageMarkup(find);
}

function createPageMarkup(find: (owner: object, variant: string) => Kept): PageMarkup {
  const parts: Kept[] = [];
  return {
    keep({ owner, variant, element }) {
      const kept = find(owner, variant);
      const number = parts.push(kept) - 1;
      if (kept.html !== undefined) return MARK + number + MARK;
      return (
        <KeptMarkupContext key={element.key} value={undefined}>
          {`${MARK}+${number}${MARK}`}
          <BrokenLinksContext value={kept}>{element}</BrokenLinksContext>
          {MARK + MARK}
        </KeptMarkupContext>
      );
    },
    complete: (html) =>
      html.replace(MARKED, (text, ...groups: (string | undefined)[]) => {
        const [made, markup, wanted] = groups;
        const kept = parts[Number(made ?? wanted)];
        if (kept && made !== undefined) kept.html = detach(markup ?? "");
        return kept?.html ?? text;
      }),
    links: () => parts.flatMap(({ links }) => [...links]),
    anchors: () => parts.flatMap(({ anchors }) => [...anchors]),
  };
}
