import { Command } from "commander";
import type {
  BuildOptions,
  ClearOptions,
  CommandArgs,
  DoctorOptions,
  ServeOptions,
  StartOptions,
} from "../commands/options.ts";
import { readEngineVersion } from "../system/engine-paths.ts";
import { addAuthoringCommands, type AuthoringActions } from "./authoring-commands.ts";
import { collectValues, parseInterval, parsePort, resolvePoll } from "./parse-options.ts";
import { accept, addConfigOption, SITE_DIR, toSiteDir } from "./shared-options.ts";

/** What each command does once its options are known. */
export interface CommandActions extends AuthoringActions {
  build: (args: CommandArgs<BuildOptions>) => Promise<void>;
  start: (args: CommandArgs<StartOptions>) => Promise<void>;
  serve: (args: CommandArgs<ServeOptions>) => Promise<void>;
  clear: (args: CommandArgs<ClearOptions>) => Promise<void>;
  doctor: (args: CommandArgs<DoctorOptions>) => Promise<void>;
}

const addServerOptions = (command: Command): Command =>
  command
    .option("-p, --port <port>", "port to listen at (default: 3000)", parsePort)
    .option("-h, --host <host>", "host to listen at (default: localhost)")
    .option("--no-open", "don't open the browser");

type Parsed<Options> = Omit<Options, "poll"> & { poll?: number | boolean };

const addBuild = (program: Command, { build }: CommandActions): void => {
  const command = program
    .command("build")
    .description("build the site for production")
    .argument("[siteDir]", SITE_DIR)
    .option("-o, --out-dir <folder>", "where to write (default: build)")
    .option("-l, --locale <locale...>", "build these locales only", collectValues)
    .option("--no-minify", "leave JavaScript and CSS readable")
    .option("--dev", "build with React's development checks");
  accept(addConfigOption(command), "--bundle-analyzer");
  command.action((siteDir: string | undefined, options: BuildOptions) =>
    build({ siteDir: toSiteDir(siteDir), options }),
  );
};

const addStart = (program: Command, { start }: CommandActions): void => {
  const command = program
    .command("start")
    .description("start the development server")
    .argument("[siteDir]", SITE_DIR)
    .option("-l, --locale <locale>", "locale to show")
    .option("--hot-only", "don't reload the page when an update can't be applied")
    .option(
      "--poll [interval]",
      "watch files by polling, every so many milliseconds",
      parseInterval,
    )
    .option("--no-minify", "accepted for compatibility: nothing is minified in development");
  addConfigOption(addServerOptions(command));
  command.action((siteDir: string | undefined, { poll, ...options }: Parsed<StartOptions>) =>
    start({ siteDir: toSiteDir(siteDir), options: { ...options, poll: resolvePoll(poll) } }),
  );
};

const addServe = (program: Command, { serve }: CommandActions): void => {
  const command = program
    .command("serve")
    .description("serve the built site")
    .argument("[siteDir]", SITE_DIR)
    .option("--dir <folder>", "folder to serve (default: build)")
    .option("--build", "build the site first");
  accept(addConfigOption(addServerOptions(command)), "--skip-build", "--no-minify");
  command.action((siteDir: string | undefined, options: ServeOptions) =>
    serve({ siteDir: toSiteDir(siteDir), options }),
  );
};

const addClear = (program: Command, { clear }: CommandActions): void => {
  program
    .command("clear")
    .description("remove the built site and all caches")
    .argument("[siteDir]", SITE_DIR)
    .action((siteDir: string | undefined, options: ClearOptions) =>
      clear({ siteDir: toSiteDir(siteDir), options }),
    );
};

const addDoctor = (program: Command, { doctor }: CommandActions): void => {
  const command = program
    .command("doctor")
    .description("say what works in a site, what doesn't, and what to write instead")
    .argument("[siteDir]", SITE_DIR)
    .option("--json", "print JSON")
    .option("--measure", "build the site, with Docusaurus too where it is installed");
  addConfigOption(command);
  command.action((siteDir: string | undefined, options: DoctorOptions) =>
    doctor({ siteDir: toSiteDir(siteDir), options }),
  );
};

export const createProgram = (actions: CommandActions): Command => {
  const program = new Command("velosaur")
    .description("Builds Docusaurus sites, fast.")
    .version(readEngineVersion(), "-V, --version", "print the version")
    .helpOption("--help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .exitOverride();
  addStart(program, actions);
  addBuild(program, actions);
  addServe(program, actions);
  addClear(program, actions);
  addDoctor(program, actions);
  addAuthoringCommands(program, actions);
  for (const command of program.commands)
    command.helpOption("--help", "print this help").exitOverride();
  return program;
};
