import path from "../../system/path.ts";
import { joinPathname } from "../../../shared/url/pathname.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { formatDidYouMean } from "../../system/did-you-mean.ts";
import { locateInFile } from "../../config/locate-front-matter.ts";
import type { TagName } from "../check-keys.ts";
import type { TagDefinitions } from "./tags-file.ts";

export interface TagMetadata {
  label: string;
  permalink: string;
  description?: string;
  /** True when the site's file of tags doesn't define it. */
  inline: boolean;
}

/** A doc or post. */
interface TaggedPage {
  filePath: string;
  metadata: { tags: readonly TagMetadata[] };
}

/** Letters that are no combination of a letter and an accent. */
const SPELLED_OUT: Record<string, string> = {
  æ: "ae",
  ø: "o",
  ß: "ss",
  œ: "oe",
  þ: "th",
  ð: "d",
  đ: "d",
  ł: "l",
  ı: "i",
  ħ: "h",
};

function spellOut(letter: string): string {
  const small = letter.toLowerCase();
  const plain = SPELLED_OUT[small] ?? letter;
  return letter === small ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Letters of other scripts, and what of Latin keeps its accents: case says nothing of where their words begin. */
const OTHER = String.raw`(?![a-zA-Z])[\p{L}\p{M}]`;
/** As upstream finds them: `someTag`, `HTMLParser`, `1st`, `tag中文`. */
const TAG_WORD = new RegExp(
  [
    "[A-Z]?[a-z]+(?=[^\\p{L}\\p{M}\\d]|[A-Z]|$)",
    `(?:[A-Z]|${OTHER})+(?=[^\\p{L}\\p{M}\\d]|[A-Z](?:[a-z]|${OTHER})|$)`,
    `[A-Z]?(?:[a-z]|${OTHER})+`,
    "[A-Z]+",
    String.raw`\d*(?:1st|2nd|3rd|(?![123])\dth)(?=\b|[A-Z_])`,
    String.raw`\d*(?:1ST|2ND|3RD|(?![123])\dTH)(?=\b|[a-z_])`,
    String.raw`\d+`,
    String.raw`\p{Extended_Pictographic}+`,
  ].join("|"),
  "gu",
);

/** `Some Tag`, `someTag` → `some-tag`. Accents of Europe's Latin letters are taken off, as upstream's addresses have none. */
export function toTagSlug(label: string): string {
  const plain = label
    .replace(/[\u00c0-\u017f]/g, (letter) => letter.normalize("NFD"))
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[æøßœþðđłıħ]/gi, spellOut);
  const words = plain.replace(/['’]/g, "").match(TAG_WORD);
  return words?.join("-").toLowerCase() ?? encodeURIComponent(label);
}

/** Tags of a page; the same tag is named once. A word that the site has defined stands for its definition. */
export function resolveTags(
  tags: readonly TagName[] | undefined,
  { tagsPath, definitions }: { tagsPath: string; definitions?: TagDefinitions | undefined },
): TagMetadata[] {
  const byPermalink = new Map<string, TagMetadata>();
  for (const tag of tags ?? []) {
    const resolved = resolveTag(tag, definitions);
    const permalink = joinPathname(tagsPath, resolved.permalink);
    if (!byPermalink.has(permalink)) byPermalink.set(permalink, { ...resolved, permalink });
  }
  return [...byPermalink.values()];
}

/** As upstream calls a tag that is defined without a label: `some Tag` → `Some tag`. */
const capitalize = (key: string): string =>
  key.charAt(0).toUpperCase() + key.slice(1).toLowerCase();

function resolveTag(tag: TagName, definitions: TagDefinitions | undefined): TagMetadata {
  if (typeof tag === "object") return { inline: true, label: tag.label, permalink: tag.permalink };
  const defined = definitions?.byKey.get(tag);
  if (!defined) return { inline: true, label: tag, permalink: toTagSlug(tag) };
  const { label = capitalize(tag), permalink = toTagSlug(tag), description } = defined;
  return { inline: false, label, permalink, ...(description !== undefined && { description }) };
}

/** What a site with a file of tags says about a page that uses others. */
function findInlineTags(
  { filePath, metadata }: TaggedPage,
  definitions: TagDefinitions,
  severity: Diagnostic["severity"],
): Diagnostic[] {
  const inline = metadata.tags.filter((tag) => tag.inline).map(({ label }) => label);
  return inline.map((label) => ({
    severity,
    message: `The tag "${label}" isn't in the file of tags.${formatDidYouMean(label, definitions.byKey.keys())}`,
    filePath,
    keyPath: "tags",
    ...locateInFile(filePath, "tags"),
    hint: `Add it to ${path.basename(definitions.filePath)}, or set \`onInlineTags\` to "ignore".`,
  }));
}

export interface InlineTagsCheck {
  pages: readonly TaggedPage[];
  definitions: TagDefinitions | undefined;
  onInlineTags: "ignore" | "log" | "warn" | "throw";
}

/** Tags that the site's file of tags lacks: warnings, or an error where the site wants one. */
export function checkInlineTags({
  pages,
  definitions,
  onInlineTags,
}: InlineTagsCheck): Diagnostic[] {
  if (!definitions || onInlineTags === "ignore") return [];
  const severity = onInlineTags === "throw" ? "error" : "warning";
  const found = pages.flatMap((page) => findInlineTags(page, definitions, severity));
  if (severity === "error" && found.length > 0) throw new AuthorError(found);
  return found;
}

export interface TagGroup<Page> {
  tag: TagMetadata;
  pages: Page[];
  /** True when none of the pages is listed. */
  unlisted: boolean;
}

/** Pages by tag. An unlisted page shows up only when the tag has no other. */
export function groupByTag<
  Page extends { metadata: { tags: readonly TagMetadata[]; unlisted: boolean } },
>(pages: readonly Page[]): TagGroup<Page>[] {
  const groups = new Map<string, { tag: TagMetadata; pages: Page[] }>();
  for (const page of pages) {
    for (const tag of page.metadata.tags) {
      const group = groups.get(tag.permalink);
      if (group) group.pages.push(page);
      else groups.set(tag.permalink, { tag, pages: [page] });
    }
  }
  return [...groups.values()].map((group) => {
    const listed = group.pages.filter(({ metadata }) => !metadata.unlisted);
    const unlisted = listed.length === 0;
    return { tag: group.tag, pages: unlisted ? group.pages : listed, unlisted };
  });
}

/** A tag as the theme gets it. */
export const describeTag = ({
  label,
  permalink,
  description,
}: TagMetadata): Omit<TagMetadata, "inline"> => ({
  label,
  permalink,
  ...(description !== undefined && { description }),
});
