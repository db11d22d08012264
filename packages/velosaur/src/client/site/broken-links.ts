import { createContext } from "react";

/** Gathers what components link to and the ids they define, so that links can be checked. */
export interface BrokenLinks {
  collectLink: (link: string | undefined) => void;
  collectAnchor: (anchor: string | undefined) => void;
}

const ignore = () => {};

/** Nobody listens in the browser. */
export const BrokenLinksContext = createContext<BrokenLinks>({
  collectLink: ignore,
  collectAnchor: ignore,
});

export interface LinkCollector extends BrokenLinks {
  links: Set<string>;
  anchors: Set<string>;
}

export function createLinkCollector(): LinkCollector {
  const links = new Set<string>();
  const anchors = new Set<string>();
  return {
    links,
    anchors,
    collectLink: (link) => void (link && links.add(link)),
    collectAnchor: (anchor) => void (anchor && anchors.add(anchor)),
  };
}
