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
    const { takeHeadStart } = await import("../../workers/head-start.ts");
    const headStart = takeHeadStart(args.siteDir, args.options.config);
    try {
      const [{ build }, { formatSummary }] = await Promise.all([
        import("../../commands/build.ts"),
        import("../../system/summary.ts"),
      ]);
      logger.print(formatSummary(await build(args, headStart)));
    } finally {
      await headStart.close();
    }
  },
});
