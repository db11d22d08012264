import type { BuildOptions } from "../../commands/options.ts";
import { logger } from "../../system/logger.ts";
import { setNodeEnv } from "../../system/set-node-env.ts";
import { defineCommand } from "../command.ts";
import { collectValues } from "../parse-options.ts";
import { accept, addConfigOption, SITE_DIR, toSiteDir } from "../shared-options.ts";

export const buildCommand = defineCommand({
  name: "build",
  description: "build the site for production",
  declare(command) {
    command
      .argument("[siteDir]", SITE_DIR)
      .option("-o, --out-dir <folder>", "where to write (default: build)")
      .option("-l, --locale <locale...>", "build these locales only", collectValues)
      .option("--no-minify", "leave JavaScript and CSS readable")
      .option("--no-lean", "leave nothing out of React, Infima and the theme")
      .option("--dev", "build with React's development checks");
    accept(addConfigOption(command), "--bundle-analyzer");
  },
  toArgs: (siteDir: string | undefined, options: BuildOptions) => ({
    siteDir: toSiteDir(siteDir),
    options,
  }),
  async run(args) {
    setNodeEnv(args.options.dev);
    process.once("SIGINT", () => process.exit(130));
    const { beginBuild } = await import("../../commands/begin-build.ts");
    const summary = await beginBuild(args);
    const { formatSummary } = await import("../../system/summary.ts");
    logger.print(formatSummary(summary));
  },
});
