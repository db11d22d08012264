// @ts-check
import path from "node:path";
import { isStale } from "./file-times.mjs";
import { engineDir, rootDir } from "./paths.mjs";
import { runNode } from "./run-command.mjs";
import { SetupError } from "./setup-error.mjs";

// The compile script writes it last, so what an aborted run leaves counts as stale.
const stamp = path.join(engineDir, "dist/.compiled");
const sources = [
  path.join(engineDir, "src"),
  path.join(engineDir, "scripts"),
  path.join(engineDir, "package.json"),
  path.join(rootDir, "tsconfig.base.json"),
];

export async function ensureEngine() {
  if (!isStale(stamp, sources)) return;
  console.log("Compiling the engine…");
  const code = await runNode(path.join(engineDir, "scripts/build.mjs"));
  if (code !== 0) throw new SetupError("The engine doesn't compile; the messages stand above.");
}
