import type { CacheReport } from "../../commands/cache.ts";
import type { CacheOptions } from "../../commands/options.ts";
import { formatBytes } from "../../system/format-numbers.ts";
import { logger } from "../../system/logger.ts";
import { defineCommand } from "../command.ts";
import { addConfigOption, SITE_DIR, toSiteDir } from "../shared-options.ts";

export const cacheCommand = defineCommand({
  name: "cache",
  description: "say how large the cache is, and what a CI has to keep of it",
  declare: (command) =>
    addConfigOption(command.argument("[siteDir]", SITE_DIR).option("--json", "print JSON")),
  toArgs: (siteDir: string | undefined, options: CacheOptions) => ({
    siteDir: toSiteDir(siteDir),
    options,
  }),
  async run(args) {
    const { describeCache } = await import("../../commands/cache.ts");
    const report = await describeCache(args);
    logger.print(args.options.json ? JSON.stringify(report, null, 2) : formatReport(report));
  },
});

const formatReport = ({ folder, key, prefix, bytes, kinds }: CacheReport): string =>
  [
    `The cache takes ${formatBytes(bytes)}.`,
    ...kinds.map((kind) => `  ${kind.name.padEnd(10)} ${formatBytes(kind.bytes)}`),
    "",
    "What a CI has to keep from one run to the next:",
    `  folder     ${folder}`,
    `  key        ${key}`,
    `  or else    ${prefix}*, the latest`,
  ].join("\n");
