/** Commands that write into the author's own files. */

import { type Command, Option } from "commander";
import type { WriteHeadingIdsOptions } from "../commands/options.ts";
import type { WriteHeadingIdsArgs } from "../commands/write-heading-ids.ts";
import { accept, SITE_DIR, toSiteDir } from "./shared-options.ts";

export interface AuthoringActions {
  writeHeadingIds: (args: WriteHeadingIdsArgs) => Promise<void>;
}

const addWriteHeadingIds = (program: Command, { writeHeadingIds }: AuthoringActions): void => {
  const command = program
    .command("write-heading-ids")
    .description("write ids into the headings of Markdown files")
    .argument("[siteDir]", SITE_DIR)
    .argument("[files...]", "files, folders or patterns (default: all of the site)")
    .addOption(
      new Option("--syntax <syntax>", "how to write ids: {#id}, or {/* #id */}")
        .choices(["classic", "mdx-comment"])
        .default("classic"),
    )
    .option("--migrate", "put ids that are there into this syntax")
    .option("--maintain-case", "keep capital letters")
    .option("--overwrite", "make ids that are there anew from the text");
  accept(command, "-c, --config <file>");
  command.action((siteDir: string | undefined, files: string[], options: WriteHeadingIdsOptions) =>
    writeHeadingIds({ siteDir: toSiteDir(siteDir), files, options }),
  );
};

export const addAuthoringCommands = (program: Command, actions: AuthoringActions): void => {
  addWriteHeadingIds(program, actions);
};
