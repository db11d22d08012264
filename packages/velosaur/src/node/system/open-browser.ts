import { spawn } from "node:child_process";

const COMMANDS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Shows an address in the author's browser; where there is none, nothing happens. */
export const openBrowser = (url: string): void => {
  const [command, ...args] = COMMANDS[process.platform] ?? ["xdg-open"];
  const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
};
