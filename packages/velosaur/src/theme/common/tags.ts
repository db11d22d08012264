import { translate } from "@docusaurus/Translate";
import type { BlogTag } from "../../shared/blog.ts";

export interface TagLetterEntry<T = BlogTag & { count?: number }> {
  letter: string;
  tags: T[];
}

export const translateTagsPageTitle = (): string =>
  translate({
    id: "theme.tags.tagsPageTitle",
    message: "Tags",
    description: "Title of the list of tags",
  });

/** Tags in alphabetical order, below their first letters. */
export function listTagsByLetters<T extends { label: string }>(
  tags: readonly T[],
): TagLetterEntry<T>[] {
  const groups = new Map<string, T[]>();
  for (const tag of [...tags].sort((a, b) => a.label.localeCompare(b.label))) {
    const letter = tag.label[0]?.toUpperCase() ?? "";
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, entries]) => ({ letter, tags: entries }));
}
