import type { StartOptions } from "../../commands/options.ts";
import { setNodeEnv } from "../../system/set-node-env.ts";
import { defineCommand } from "../command.ts";
import { keepRunning } from "../keep-running.ts";
import { parseInterval, resolvePoll } from "../parse-options.ts";
import { addConfigOption, addServerOptions, SITE_DIR, toSiteDir } from "../shared-options.ts";

type Parsed = Omit<StartOptions, "poll"> & { poll?: number | boolean };

export const startCommand = defineCommand({
  name: "start",
  aliases: ["dev"],
  description: "start the development server",
  declare(command) {
    command
      .argument("[siteDir]", SITE_DIR)
      .option("-l, --locale <locale>", "locale to show")
      .option("--hot-only", "don't reload the page when an update can't be applied")
      .option(
        "--poll [interval]",
        "watch files by polling, every so many milliseconds",
        parseInterval,
      )
      .option("--no-minify", "accepted for compatibility: nothing is minified in development");
    addConfigOption(addServerOptions(command));
  },
  toArgs: (siteDir: string | undefined, { poll, ...options }: Parsed) => ({
    siteDir: toSiteDir(siteDir),
    options: { ...options, poll: resolvePoll(poll) },
  }),
  async run(args) {
    setNodeEnv(true);
    const { start } = await import("../../commands/start.ts");
    await keepRunning(await start(args), args.options.open);
  },
});
