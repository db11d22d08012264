import path from "node:path";
import { createAuthoringActions } from "./cli/authoring-actions.ts";
import { createProgram, type CommandActions } from "./cli/create-program.ts";
import { setNodeEnv } from "./system/set-node-env.ts";
import { extendCli } from "./cli/extend-cli.ts";
import { describeFailure } from "./cli/report-failure.ts";
import type { RunningServer } from "./commands/options.ts";
import { formatQuantity } from "./system/format-numbers.ts";
import { isLiveTerminal } from "./system/progress.ts";

/** A server runs until it is told to stop. */
const keepRunning = async (server: RunningServer, open: boolean): Promise<void> => {
  if (open && isLiveTerminal()) (await import("./system/open-browser.ts")).openBrowser(server.url);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  await server.close();
  process.exit(0);
};

const createActions = (onSiteDir: (siteDir: string) => void): CommandActions => ({
  build: async (args) => {
    onSiteDir(args.siteDir);
    setNodeEnv(args.options.dev);
    process.once("SIGINT", () => process.exit(130));
    const { takeHeadStart } = await import("./workers/head-start.ts");
    const headStart = takeHeadStart(args.siteDir, args.options.config);
    try {
      const [{ build }, { formatSummary }] = await Promise.all([
        import("./commands/build.ts"),
        import("./system/summary.ts"),
      ]);
      console.log(formatSummary(await build(args, headStart)));
    } finally {
      await headStart.close();
    }
  },
  start: async (args) => {
    onSiteDir(args.siteDir);
    setNodeEnv(true);
    const { start } = await import("./commands/start.ts");
    await keepRunning(await start(args), args.options.open);
  },
  serve: async (args) => {
    onSiteDir(args.siteDir);
    setNodeEnv(false);
    const { serve } = await import("./commands/serve.ts");
    await keepRunning(await serve(args), args.options.open);
  },
  clear: async (args) => {
    onSiteDir(args.siteDir);
    const { clear } = await import("./commands/clear.ts");
    const removed = await clear(args);
    const names = removed.map((folder) => path.relative(args.siteDir, folder)).join(", ");
    console.log(
      removed.length === 0
        ? "Nothing to remove."
        : `Removed ${formatQuantity(removed.length, "folder")}: ${names}`,
    );
  },
  doctor: async (args) => {
    onSiteDir(args.siteDir);
    setNodeEnv(false);
    const [{ canBuild, doctor }, { formatExamination }] = await Promise.all([
      import("./commands/doctor.ts"),
      import("./commands/doctor/format-examination.ts"),
    ]);
    const examination = await doctor(args);
    const { json } = args.options;
    console.log(json ? JSON.stringify(examination, null, 2) : formatExamination(examination));
    if (!canBuild(examination)) process.exitCode = 1;
  },
  ...createAuthoringActions(onSiteDir),
});

/** The command line: `velosaur <command> [siteDir] [options]`. */
export const run = async (argv: string[]): Promise<void> => {
  let siteDir = process.cwd();
  const program = createProgram(
    createActions((folder) => {
      siteDir = folder;
    }),
  );
  try {
    await extendCli(program, argv);
    await program.parseAsync(argv.length === 0 ? ["--help"] : argv, { from: "user" });
  } catch (error) {
    const { text, exitCode } = describeFailure(error, siteDir);
    if (text !== "") console.error(text);
    process.exitCode = exitCode;
  }
};
