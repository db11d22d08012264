// @ts-check
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createOutput } from "../test-output.mjs";
import { runCommand } from "./run-command.mjs";

describe("runCommand", () => {
  it("sums the memory of a process and of its children", async () => {
    const hold = "const held = Buffer.alloc(150e6, 1); setTimeout(() => held, 700);";
    const alone = await runNode(hold);
    const withChild = await runNode(
      // Until the child has ended, however long it takes to start.
      `const own = Buffer.alloc(150e6, 1); require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(hold)}]).on("exit", () => own);`,
    );
    expect(alone.peakBytes).toBeGreaterThan(150e6);
    expect(withChild.peakBytes).toBeGreaterThan(300e6);
    expect(alone.seconds).toBeGreaterThan(0.7);
  });

  it("shows what a command said before it failed", async () => {
    await expect(runNode('console.error("no such page"); process.exit(3)')).rejects.toThrow(
      /failed \(3\):\nno such page$/,
    );
  });

  it("reports a command that is not there", async () => {
    const cwd = createOutput();
    const command = { command: "no-such-builder", args: [], cwd, logFile: path.join(cwd, "log") };
    await expect(runCommand(command)).rejects.toThrow("ENOENT");
  });
});

/** @param {string} code */
function runNode(code) {
  const cwd = createOutput();
  return runCommand({
    command: process.execPath,
    args: ["-e", code],
    cwd,
    logFile: path.join(cwd, "log"),
  });
}
