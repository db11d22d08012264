/** Parts that look alike on many pages: their HTML is made on the first of them, and put into the others. */

import { createContext, type ReactElement, type ReactNode } from "react";

import { KEPT_MARK as MARK, placeMarks } from "../page/finish-html.ts";
import type { HtmlPieces } from "../../shared/rendered-page.ts";
import { BrokenLinksContext, createLinkCollector, type LinkCollector } from "./broken-links.ts";

export interface KeptPart {
  /** Whose HTML it is. */
  owner: object;
  /** Everything else that its HTML depends on. */
  variant: string;
  element: ReactElement;
}

/** Returns what stands for the elements, which are neighbours, while the page is rendered. */
export type KeepMarkup = (parts: readonly KeptPart[]) => ReactNode;

/** Absent in the browser, and within a part that is being made. */
export const KeptMarkupContext = /* @__PURE__ */ createContext<KeepMarkup | undefined>(undefined);

/** A site has hundreds of thousands of them, in each thread: they hold nothing but what pages need. */
interface Kept {
  html: string;
  links: readonly string[];
  anchors: readonly string[];
}

/** A part that is made on this page. */
interface Making extends LinkCollector {
  part: KeptPart;
}

/** One page's look at what is kept. */
export interface PageMarkup {
  keep: KeepMarkup;
  /** Puts the kept HTML where it belongs, and keeps what was made for the first time. */
  complete: (html: string) => HtmlPieces;
  /** What the page's parts link to, and the ids they define. */
  links: () => string[];
  anchors: () => string[];
}

/**
 * Either a mark with `+` and the number of a part, the HTML that has just been made of it, and an empty mark; or a mark
 * with a number alone, where HTML that is known already has its place. Between two texts React puts a comment.
 */
const MARKED = /\0(?:\+(\d+)\0([^\0]*)\0|(\d+))\0(?:<!-- -->)?/y;

/**
 * Puts something in the place of each mark. One mark is looked for, and matched then: to match anywhere takes several
 * times as long, most of all where the text has a character that isn't Latin.
 */
function replaceMarked(html: string, replace: (match: RegExpExecArray) => string): HtmlPieces {
  const pieces: string[] = [];
  let end = 0;
  for (let at = html.indexOf(MARK); at !== -1; at = html.indexOf(MARK, Math.max(end, at + 1))) {
    MARKED.lastIndex = at;
    const match = MARKED.exec(html);
    if (!match) continue;
    pieces.push(html.slice(end, at), replace(match));
    end = at + match[0].length;
  }
  return [...pieces, html.slice(end)];
}

/** A text of its own: one that was cut out of a page's HTML holds all of that HTML in memory. */
const detach = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

const NONE: readonly string[] = [];

const listAll = (found: ReadonlySet<string>): readonly string[] =>
  found.size === 0 ? NONE : [...found];

/** What pages share. */
interface Keeper {
  /** Of one part. */
  find: (part: KeptPart) => Kept | undefined;
  keep: (part: KeptPart, kept: Kept) => void;
  /**
   * Of neighbours, as one, once each of them is known. So many of them that follow the same first one are always the
   * same: on a page where one more item shows, that one is the page itself, and is no part of a run.
   */
  findRun: (parts: readonly KeptPart[]) => Kept | undefined;
}

/** Begins pages that share what is kept. */
export function createMarkupKeeper(): () => PageMarkup {
  const keeper = createKeeper();
  return () => createPageMarkup(keeper);
}

function createKeeper(): Keeper {
  const singles = createVariants();
  const runs = createVariants();
  const find = ({ owner, variant }: KeptPart): Kept | undefined => singles(variant).get(owner);
  return {
    find,
    keep: ({ owner, variant }, kept) => void singles(variant).set(owner, kept),
    findRun(parts) {
      const [first, second] = parts;
      if (!first || !second) return first && find(first);
      const variants = runs(`${first.variant} ${parts.length}`);
      const run = variants.get(first.owner) ?? joinKept(parts.map(find));
      if (run) variants.set(first.owner, run);
      return run;
    },
  };
}

/** There are few variants, and many owners. */
function createVariants(): (variant: string) => WeakMap<object, Kept> {
  const known = new Map<string, WeakMap<object, Kept>>();
  return (variant) => {
    const owners = known.get(variant) ?? new WeakMap<object, Kept>();
    known.set(variant, owners);
    return owners;
  };
}

function joinKept(all: readonly (Kept | undefined)[]): Kept | undefined {
  const known = all.filter((kept) => kept !== undefined);
  if (known.length < all.length) return undefined;
  return {
    html: known.map(({ html }) => html).join(""),
    links: listAll(new Set(known.flatMap(({ links }) => links))),
    anchors: listAll(new Set(known.flatMap(({ anchors }) => anchors))),
  };
}

function createPageMarkup({ find, keep, findRun }: Keeper): PageMarkup {
  const parts: (Kept | Making)[] = [];
  const add = (part: Kept | Making): number => parts.push(part) - 1;
  const place = (kept: Kept): string => MARK + add(kept) + MARK;
  const make = (part: KeptPart): ReactNode => {
    const kept = find(part);
    if (kept) return place(kept);
    const { element } = part;
    const making: Making = { ...createLinkCollector(), part };
    return (
      <KeptMarkupContext key={element.key} value={undefined}>
        {`${MARK}+${add(making)}${MARK}`}
        <BrokenLinksContext value={making}>{element}</BrokenLinksContext>
        {MARK + MARK}
      </KeptMarkupContext>
    );
  };
  const finish = (making: Making, markup: string): string => {
    const html = detach(placeMarks(markup));
    keep(making.part, { html, links: listAll(making.links), anchors: listAll(making.anchors) });
    return html;
  };
  return {
    keep(run) {
      const kept = findRun(run);
      return kept ? place(kept) : run.map(make);
    },
    complete: (html) =>
      replaceMarked(html, ([text, made, markup = "", wanted]) => {
        const part = parts[Number(made ?? wanted)];
        if (!part) return text;
        if ("html" in part) return part.html;
        return made === undefined ? text : finish(part, markup);
      }),
    links: () => parts.flatMap(({ links }) => [...links]),
    anchors: () => parts.flatMap(({ anchors }) => [...anchors]),
  };
}
