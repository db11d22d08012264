import path from "../../system/path.ts";
import type { MergeOptions } from "../../commands/options.ts";
import { logger } from "../../system/logger.ts";
import { setNodeEnv } from "../../system/set-node-env.ts";
import { defineCommand } from "../command.ts";
import { addConfigOption, SITE_DIR, toSiteDir } from "../shared-options.ts";

interface GivenOptions extends Pick<MergeOptions, "outDir" | "config"> {
  siteDir?: string;
}

export const mergeCommand = defineCommand({
  name: "merge",
  description: "make a site of the parts that `build --shard` has built",
  declare(command) {
    command
      .argument("<parts...>", "folders of all parts, in any order")
      .option("-s, --site-dir <folder>", SITE_DIR)
      .option("-o, --out-dir <folder>", "where to write (default: build)");
    addConfigOption(command);
  },
  toArgs: (parts: string[], { siteDir, ...options }: GivenOptions) => ({
    siteDir: toSiteDir(siteDir),
    options: { ...options, parts: parts.map((part) => path.resolve(part)) },
  }),
  async run(args) {
    setNodeEnv(false);
    process.once("SIGINT", () => process.exit(130));
    const { beginMerge } = await import("../../commands/begin-build.ts");
    const summary = await beginMerge(args);
    const { formatSummary } = await import("../../system/summary.ts");
    logger.print(formatSummary(summary));
  },
});
