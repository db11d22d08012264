import { useContext } from "react";

import { type BrokenLinks, BrokenLinksContext } from "../site/broken-links.ts";

export default function useBrokenLinks(): BrokenLinks {
  return useContext(BrokenLinksContext);
}
