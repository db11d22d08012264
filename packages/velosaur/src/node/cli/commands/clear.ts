import path from "../../system/path.ts";
import type { ClearOptions } from "../../commands/options.ts";
import { formatQuantity } from "../../system/format-numbers.ts";
import { logger } from "../../system/logger.ts";
import { defineCommand } from "../command.ts";
import { SITE_DIR, toSiteDir } from "../shared-options.ts";

export const clearCommand = defineCommand({
  name: "clear",
  description: "remove the built site and all caches",
  declare: (command) => command.argument("[siteDir]", SITE_DIR),
  toArgs: (siteDir: string | undefined, options: ClearOptions) => ({
    siteDir: toSiteDir(siteDir),
    options,
  }),
  async run(args) {
    const { clear } = await import("../../commands/clear.ts");
    const removed = await clear(args);
    const names = removed.map((folder) => path.relative(args.siteDir, folder)).join(", ");
    logger.print(
      removed.length === 0
        ? `Nothing to remove: no build and no cache is in ${args.siteDir}.`
        : `Removed ${formatQuantity(removed.length, "folder")}: ${names}`,
    );
  },
});
