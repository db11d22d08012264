import type { ParseFrontMatter } from "./types.ts";

/** Stands in the configuration of a site that has no way of its own: plugins call what stands there. */
export const parseAsUsual: ParseFrontMatter = (input) => input.defaultParseFrontMatter(input);

/** A site's own way to read front matter. */
export const findOwnParser = (parse: ParseFrontMatter): ParseFrontMatter | undefined =>
  parse === parseAsUsual ? undefined : parse;
