import type { Footer, MultiColumnFooter } from "./theme-config.ts";

/** Footers of one sort only: columns with titles, or a plain row of links. */
export const isMultiColumnFooterLinks = (
  links: Footer["links"],
): links is MultiColumnFooter["links"] => links[0] !== undefined && "title" in links[0];
