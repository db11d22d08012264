import path from "../../system/path.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { listFiles } from "../find-files.ts";
import { copyRefVersion } from "./copy-ref-version.ts";
import {
  assertFree,
  assertName,
  type CutReport,
  type CutRequest,
  fail,
  type FolderCopy,
  nameFolder,
  planTranslations,
  readKnownVersions,
  writeCopy,
  writeJson,
} from "./cut-steps.ts";
import type { DocsOptions } from "./options.ts";
import { versionFolder, versionsFile, type VersionPlace } from "./version-files.ts";
import { resolveSidebarPath } from "./versions.ts";

/**
 * `docs:version`: keeps the docs as they are now under a name; those of a version with a `ref`, as they are there.
 * Nothing is written before all is checked.
 */
export async function cutVersion(request: CutRequest): Promise<CutReport> {
  const { context, options, version } = request;
  if (options.versions[version]?.ref !== undefined) return copyRefVersion(request);
  const { siteDir } = context;
  const place: VersionPlace = { siteDir, id: options.id, version };
  const known = readKnownVersions(place, options);
  assertName(version, known);
  const docs = planDocs(context, options, place);
  const translations = planTranslations(context, { from: siteDir, place });
  for (const { from, to } of [docs, ...translations])
    if (listFiles(from).length > 0) assertFree(to, siteDir);
  const sidebars = resolveSidebarPath(siteDir, options);
  await writeCopy(context, place, { docs, translations, sidebars });
  writeJson(versionsFile(place), [version, ...known]);
  return {
    done: `The docs in "${options.path}" are now version ${version} as well.`,
    next: describeRefWay(version, nameFolder(versionFolder(place), siteDir)),
  };
}

const describeRefWay = (version: string, folder: string): string =>
  `They are a copy, in ${folder}. To read the version out of Git instead, without a copy: commit the docs, \`git tag v${version}\`, set \`versions: { ${JSON.stringify(version)}: { ref: "v${version}" } }\`, and remove the copy with its sidebars.`;

function planDocs({ siteDir }: LoadContext, options: DocsOptions, place: VersionPlace): FolderCopy {
  const from = path.resolve(siteDir, options.path);
  if (listFiles(from).length === 0) {
    throw fail(
      `There is nothing to keep: the docs folder "${path.relative(siteDir, from)}" is empty or missing.`,
      "Write a first doc before you cut a version.",
    );
  }
  return { from, to: versionFolder(place) };
}
