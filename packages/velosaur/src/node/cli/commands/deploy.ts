import type { DeployOptions } from "../../commands/options.ts";
import { logger } from "../../system/logger.ts";
import { setNodeEnv } from "../../system/set-node-env.ts";
import type { BuildSummary } from "../../system/summary.ts";
import { defineCommand } from "../command.ts";
import { collectValues } from "../parse-options.ts";
import { addConfigOption, SITE_DIR, toSiteDir } from "../shared-options.ts";

export const deployCommand = defineCommand({
  name: "deploy",
  description: "build the site and push it to a branch, for GitHub Pages",
  declare(command) {
    command
      .argument("[siteDir]", SITE_DIR)
      .option("-l, --locale <locale...>", "publish these locales only", collectValues)
      .option("--out-dir <folder>", "folder that holds the site (default: build)")
      .option("--skip-build", "push what was built before")
      .option("--target-dir <folder>", "folder in the branch (default: .)");
    addConfigOption(command);
  },
  toArgs: (siteDir: string | undefined, options: DeployOptions) => ({
    siteDir: toSiteDir(siteDir),
    options,
  }),
  async run(args) {
    setNodeEnv(false);
    process.once("SIGINT", () => process.exit(130));
    const [{ deploy }, { formatSummary }] = await Promise.all([
      import("../../commands/deploy.ts"),
      import("../../system/summary.ts"),
    ]);
    const onBuilt = (summary: BuildSummary): void => logger.print(formatSummary(summary));
    const { state, branch, url } = await deploy({ ...args, onBuilt });
    logger.print(
      {
        pushed: `Pushed the site to the branch ${branch}. It will soon be at ${url}`,
        unchanged: `The branch ${branch} holds this site already. It is at ${url}`,
        skipped: "Nothing was deployed: this is the build of a pull request.",
      }[state],
    );
  },
});
