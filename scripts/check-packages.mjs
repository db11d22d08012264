// @ts-check
// Packs what npm would publish, and asks two tools whether whoever installs it can import it, with its types.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { addOnDirs, engineDir, rootDir } from "./setup/paths.mjs";
import { runNpm } from "./setup/run-command.mjs";

const publint = path.join(rootDir, "node_modules/publint/src/cli.js");
const attw = path.join(rootDir, "node_modules/@arethetypeswrong/cli/dist/index.js");

const folder = mkdtempSync(path.join(os.tmpdir(), "velosaur-packed-"));
const packing = ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder];
if ((await runNpm([...packing, engineDir, ...addOnDirs])) !== 0) process.exitCode = 1;
for (const name of readdirSync(folder)) {
  const tarball = path.join(folder, name);
  check(publint, [tarball, "--strict"]);
  // All of it is for `import` alone, which Node's `require` has learnt.
  check(attw, [tarball, "--profile", "esm-only", "--no-emoji", "--format", "ascii"]);
}
rmSync(folder, { recursive: true });

/**
 * Shows what a tool says when it has found something.
 *
 * @param {string} tool
 * @param {string[]} args
 */
function check(tool, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], {
    encoding: "utf8",
  });
  if (status === 0) return;
  process.exitCode = 1;
  process.stderr.write(`${path.basename(args[0] ?? "")}:\n${stdout}${stderr}\n`);
}
