/** Reading Markdown files without compiling them. */

import { parseFrontMatter } from "../../../markdown/parse-front-matter.ts";
import { readExcerpt } from "../../../markdown/summary.ts";
import { escapePattern } from "../../../../shared/escape-pattern.ts";

const BLOCK =
  /(^|\r?\n) *(`{3,4})(?!`) *mdx-code-block\r?\n((?:(?!\r?\n *\2(?:\r?\n|$))[\s\S])*)\r?\n *\2(\r?\n|$)/g;

/** Takes away the fences that hide MDX from translation tools. */
export const unwrapMdxCodeBlocks = (content: string): string =>
  content.replace(BLOCK, (...[, start, , children, end]: string[]) => `${start}${children}${end}`);

/** `:::note Title` → `:::note[Title]`. */
export const admonitionTitleToDirectiveLabel = (content: string, keywords: string[]): string =>
  content.replace(
    new RegExp(`^((?:> ?)*[ \\t]*:{3,}(?:${keywords.map(escapePattern).join("|")})) +(.*)$`, "gm"),
    "$1[$2]",
  );

/** Text of the first line of prose; the title is none. */
export const createExcerpt = (content: string): string | undefined =>
  readExcerpt(content.trimStart().replace(/^[^\r\n]*\r?\n=+/, ""));

interface FrontMatterInput {
  filePath: string;
  fileContent: string;
}
interface FrontMatterResult {
  frontMatter: Record<string, unknown>;
  content: string;
}
type ParseFrontMatter = (
  input: FrontMatterInput & { defaultParseFrontMatter: DefaultParseFrontMatter },
) => Promise<FrontMatterResult>;
type DefaultParseFrontMatter = (input: FrontMatterInput) => Promise<FrontMatterResult>;

export const DEFAULT_PARSE_FRONT_MATTER: DefaultParseFrontMatter = async ({
  filePath,
  fileContent,
}) => {
  const { frontMatter, content } = parseFrontMatter({ source: fileContent, filePath });
  return { frontMatter, content: content.trim() };
};

/** Imports up to the first blank line after them. */
const IMPORTS = /^(?:import\s(?:.|\r?\n(?!\r?\n))*(?:\r?\n){2,})*/;
const ATX = /^#[ \t]+([^ \t].*)(?:\r?\n|$)/;
const SETEXT = /^(.*)\r?\n=+(?:\r?\n|$)/;

/** Code in a title is shown without its marks. */
const toPlainTitle = (title: string): string => title.replace(/`([^`]*)`/g, "$1").trim();

/** The heading of level 1 that a text begins with, and the text, without it if wanted. */
export const parseMarkdownContentTitle = (
  text: string,
  { removeContentTitle = false }: { removeContentTitle?: boolean } = {},
): { content: string; contentTitle: string | undefined } => {
  const content = text.trim();
  const body = content.replace(IMPORTS, "").trim();
  const atx = ATX.exec(body);
  const [line, title = ""] = atx ?? SETEXT.exec(body) ?? [];
  if (line === undefined) return { content, contentTitle: undefined };
  const bare = title.trim().replace(atx ? /\s*(?:\{#*[\w-]+\}|#+)$/ : /\s*=+$/, "");
  return {
    content: (removeContentTitle ? content.replace(line, "") : content).trim(),
    contentTitle: toPlainTitle(bare),
  };
};

/** Front matter, title, first prose and text of a file. */
export const parseMarkdownFile = async ({
  filePath,
  fileContent,
  parseFrontMatter: parse,
  removeContentTitle = false,
}: FrontMatterInput & {
  parseFrontMatter: ParseFrontMatter;
  removeContentTitle?: boolean;
}): Promise<
  FrontMatterResult & { contentTitle: string | undefined; excerpt: string | undefined }
> => {
  const defaultParseFrontMatter = DEFAULT_PARSE_FRONT_MATTER;
  const parsed = await parse({ filePath, fileContent, defaultParseFrontMatter });
  const { content, contentTitle } = parseMarkdownContentTitle(parsed.content, {
    removeContentTitle,
  });
  return {
    frontMatter: parsed.frontMatter,
    content,
    contentTitle,
    excerpt: createExcerpt(content),
  };
};
