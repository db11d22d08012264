import type { BuildSummary } from "../system/summary.ts";
import type { HeadStart } from "../workers/head-start.ts";
import { build } from "./build.ts";
import type { CommandArgs, MergeOptions } from "./options.ts";
import { readCommit } from "./parts/identify-site.ts";
import { checkCommit, readParts } from "./parts/read-parts.ts";

/** Makes a site of its parts: a build that finds everything made, and does what needs all pages. */
export async function merge(
  { siteDir, options: { parts: folders, config, outDir } }: CommandArgs<MergeOptions>,
  headStart?: HeadStart,
): Promise<BuildSummary> {
  const parts = readParts(folders);
  checkCommit(parts, await readCommit(siteDir));
  const [first] = parts;
  if (!first) throw new Error("There are no parts to merge.");
  return build({ siteDir, options: { ...first.options, config, outDir } }, headStart, parts);
}
