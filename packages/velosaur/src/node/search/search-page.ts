import type { PageDocument } from "../../shared/payload.ts";
import type { SearchPage } from "../../shared/search/types.ts";
import { readSections } from "./read-sections.ts";

export interface SearchPageInput {
  group: string;
  documents: readonly PageDocument[];
  /** Of a page that is no document. */
  title: string;
  description: string | undefined;
}

/** What can be found of a page. A React component has its title and description alone. */
export function createSearchPage(input: SearchPageInput): SearchPage {
  const [document] = input.documents;
  if (!document) {
    const text = input.description ?? "";
    return { group: input.group, sections: [{ level: 1, anchor: "", heading: input.title, text }] };
  }
  const [intro, ...sections] = readSections(document, findTitle(document) ?? input.title);
  if (!intro) throw new Error("A document has no first section.");
  const text = [describe(document), intro.text].filter(Boolean).join(" ");
  return { group: input.group, sections: [{ ...intro, text }, ...sections] };
}

function findTitle({ metadata, frontMatter, contentTitle }: PageDocument): string | undefined {
  const title = (metadata as { title?: unknown } | null)?.title ?? frontMatter["title"];
  return typeof title === "string" ? title : contentTitle;
}

/** What the author says of the page beside its text. */
function describe({ frontMatter }: PageDocument): string {
  const { description, keywords } = frontMatter;
  const words = Array.isArray(keywords) ? keywords : [];
  return [description, ...words].filter((text) => typeof text === "string").join(" ");
}
