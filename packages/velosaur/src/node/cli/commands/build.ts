import path from "../../system/path.ts";
import type { PartSummary } from "../../commands/build-part.ts";
import type { BuildOptions, PartOptions } from "../../commands/options.ts";
import { formatCount, formatQuantity, formatSeconds } from "../../system/format-numbers.ts";
import { logger } from "../../system/logger.ts";
import { findRunnerShard, formatShard } from "../../system/shard.ts";
import { setNodeEnv } from "../../system/set-node-env.ts";
import { defineCommand } from "../command.ts";
import { collectValues, parseShard } from "../parse-options.ts";
import { accept, addConfigOption, SITE_DIR, toSiteDir } from "../shared-options.ts";

/** Upstream's options that mean nothing here. */
interface Foreign {
  bundleAnalyzer?: boolean;
}

export const buildCommand = defineCommand({
  name: "build",
  description: "build the site for production",
  declare(command) {
    command
      .argument("[siteDir]", SITE_DIR)
      .option("-o, --out-dir <folder>", "where to write (default: build)")
      .option("-l, --locale <locale...>", "build these locales only", collectValues)
      .option("--shard <n/count>", "build one of several parts, for `velosaur merge`", parseShard)
      .option("--no-minify", "leave JavaScript and CSS readable")
      .option("--no-lean", "leave nothing out of React, Infima and the theme")
      .option("--dev", "build with React's development checks");
    accept(addConfigOption(command), "--bundle-analyzer");
  },
  toArgs: (siteDir: string | undefined, options: (BuildOptions | PartOptions) & Foreign) => ({
    siteDir: toSiteDir(siteDir),
    options,
  }),
  async run({ siteDir, options }) {
    setNodeEnv(options.dev);
    process.once("SIGINT", () => process.exit(130));
    if (options.bundleAnalyzer) tellOfAnalyzer();
    if ("shard" in options) {
      const { beginPart } = await import("../../commands/begin-build.ts");
      logger.print(formatPart(await beginPart({ siteDir, options })));
      return;
    }
    tellOfRunner();
    const { beginBuild } = await import("../../commands/begin-build.ts");
    const summary = await beginBuild({ siteDir, options });
    const { formatSummary } = await import("../../system/summary.ts");
    logger.print(formatSummary(summary));
  },
});

const tellOfAnalyzer = (): void =>
  logger.warn(
    "`--bundle-analyzer` looks into webpack's bundles, and there are none here. A plugin of Vite's shows what takes up space, such as `rollup-plugin-visualizer`: a plugin of the site adds it by `configureVite`.",
  );

/** Whoever has several runners may not know that they can share the work. */
function tellOfRunner(): void {
  const runner = findRunnerShard(process.env);
  if (runner)
    logger.info(
      `This is runner ${formatShard(runner.shard)} (${runner.variables}), and builds the whole site: \`velosaur build ${runner.write}\` builds its part, for \`velosaur merge\`.`,
    );
}

const formatPart = ({ folder, shard, pages, allPages, seconds }: PartSummary): string =>
  `Built part ${formatShard(shard)}: ${formatCount(pages)} of ${formatQuantity(allPages, "page")} in ${formatSeconds(seconds)} → ${path.relative(process.cwd(), folder)}`;
