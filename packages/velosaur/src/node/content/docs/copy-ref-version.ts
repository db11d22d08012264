import path from "../../system/path.ts";
import { listFiles } from "../find-files.ts";
import {
  assertFree,
  assertName,
  type CutReport,
  type CutRequest,
  type FolderCopy,
  nameFolder,
  planTranslations,
  readKnownVersions,
  writeCopy,
  writeJson,
} from "./cut-steps.ts";
import { findRefSidebars, readRefVersions } from "./ref-versions.ts";
import type { RefSource, VersionMetadata } from "./types.ts";
import { versionFolder, versionsFile, type VersionPlace } from "./version-files.ts";
import { addRefVersions, readVersions } from "./versions.ts";

/** The way back from a `ref`: the files that it brings become files of the site. */
export async function copyRefVersion(request: CutRequest): Promise<CutReport> {
  const { context, options, version } = request;
  const { siteDir } = context;
  const place: VersionPlace = { siteDir, id: options.id, version };
  const known = readKnownVersions(place, options);
  assertName(version, []);
  const { metadata, source } = findVersion(request);
  await readRefVersions({ context, options, versions: [metadata] });
  const docs = { from: metadata.contentPath, to: versionFolder(place) };
  const translations = planTranslations(context, { from: source.siteDir, place });
  const copies = [docs, ...translations];
  for (const { to } of copies) assertFree(to, siteDir);
  const sidebars = findRefSidebars(metadata);
  await writeCopy(context, place, { docs, translations, sidebars });
  const names = addRefVersions(known, options);
  // Refs that no list names are newer than those that one does: the older ones have to stand in it, too.
  const listed = names.filter((name, at) => known.includes(name) || at >= names.indexOf(version));
  writeJson(versionsFile(place), listed);
  const folder = nameFolder(versionFolder(place), siteDir);
  return {
    done: `The docs of ${source.ref} are now in ${folder}.${describeLeft(source, { copies, sidebars })}`,
    next: `Take \`ref\` out of \`versions["${version}"]\` in the configuration, and \`path\` and \`sidebarPath\`; \`routePath\` becomes \`path\`. As long as there is a \`ref\`, the copy isn't used.`,
  };
}

function findVersion({ context, options, version }: CutRequest): {
  metadata: VersionMetadata;
  source: RefSource;
} {
  const { onlyIncludeVersions: _, ...all } = options;
  const metadata = readVersions(context, all).find(({ name }) => name === version);
  if (!metadata?.source) throw new Error(`The version ${version} has no source.`);
  return { metadata, source: metadata.source };
}

interface Copied {
  copies: readonly FolderCopy[];
  sidebars: string | false | undefined;
}

/** What docs or sidebars name by a relative path, outside of the folders that have been copied. */
function describeLeft({ folder }: RefSource, { copies, sidebars }: Copied): string {
  const isCopied = (file: string): boolean =>
    file === sidebars ||
    copies.some(({ from }) => file === `${from}.json` || file.startsWith(from + path.sep));
  const left = listFiles(folder).filter((name) => !isCopied(path.join(folder, name)));
  return left.length > 0
    ? ` What they name outside of their folder isn't copied: ${left.join(", ")}.`
    : "";
}
