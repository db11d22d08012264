// @ts-check
// One folder for whatever tests write to the system's temporary one; it goes with all that they leave there.
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Where `os.tmpdir()` looks: the first on Unix, the others on Windows. */
const VARIABLES = ["TMPDIR", "TEMP", "TMP"];

/** Threads that start later have it, too. */
export default function setup() {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), "velosaur-unit-"));
  const before = VARIABLES.map((name) => process.env[name]);
  for (const name of VARIABLES) process.env[name] = folder;
  return () => {
    for (const [index, name] of VARIABLES.entries()) {
      if (before[index] === undefined) delete process.env[name];
      else process.env[name] = before[index];
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
