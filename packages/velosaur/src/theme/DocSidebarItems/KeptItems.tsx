import useKeptMarkup, { type KeptPart } from "velosaur/client/useKeptMarkup";
import DocSidebarItem, { type Props as ItemProps } from "@theme/DocSidebarItem";
import type { ReactNode } from "react";
import type { SidebarItem } from "../../shared/sidebar.ts";
import { mayHold } from "velosaur/client/sidebarPlaces";

interface Props extends Omit<ItemProps, "item" | "index"> {
  readonly items: readonly SidebarItem[];
  /** Place of the first of them on its level. */
  readonly from: number;
}

/**
 * So many neighbours are one part of a page, once each is known. With more, a page has fewer runs, but more items in the
 * one that holds the page, and those are parts of their own: on levels of twenty, five is the least of both.
 */
const RUN = 5;

/** Neighbours on a level, always the same ones, whichever part of the level a page shows. */
function cutRuns<Item>(items: readonly Item[], from: number): Item[][] {
  const runs: Item[][] = [];
  for (const [at, item] of items.entries()) {
    if (at === 0 || (from + at) % RUN === 0) runs.push([]);
    runs.at(-1)?.push(item);
  }
  return runs;
}

/**
 * For the build: what leads to other pages is the same on all of them. Where a component of the site's has a part in
 * it, the bundler has seen it, and nothing is kept.
 */
export function KeptItems({ items, from, ...props }: Props): ReactNode {
  const keep = useKeptMarkup();
  const { activePath, level, tabIndex, onItemClick: _listener, ...others } = props;
  const variant = `${level} ${tabIndex}`;
  const parts = items.map((item, at): KeptPart => {
    const index = from + at;
    const element = <DocSidebarItem key={index} item={item} index={index} {...props} />;
    return { owner: item, variant, element };
  });
  if (!keep || Object.keys(others).length > 0) return parts.map(({ element }) => element);
  const isElsewhere = ({ owner }: KeptPart): boolean => !mayHold(owner as SidebarItem, activePath);
  // Other lists than in the browser, where there is one: an id that React makes in an item would be another there.
  return cutRuns(parts, from).map((run) =>
    run.length === RUN && run.every(isElsewhere)
      ? keep(run)
      : run.map((part) => (isElsewhere(part) ? keep([part]) : part.element)),
  );
}
