import { joinObjects } from "../../system/join-objects.ts";
import type { VersionEditUrls } from "./edit-url.ts";
import { createNavigation } from "./sidebars/navigation.ts";
import type { Doc, DocMetadata, LoadedVersion, WithShownDocs } from "./types.ts";

/** A version as other plugins know it, who read upstream's fields of it and of its docs. */
export interface ShownVersion extends WithShownDocs<LoadedVersion>, VersionEditUrls {
  versionName: string;
  contentPathLocalized: string | undefined;
  drafts: (Doc & DocMetadata)[];
}

/** Adds upstream's names to what this plugin itself reads. */
export function showVersion(
  { version, drafts }: { version: LoadedVersion; drafts: Doc[] },
  editUrls: VersionEditUrls,
): ShownVersion {
  return {
    ...showNavigation(version),
    versionName: version.name,
    contentPathLocalized: version.localizedContentPath,
    ...editUrls,
    drafts: drafts.map((doc) => ({ ...doc.metadata, ...doc })),
  };
}

/** What is before and behind each doc, by the names that the sidebars have. */
export function showNavigation<Version extends LoadedVersion>(
  version: Version,
): WithShownDocs<Version> {
  const { ofDoc } = createNavigation(version.sidebars, version.docs);
  const docs = version.docs.map((doc) => joinObjects(doc.metadata, doc, ofDoc(doc)));
  return { ...version, docs };
}
