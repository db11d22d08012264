/** Runs the commands that write into the author's own files, and tells what they have written. */

import path from "node:path";
import type { Diagnostic } from "../system/diagnostic.ts";
import { reportDiagnostics } from "../system/report-diagnostics.ts";
import { formatCount, formatQuantity } from "../system/format-numbers.ts";
import { logger } from "../system/logger.ts";
import type { AuthoringActions } from "./authoring-commands.ts";
import { setNodeEnv } from "../system/set-node-env.ts";

const nameFile = (file: string): string => path.relative(process.cwd(), file);

const formatLines = (lines: readonly string[]): string =>
  lines.map((line) => `\n  ${line}`).join("");

const printWarnings = (diagnostics: readonly Diagnostic[], siteDir: string): void => {
  if (diagnostics.length > 0) logger.print(`${reportDiagnostics(diagnostics, { siteDir })}\n`);
};

export const createAuthoringActions = (onSiteDir: (siteDir: string) => void): AuthoringActions => ({
  deploy: async (args) => {
    onSiteDir(args.siteDir);
    setNodeEnv(false);
    process.once("SIGINT", () => process.exit(130));
    const [{ deploy }, { formatSummary }] = await Promise.all([
      import("../commands/deploy.ts"),
      import("../system/summary.ts"),
    ]);
    const onBuilt = (summary: Parameters<typeof formatSummary>[0]): void =>
      logger.print(formatSummary(summary));
    const { state, branch, url } = await deploy({ ...args, onBuilt });
    logger.print(
      {
        pushed: `Pushed the site to the branch ${branch}. It will soon be at ${url}`,
        unchanged: `The branch ${branch} holds this site already. It is at ${url}`,
        skipped: "Nothing was deployed: this is the build of a pull request.",
      }[state],
    );
  },
  swizzle: async (args) => {
    onSiteDir(args.siteDir);
    setNodeEnv(true);
    const [{ swizzle }, { createAsk }] = await Promise.all([
      import("../commands/swizzle.ts"),
      import("../commands/swizzle/ask.ts"),
    ]);
    const { stdin: input, stdout: output } = process;
    const ask = input.isTTY && output.isTTY ? createAsk({ input, output }) : undefined;
    const swizzled = await swizzle({ ...args, ask });
    if ("list" in swizzled) logger.print(swizzled.list);
    else
      logger.print(
        `Wrote:${formatLines(swizzled.files.map(nameFile))}\nA development server that runs shows it once it is started again.`,
      );
  },
  writeHeadingIds: async (args) => {
    onSiteDir(args.siteDir);
    setNodeEnv(true);
    const { writeHeadingIds } = await import("../commands/write-heading-ids.ts");
    const { fileCount, changed } = await writeHeadingIds(args);
    const total = formatQuantity(fileCount, "Markdown file");
    logger.print(
      changed.length === 0
        ? `Nothing to write: all headings of ${total} have their ids.`
        : `Wrote ids into ${formatCount(changed.length)} of ${total}:${formatLines(changed.map(nameFile))}`,
    );
  },
  writeTranslations: async (args) => {
    onSiteDir(args.siteDir);
    setNodeEnv(true);
    const { writeTranslations } = await import("../commands/write-translations.ts");
    const { files, total, diagnostics } = await writeTranslations(args);
    printWarnings(diagnostics, args.siteDir);
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
