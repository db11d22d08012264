import type { WriteTranslationsOptions } from "../../commands/options.ts";
import { formatCount, formatQuantity } from "../../system/format-numbers.ts";
import { logger } from "../../system/logger.ts";
import { reportDiagnostics } from "../../system/report-diagnostics.ts";
import { setNodeEnv } from "../../system/set-node-env.ts";
import { defineCommand } from "../command.ts";
import { formatLines, nameFile } from "../format-files.ts";
import { addConfigOption, SITE_DIR, toSiteDir } from "../shared-options.ts";

export const writeTranslationsCommand = defineCommand({
  name: "write-translations",
  description: "collect texts for translators",
  declare(command) {
    command
      .argument("[siteDir]", SITE_DIR)
      .option("-l, --locale <locale>", "locale to write (default: the site's default locale)")
      .option("--override", "replace messages that are there")
      .option("--messagePrefix <text>", "text to put before new messages");
    addConfigOption(command);
  },
  toArgs: (siteDir: string | undefined, options: WriteTranslationsOptions) => ({
    siteDir: toSiteDir(siteDir),
    options,
  }),
  async run(args) {
    setNodeEnv(true);
    const { siteDir } = args;
    const { writeTranslations } = await import("../../commands/write-translations.ts");
    const { files, total, diagnostics } = await writeTranslations(args);
    if (diagnostics.length > 0) logger.print(`${reportDiagnostics(diagnostics, { siteDir })}\n`);
    const lines = files.map(
      ({ filePath, added, total: all }) =>
        `${nameFile(filePath)}: ${formatQuantity(all, "message")}, ${formatCount(added)} new`,
    );
    logger.print(
      files.length === 0
        ? `Nothing to write: all of ${formatQuantity(total, "message")} are there.`
        : `Wrote ${formatQuantity(files.length, "translation file")}:${formatLines(lines)}`,
    );
  },
});
