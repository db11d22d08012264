/** Entry of the process in which a programmatic command runs. */

import path from "../system/path.ts";
import type { RunningServer } from "../commands/options.ts";
import { toFailure } from "../system/failure.ts";
import { logger } from "../system/logger.ts";
import { findMachineFault } from "../system/machine-fault.ts";
import { AuthorError } from "../system/author-error.ts";
import { setNodeEnv } from "../system/set-node-env.ts";
import type { BuildSummary } from "../system/summary.ts";
import { checkOptions } from "./check-options.ts";
import type { CommandReply, CommandRequest } from "./messages.ts";
import type { BuildOptions, DevOptions, ServeOptions } from "./options.ts";

process.once("message", async (request: CommandRequest) => {
  const reply = await answer(request);
  // A server goes on.
  process.send?.(reply, () => {
    if (!("answer" in reply) || request.command === "build") process.disconnect();
  });
});

// Whoever asked is gone, killed perhaps, or has its answer.
process.once("disconnect", () => process.exit());

async function answer(request: CommandRequest): Promise<CommandReply> {
  try {
    checkOptions(request.command, request.options);
    return { answer: await runCommand(request) };
  } catch (error) {
    const fault = findMachineFault(error);
    return toFailure(fault === undefined ? error : new AuthorError(fault, { cause: error }));
  }
}

function runCommand(request: CommandRequest): Promise<BuildSummary | { url: string }> {
  if (request.command === "build") return build(request.options);
  return request.command === "dev" ? dev(request.options) : serve(request.options);
}

const toSiteDir = ({ siteDir = "." }: { siteDir?: string | undefined }): string =>
  path.resolve(siteDir);

async function build(options: BuildOptions): Promise<BuildSummary> {
  const { config, outDir, locales, minify = true, lean, dev: isDevelopment = false, log } = options;
  setNodeEnv(isDevelopment);
  const { beginBuild } = await import("../commands/begin-build.ts");
  const summary = await beginBuild({
    siteDir: toSiteDir(options),
    options: { config, outDir, locale: locales && [...locales], minify, lean, dev: isDevelopment },
  });
  if (log) logger.print((await import("../system/summary.ts")).formatSummary(summary));
  return summary;
}

async function dev(options: DevOptions): Promise<{ url: string }> {
  const { config, locale, port, host, poll } = options;
  setNodeEnv(true);
  const { start } = await import("../commands/start.ts");
  return keepServing(
    await start({
      siteDir: toSiteDir(options),
      options: { config, locale, port, host, poll, open: false, minify: false },
    }),
  );
}

async function serve(options: ServeOptions): Promise<{ url: string }> {
  const { config, dir, port, host } = options;
  setNodeEnv(false);
  const command = await import("../commands/serve.ts");
  return keepServing(
    await command.serve({
      siteDir: toSiteDir(options),
      options: { config, dir, port, host, open: false },
    }),
  );
}

function keepServing({ url, close }: RunningServer): { url: string } {
  process.once("message", async () => {
    await close();
    process.disconnect();
  });
  return { url };
}
