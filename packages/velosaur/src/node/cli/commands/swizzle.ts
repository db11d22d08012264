import type { SwizzleOptions } from "../../commands/options.ts";
import { logger } from "../../system/logger.ts";
import { setNodeEnv } from "../../system/set-node-env.ts";
import { defineCommand } from "../command.ts";
import { formatFiles } from "../format-files.ts";
import { addConfigOption, SITE_DIR, toSiteDir } from "../shared-options.ts";

type Given = [
  themeName: string | undefined,
  componentName: string | undefined,
  siteDir: string | undefined,
  options: SwizzleOptions,
];

export const swizzleCommand = defineCommand({
  name: "swizzle",
  description: "wrap or copy a component of a theme",
  declare(command) {
    command
      .argument("[themeName]", "theme, such as @docusaurus/theme-classic")
      .argument("[componentName]", "component, such as Footer")
      .argument("[siteDir]", SITE_DIR)
      .option("-l, --list", "print what can be swizzled, and how safely")
      .option("-w, --wrap", "write a component around the original")
      .option("-e, --eject", "copy the source of the component")
      .option("--danger", "change unsafe components without a question")
      .option("-t, --typescript", "write TypeScript")
      .option("-j, --javascript", "write JavaScript");
    addConfigOption(command);
  },
  toArgs: (...[themeName, componentName, siteDir, options]: Given) => ({
    themeName,
    componentName,
    siteDir: toSiteDir(siteDir),
    options,
  }),
  async run(args) {
    setNodeEnv(true);
    const [{ swizzle }, { createAsk }] = await Promise.all([
      import("../../commands/swizzle.ts"),
      import("../../commands/swizzle/ask.ts"),
    ]);
    const { stdin: input, stdout: output } = process;
    const ask = input.isTTY && output.isTTY ? createAsk({ input, output }) : undefined;
    const swizzled = await swizzle({ ...args, ask });
    logger.print(
      "list" in swizzled
        ? swizzled.list
        : `Wrote:${formatFiles(swizzled.files)}\nA development server that runs shows it at once.`,
    );
  },
});
