/** Commands that write into the author's own files. */

import { type Command, Option } from "commander";
import type {
  CommandArgs,
  WriteHeadingIdsOptions,
  WriteTranslationsOptions,
} from "../commands/options.ts";
import type { WriteHeadingIdsArgs } from "../commands/write-heading-ids.ts";
import { accept, addConfigOption, SITE_DIR, toSiteDir } from "./shared-options.ts";

export interface AuthoringActions {
  writeHeadingIds: (args: WriteHeadingIdsArgs) => Promise<void>;
  writeTranslations: (args: CommandArgs<WriteTranslationsOptions>) => Promise<void>;
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

const addWriteTranslations = (program: Command, { writeTranslations }: AuthoringActions): void => {
  const command = program
    .command("write-translations")
    .description("collect texts for translators")
    .argument("[siteDir]", SITE_DIR)
    .option("-l, --locale <locale>", "locale to write (default: the site's default locale)")
    .option("--override", "replace messages that are there")
    .option("--messagePrefix <text>", "text to put before new messages");
  addConfigOption(command);
  command.action((siteDir: string | undefined, options: WriteTranslationsOptions) =>
    writeTranslations({ siteDir: toSiteDir(siteDir), options }),
  );
};

export const addAuthoringCommands = (program: Command, actions: AuthoringActions): void => {
  addWriteHeadingIds(program, actions);
  addWriteTranslations(program, actions);
};
