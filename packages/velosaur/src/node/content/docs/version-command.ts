import type { Command } from "commander";
import { logger } from "../../system/logger.ts";
import { cutVersion } from "./cut-version.ts";
import type { CutRequest } from "./cut-steps.ts";

/** `docs:version <version>`, and `docs:version:<id>` for instances with an id. */
export function addVersionCommand(
  cli: Command,
  { context, options }: Omit<CutRequest, "version">,
): void {
  const { id } = options;
  cli
    .command(id === "default" ? "docs:version" : `docs:version:${id}`)
    .description(
      `keep the docs in "${options.path}" as they are now, as a version; or copy those of a version with a ref`,
    )
    .argument("<version>", "name of the new version")
    .helpOption("-h, --help", "print this help")
    .exitOverride()
    .action(async (version: string) => {
      const { done, next } = await cutVersion({ context, options, version });
      logger.success(done);
      logger.info(next);
    });
}
