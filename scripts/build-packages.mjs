// @ts-check
// Compiles the engine, then its add-ons, which need its types.
import { spawn } from "node:child_process";
import path from "node:path";
import { addOnDirs, engineDir } from "./setup/paths.mjs";

/**
 * @param {string} script
 * @param {string} cwd
 * @returns {Promise<number>}
 */
const run = (script, cwd) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script], { cwd, stdio: "inherit" });
    child.once("close", (code) => resolve(code ?? 1));
  });

const engineCode = await run(path.join(engineDir, "scripts/build.mjs"), engineDir);
if (engineCode !== 0) process.exit(engineCode);
const script = path.join(import.meta.dirname, "build-add-on.mjs");
const codes = await Promise.all(addOnDirs.map((dir) => run(script, dir)));
process.exitCode = codes.find((code) => code !== 0) ?? 0;
