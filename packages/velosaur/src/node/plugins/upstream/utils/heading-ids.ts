/** Ids that stand behind headings. */

import GithubSlugger from "github-slugger";

export interface SluggerOptions {
  maintainCase?: boolean;
}

export interface Slugger {
  slug: (value: string, options?: SluggerOptions) => string;
}

/** Never makes the same id twice. */
export const createSlugger = (): Slugger => {
  const slugger = new GithubSlugger();
  return { slug: (value, options) => slugger.slug(value, options?.maintainCase) };
};

export type HeadingIdSyntax = "classic" | "mdx-comment";

const PATTERNS: Record<HeadingIdSyntax, RegExp> = {
  classic: /\s*\{#((?:(?!\{#|\}).)+)\}$/,
  "mdx-comment": /\s*\{\/\*\s*#(\S+)\s*\*\/\}$/,
};

interface HeadingId {
  text: string;
  id: string | undefined;
}

export const parseMarkdownHeadingId = (
  heading: string,
  syntax: HeadingIdSyntax = "classic",
): HeadingId => {
  if (!Object.hasOwn(PATTERNS, syntax))
    throw new Error(`There is no syntax "${syntax}" of heading ids.`);
  const [mark, id] = PATTERNS[syntax].exec(heading) ?? [];
  return mark === undefined
    ? { text: heading, id: undefined }
    : { text: heading.slice(0, -mark.length), id: id?.trim() };
};

/** MDX reads a brace as an expression unless it is escaped. */
export const escapeMarkdownHeadingIds = (content: string): string =>
  content.replace(/(?:^|\n)#{1,6}(?!#).*/g, (heading) => heading.replace(/\\?\{#/, "\\{#"));

export interface WriteHeadingIDOptions extends SluggerOptions {
  syntax?: HeadingIdSyntax;
  overwrite?: boolean;
  migrate?: boolean;
}

const parseAnySyntax = (heading: string): HeadingId => {
  const classic = parseMarkdownHeadingId(heading);
  return classic.id ? classic : parseMarkdownHeadingId(heading, "mdx-comment");
};

const writeId = (text: string, id: string, syntax: HeadingIdSyntax): string =>
  `${text.trimEnd()} ${syntax === "classic" ? `{#${id}}` : `{/* #${id} */}`}`;

const toLabel = (text: string): string =>
  text
    .replace(/^#+/, "")
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .trim();

/** The text with ids behind all headings below the title. */
export const writeMarkdownHeadingId = (
  content: string,
  {
    syntax = "classic",
    maintainCase = false,
    overwrite = false,
    migrate = false,
  }: WriteHeadingIDOptions = {},
): string => {
  if (overwrite && migrate) throw new Error("Ids are either made anew or migrated, not both.");
  const lines = content.split("\n");
  const slugger = createSlugger();
  const known = overwrite ? [] : lines.map((line) => parseAnySyntax(line).id);
  for (const id of known) if (id) slugger.slug(id);
  let isCode = false;
  return lines
    .map((line) => {
      if (line.startsWith("```")) isCode = !isCode;
      if (isCode || !line.startsWith("##")) return line;
      const { text, id } = parseAnySyntax(line);
      if (id && !overwrite && !migrate) return line;
      const kept = overwrite ? undefined : id;
      return writeId(text, kept ?? slugger.slug(toLabel(text), { maintainCase }), syntax);
    })
    .join("\n");
};
