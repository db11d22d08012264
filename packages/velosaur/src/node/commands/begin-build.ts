import type { BuildSummary } from "../system/summary.ts";
import { takeHeadStart } from "../workers/head-start.ts";
import type { BuildOptions } from "./options.ts";

/** Builds a site as the first thing that a process does: what it needs starts while the command itself is loaded. */
export async function beginBuild(args: {
  siteDir: string;
  options: BuildOptions;
}): Promise<BuildSummary> {
  const headStart = takeHeadStart(args.siteDir, args.options.config);
  try {
    const { build } = await import("./build.ts");
    return await build(args, headStart);
  } finally {
    await headStart.close();
  }
}
