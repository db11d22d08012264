/** Commands that write into the author's own files, and the one that publishes. */

import { type Command, Option } from "commander";
import type {
  CommandArgs,
  DeployOptions,
  SwizzleOptions,
  WriteHeadingIdsOptions,
  WriteTranslationsOptions,
} from "../commands/options.ts";
import type { SwizzleArgs } from "../commands/swizzle.ts";
import type { WriteHeadingIdsArgs } from "../commands/write-heading-ids.ts";
import { collectValues } from "./parse-options.ts";
import { accept, addConfigOption, SITE_DIR, toSiteDir } from "./shared-options.ts";

export interface AuthoringActions {
  swizzle: (args: SwizzleArgs) => Promise<void>;
  deploy: (args: CommandArgs<DeployOptions>) => Promise<void>;
  writeHeadingIds: (args: WriteHeadingIdsArgs) => Promise<void>;
  writeTranslations: (args: CommandArgs<WriteTranslationsOptions>) => Promise<void>;
}

const addDeploy = (program: Command, { deploy }: AuthoringActions): void => {
  const command = program
    .command("deploy")
    .description("build the site and push it to a branch, for GitHub Pages")
    .argument("[siteDir]", SITE_DIR)
    .option("-l, --locale <locale...>", "publish these locales only", collectValues)
    .option("--out-dir <folder>", "folder that holds the site (default: build)")
    .option("--skip-build", "push what was built before")
    .option("--target-dir <folder>", "folder in the branch (default: .)");
  addConfigOption(command);
  command.action((siteDir: string | undefined, options: DeployOptions) =>
    deploy({ siteDir: toSiteDir(siteDir), options }),
  );
};

const addWriteHeadingIds = (program: Command, { writeHeadingIds }: AuthoringActions): void => {
  const command = program
    .command("write-heading-ids")
    .description("write ids into the headings of Markdown files")
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
  command.action((siteDir: string | undefined, files: string[], options: WriteHeadingIdsOptions) =>
    writeHeadingIds({ siteDir: toSiteDir(siteDir), files, options }),
  );
};

const addSwizzle = (program: Command, { swizzle }: AuthoringActions): void => {
  const command = program
    .command("swizzle")
    .description("wrap or copy a component of a theme")
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
  command.action(
    (
      ...[themeName, componentName, siteDir, options]: [
        string | undefined,
        string | undefined,
        string | undefined,
        SwizzleOptions,
      ]
    ) => swizzle({ themeName, componentName, siteDir: toSiteDir(siteDir), options }),
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
  addSwizzle(program, actions);
  addDeploy(program, actions);
  addWriteHeadingIds(program, actions);
  addWriteTranslations(program, actions);
};
