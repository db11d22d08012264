/** Docs that a version lacks, taken from the version that it falls back to. */

import path from "../../system/path.ts";
import { joinPathname } from "../../../shared/url/pathname.ts";
import type { TagMetadata } from "../shared/tags.ts";
import type { Doc, VersionMetadata } from "./types.ts";

export interface BorrowRequest {
  version: VersionMetadata;
  /** Its own docs, drafts included: what is there isn't taken from elsewhere. */
  own: readonly Doc[];
  /** The version that it falls back to, with what that one has borrowed itself. */
  from: VersionMetadata & { docs: readonly Doc[] };
}

/** The docs of the version and what it lacks, in the order of their files. A doc is the same if its id is, or its address. */
export function addBorrowed({ version, own, from }: BorrowRequest): Doc[] {
  const ids = new Set(own.map(({ metadata }) => metadata.id));
  const slugs = new Set(own.map(({ metadata }) => metadata.slug));
  const borrowed = from.docs
    .filter(({ metadata: { id, slug } }) => !ids.has(id) && !slugs.has(slug))
    .map((doc) => borrowDoc(doc, version, from));
  const files = new Map([...own, ...borrowed].map((doc) => [doc, fileOf(doc)]));
  return [...files.keys()].toSorted((one, other) =>
    (files.get(one) ?? "") < (files.get(other) ?? "") ? -1 : 1,
  );
}

/** Below the folder of the docs. */
const fileOf = ({ filePath, metadata }: Doc): string =>
  path.posix.join(metadata.sourceDirName, path.basename(filePath));

/** It is shown as a page of the version, at an address of the version. */
function borrowDoc(doc: Doc, version: VersionMetadata, from: VersionMetadata): Doc {
  const { metadata } = doc;
  const original = metadata.fallback ?? { version: from.name, permalink: metadata.permalink };
  return {
    ...doc,
    standsFor: path.join(version.contentPath, fileOf(doc)),
    metadata: {
      ...metadata,
      version: version.name,
      permalink: joinPathname(version.path, metadata.slug),
      tags: metadata.tags.map((tag) => moveTag(tag, version, from)),
      fallback: original,
    },
  };
}

const moveTag = (tag: TagMetadata, to: VersionMetadata, from: VersionMetadata): TagMetadata => ({
  ...tag,
  permalink: joinPathname(to.tagsPath, tag.permalink.slice(from.tagsPath.length)),
});
