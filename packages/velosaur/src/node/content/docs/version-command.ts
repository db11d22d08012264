import type { Command } from "commander";
import { logger } from "../../system/logger.ts";
import { cutVersion } from "./cut-version.ts";
import type { CutRequest } from "./cut-version.ts";

/** `docs:version <version>`, and `docs:version:<id>` for instances with an id. */
export function addVersionCommand(
  cli: Command,
  { context, options }: Omit<CutRequest, "version">,
): void {
  const { id } = options;
  cli
    .command(id === "default" ? "docs:version" : `docs:version:${id}`)
    .description(`keep the docs in "${options.path}" as they are now, as a version`)
    .argument("<version>", "name of the new version")
    .helpOption("--help", "print this help")
    .exitOverride()
    .action(async (version: string) => {
      await cutVersion({ context, options, version });
      logger.success(`The docs in "${options.path}" are now version ${version} as well.`);
    });
}
