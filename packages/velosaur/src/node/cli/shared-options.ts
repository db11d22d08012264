import path from "../system/path.ts";
import { type Command, Option } from "commander";
import { parsePort } from "./parse-options.ts";

export const SITE_DIR = "folder of the site (default: the current one)";

export const toSiteDir = (siteDir: string | undefined): string => path.resolve(siteDir ?? ".");

export const addConfigOption = (command: Command): Command =>
  command.option(
    "-c, --config <file>",
    "configuration file (default: docusaurus.config.ts, .js, …)",
  );

/** Options that the help doesn't show: those of upstream that mean nothing here, and what only few need. */
export const accept = (command: Command, ...flags: string[]): Command => {
  for (const flag of flags) command.addOption(new Option(flag).hideHelp());
  return command;
};

export const addServerOptions = (command: Command): Command =>
  command
    .option("-p, --port <port>", "port to listen at (default: 3000)", parsePort)
    .option("-h, --host <host>", "host to listen at (default: localhost)")
    .option("--no-open", "don't open the browser");
