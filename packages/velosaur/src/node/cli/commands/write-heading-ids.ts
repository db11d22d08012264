import { Option } from "commander";
import type { WriteHeadingIdsOptions } from "../../commands/options.ts";
import { formatCount, formatQuantity } from "../../system/format-numbers.ts";
import { logger } from "../../system/logger.ts";
import { setNodeEnv } from "../../system/set-node-env.ts";
import { defineCommand } from "../command.ts";
import { formatFiles } from "../format-files.ts";
import { accept, SITE_DIR, toSiteDir } from "../shared-options.ts";

export const writeHeadingIdsCommand = defineCommand({
  name: "write-heading-ids",
  description: "write ids into the headings of Markdown files",
  declare(command) {
    command
      .argument("[siteDir]", SITE_DIR)
      .argument("[files...]", "files, folders or patterns (default: all of the site)")
      .addOption(
        new Option(
          "--syntax <syntax>",
          "how to write ids: {#id}, or {/* #id */} (default: {#id}, where the site can read it)",
        ).choices(["classic", "mdx-comment"]),
      )
      .option("--migrate", "put ids that are there into this syntax")
      .option("--maintain-case", "keep capital letters")
      .option("--overwrite", "make ids that are there anew from the text");
    accept(command, "-c, --config <file>");
  },
  toArgs: (siteDir: string | undefined, files: string[], options: WriteHeadingIdsOptions) => ({
    siteDir: toSiteDir(siteDir),
    files,
    options,
  }),
  async run(args) {
    setNodeEnv(true);
    const { writeHeadingIds } = await import("../../commands/write-heading-ids.ts");
    const { fileCount, changed } = await writeHeadingIds(args);
    const total = formatQuantity(fileCount, "Markdown file");
    logger.print(
      changed.length === 0
        ? `Nothing to write: all headings of ${total} have their ids.`
        : `Wrote ids into ${formatCount(changed.length)} of ${total}:${formatFiles(changed)}`,
    );
  },
});
