import type { BuildSummary } from "../system/summary.ts";
import { optimizeLater } from "../system/optimize-later.ts";
import { takeHeadStart, takeMergeStart } from "../workers/head-start.ts";
import type { PartSummary } from "./build-part.ts";
import type { BuildOptions, CommandArgs, MergeOptions, PartOptions } from "./options.ts";

/** Builds a part of a site as the first thing that a process does. */
export async function beginPart(args: CommandArgs<PartOptions>): Promise<PartSummary> {
  optimizeLater();
  const headStart = takeHeadStart(args.siteDir, args.options.config);
  try {
    const { buildPart } = await import("./build-part.ts");
    return await buildPart(args, headStart);
  } finally {
    await headStart.close();
  }
}

/** Merges parts of a site as the first thing that a process does. */
export async function beginMerge(args: CommandArgs<MergeOptions>): Promise<BuildSummary> {
  optimizeLater();
  const headStart = takeMergeStart(args.siteDir);
  try {
    const { merge } = await import("./merge.ts");
    return await merge(args, headStart);
  } finally {
    await headStart.close();
  }
}

/** Builds a site as the first thing that a process does: what it needs starts while the command itself is loaded. */
export async function beginBuild(args: {
  siteDir: string;
  options: BuildOptions;
}): Promise<BuildSummary> {
  optimizeLater();
  const headStart = takeHeadStart(args.siteDir, args.options.config);
  try {
    const { build } = await import("./build.ts");
    return await build(args, headStart);
  } finally {
    await headStart.close();
  }
}
