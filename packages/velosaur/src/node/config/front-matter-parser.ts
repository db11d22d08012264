interface ParsedFrontMatter {
  frontMatter: Record<string, unknown>;
  content: string;
}

export type ParseFrontMatter = (args: {
  filePath: string;
  fileContent: string;
  defaultParseFrontMatter: (args: {
    filePath: string;
    fileContent: string;
  }) => Promise<ParsedFrontMatter>;
}) => Promise<ParsedFrontMatter> | ParsedFrontMatter;

/** Stands in the configuration of a site that has no way of its own: plugins call what stands there. */
export const parseAsUsual: ParseFrontMatter = (input) => input.defaultParseFrontMatter(input);

/** A site's own way to read front matter. */
export const findOwnParser = (parse: ParseFrontMatter): ParseFrontMatter | undefined =>
  parse === parseAsUsual ? undefined : parse;
