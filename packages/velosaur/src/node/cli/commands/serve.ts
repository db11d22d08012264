import type { ServeOptions } from "../../commands/options.ts";
import { setNodeEnv } from "../../system/set-node-env.ts";
import { defineCommand } from "../command.ts";
import { keepRunning } from "../keep-running.ts";
import {
  accept,
  addConfigOption,
  addServerOptions,
  SITE_DIR,
  toSiteDir,
} from "../shared-options.ts";

export const serveCommand = defineCommand({
  name: "serve",
  description: "serve the built site",
  declare(command) {
    command
      .argument("[siteDir]", SITE_DIR)
      .option("--dir <folder>", "folder to serve (default: build)")
      .option("--build", "build the site first");
    accept(addConfigOption(addServerOptions(command)), "--skip-build", "--no-minify");
  },
  toArgs: (siteDir: string | undefined, options: ServeOptions) => ({
    siteDir: toSiteDir(siteDir),
    options,
  }),
  async run(args) {
    setNodeEnv(false);
    const { serve } = await import("../../commands/serve.ts");
    await keepRunning(await serve(args), args.options.open);
  },
});
