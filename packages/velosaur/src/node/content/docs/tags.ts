import path from "node:path";
import { joinPathname } from "../../../shared/url/pathname.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { formatDidYouMean } from "../../system/did-you-mean.ts";
import type { TagDefinitions } from "./tags-file.ts";
import type { Doc, DocFrontMatter, TagMetadata } from "./types.ts";

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

/** `Some Tag`, `someTag` → `some-tag`. Accents are taken off, as upstream's addresses have none. */
export function toTagSlug(label: string): string {
  const plain = label
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[æøßœþðđłıħ]/gi, spellOut);
  const words = plain
    .replace(/['’]/g, "")
    .match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+|\p{Extended_Pictographic}+/gu);
  return words?.join("-").toLowerCase() ?? encodeURIComponent(label);
}

/** Tags of a doc; the same tag is named once. A word that the site has defined stands for its definition. */
export function resolveTags(
  tags: DocFrontMatter["tags"],
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

function resolveTag(
  tag: NonNullable<DocFrontMatter["tags"]>[number],
  definitions: TagDefinitions | undefined,
): TagMetadata {
  if (typeof tag === "object") return { inline: true, label: tag.label, permalink: tag.permalink };
  const key = String(tag);
  const defined = definitions?.byKey.get(key);
  if (!defined) return { inline: true, label: key, permalink: toTagSlug(key) };
  const { label = key, permalink = toTagSlug(key), description } = defined;
  return { inline: false, label, permalink, ...(description !== undefined && { description }) };
}

/** What a site with a file of tags says about a doc that uses others. */
export function findInlineTags(
  { filePath, metadata }: Doc,
  definitions: TagDefinitions,
  severity: Diagnostic["severity"],
): Diagnostic[] {
  const inline = metadata.tags.filter((tag) => tag.inline).map(({ label }) => label);
  return inline.map((label) => ({
    severity,
    message: `The tag "${label}" isn't in the file of tags.${formatDidYouMean(label, definitions.byKey.keys())}`,
    filePath,
    keyPath: "tags",
    hint: `Add it to ${path.basename(definitions.filePath)}, or set \`onInlineTags\` to "ignore".`,
  }));
}
