// @ts-check
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createOutput } from "../test-output.mjs";
import { runCommand } from "./run-command.mjs";

describe("runCommand", () => {
  it("sums the memory of a process and of its children", async () => {
    const alone = runNode(HOLD);
    const withChild = runNode(
      `const own = Buffer.alloc(150e6, 1); require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(HOLD)}]).on("exit", () => own);`,
    );
    for (const { cwd } of [alone, withChild]) await letGo(cwd);
    expect((await alone.run).peakBytes).toBeGreaterThan(150e6);
    expect((await withChild.run).peakBytes).toBeGreaterThan(300e6);
    expect((await alone.run).seconds).toBeGreaterThan(0.5);
  });

  it("shows what a command said before it failed", async () => {
    await expect(runNode('console.error("no such page"); process.exit(3)').run).rejects.toThrow(
      /failed \(3\):\nno such page$/,
    );
  });

  it("reports a command that is not there", async () => {
    const cwd = createOutput();
    const command = { command: "no-such-builder", args: [], cwd, logFile: path.join(cwd, "log") };
    await expect(runCommand(command)).rejects.toThrow("ENOENT");
  });
});

/** Says that it holds much, and holds it until it is let go. */
const HOLD = `const held = Buffer.alloc(150e6, 1);
const fs = require("node:fs");
fs.writeFileSync("holds", "");
const timer = setInterval(() => fs.existsSync("go") && held && clearInterval(timer), 10);`;

/** Once it holds what it holds, and whoever measures has looked: its timer has the same turns as this one. */
async function letGo(/** @type {string} */ cwd) {
  await expect.poll(() => existsSync(path.join(cwd, "holds")), { timeout: 50_000 }).toBe(true);
  for (let turn = 0; turn < 10; turn++) await setTimeout(60);
  writeFileSync(path.join(cwd, "go"), "");
}

/** @param {string} code */
function runNode(code) {
  const cwd = createOutput();
  const command = { command: process.execPath, args: ["-e", code], cwd };
  return { cwd, run: runCommand({ ...command, logFile: path.join(cwd, "log") }) };
}
