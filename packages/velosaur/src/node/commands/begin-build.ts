import type { BuildSummary } from "../system/summary.ts";
import { optimizeLater } from "../system/optimize-later.ts";
import { type HeadStart, takeHeadStart, takeMergeStart } from "../workers/head-start.ts";
import type { PartSummary } from "./build-part.ts";
import type { BuildOptions, CommandArgs, MergeOptions, PartOptions } from "./options.ts";

/** Builds a part of a site as the first thing that a process does. */
export const beginPart = ({ siteDir, options }: CommandArgs<PartOptions>): Promise<PartSummary> =>
  begin(
    () => takeHeadStart(siteDir, options.config),
    async (headStart) =>
      (await import("./build-part.ts")).buildPart({ siteDir, options }, headStart),
  );

/** Merges parts of a site as the first thing that a process does. */
export const beginMerge = ({
  siteDir,
  options,
}: CommandArgs<MergeOptions>): Promise<BuildSummary> =>
  begin(
    () => takeMergeStart(siteDir),
    async (headStart) => (await import("./merge.ts")).merge({ siteDir, options }, headStart),
  );

/** Builds a site as the first thing that a process does. */
export const beginBuild = ({
  siteDir,
  options,
}: CommandArgs<BuildOptions>): Promise<BuildSummary> =>
  begin(
    () => takeHeadStart(siteDir, options.config),
    async (headStart) => (await import("./build.ts")).build({ siteDir, options }, headStart),
  );

/** What a command needs starts while the command itself is loaded. */
async function begin<Summary>(
  start: () => HeadStart,
  run: (headStart: HeadStart) => Promise<Summary>,
): Promise<Summary> {
  optimizeLater();
  const headStart = start();
  try {
    return await run(headStart);
  } finally {
    await headStart.close();
  }
}
