import { AuthorError } from "../../../system/author-error.ts";
import type { Diagnostic } from "../../../system/diagnostic.ts";
import { formatDidYouMean } from "../../../system/did-you-mean.ts";
import { CURRENT } from "../version-name.ts";
import type { ExpandedItem, ExpandedSidebars } from "./expand-sidebars.ts";
import type { SidebarSource } from "./parse-sidebars.ts";

export interface DocIdCheck {
  sidebars: ExpandedSidebars;
  docs: { id: string }[];
  draftIds: ReadonlySet<string>;
  origin: SidebarSource;
  versionName: string;
}

/** Every doc that a sidebar names must exist. */
export function checkDocIds({ sidebars, docs, draftIds, origin, versionName }: DocIdCheck): void {
  const known = new Set([...docs.map(({ id }) => id), ...draftIds]);
  const errors: Diagnostic[] = [];
  for (const [name, items] of Object.entries(sidebars)) {
    for (const id of collectDocIds(items)) {
      if (!known.has(id))
        errors.push(
          describeUnknownId({ id, sidebar: name, known: [...known], origin, versionName }),
        );
    }
  }
  const [first, ...others] = errors;
  if (first === undefined) return;
  // Once: below each of fifty errors, sixty ids would be all that one sees.
  throw new AuthorError([{ ...first, hint: `Ids of docs: ${formatList([...known])}.` }, ...others]);
}

function* collectDocIds(items: ExpandedItem[]): Generator<string> {
  for (const item of items) {
    if (item.type === "doc" || item.type === "ref") yield item.id;
    if (item.type !== "category") continue;
    if (item.link?.type === "doc") yield item.link.id;
    yield* collectDocIds(item.items);
  }
}

interface UnknownId {
  id: string;
  sidebar: string;
  known: string[];
  origin: SidebarSource;
  versionName: string;
}

function describeUnknownId({ id, sidebar, known, origin, versionName }: UnknownId): Diagnostic {
  const lack =
    versionName === CURRENT ? "that doesn't exist" : `that version "${versionName}" lacks`;
  return {
    severity: "error",
    message: `The sidebar "${sidebar}" names a doc ${lack}: "${id}".${formatDidYouMean(id, known)}`,
    filePath: origin.filePath,
    source: origin.source,
    ...locateText(origin.source, id),
  };
}

/** The first place where the id stands between quotes. */
function locateText(source: string | undefined, text: string): { line?: number; column?: number } {
  const index = ["'", '"', "`"]
    .map((quote) => source?.indexOf(quote + text + quote) ?? -1)
    .find((at) => at >= 0);
  if (source === undefined || index === undefined) return {};
  const before = source.slice(0, index + 1).split("\n");
  return { line: before.length, column: before.at(-1)?.length ?? 1 };
}

const MAX_LISTED = 60;

/** What exists, as long as a message can be. */
export function formatList(names: string[]): string {
  const listed = names.toSorted().slice(0, MAX_LISTED).join(", ");
  return names.length > MAX_LISTED ? `${listed} and ${names.length - MAX_LISTED} more` : listed;
}
