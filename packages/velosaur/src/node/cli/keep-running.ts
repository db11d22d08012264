import type { RunningServer } from "../commands/options.ts";
import { isLiveTerminal } from "../system/progress.ts";

/** A server runs until it is told to stop. */
export const keepRunning = async (server: RunningServer, open: boolean): Promise<void> => {
  if (open && isLiveTerminal()) (await import("../system/open-browser.ts")).openBrowser(server.url);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  await server.close();
  process.exit(0);
};
