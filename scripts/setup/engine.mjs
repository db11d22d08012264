// @ts-check
import path from "node:path";
import { isStale } from "./file-times.mjs";
import { addOnDirs, engineDir, rootDir } from "./paths.mjs";
import { runNode } from "./run-command.mjs";
import { SetupError } from "./setup-error.mjs";

const packages = [engineDir, ...addOnDirs];
// The compile scripts write them last, so what an aborted run leaves counts as stale.
const stamps = packages.map((dir) => path.join(dir, "dist/.compiled"));
const sources = [
  ...packages.flatMap((dir) => [path.join(dir, "src"), path.join(dir, "package.json")]),
  path.join(engineDir, "scripts"),
  path.join(rootDir, "scripts/build-add-on.mjs"),
  path.join(rootDir, "tsconfig.base.json"),
  path.join(rootDir, "tsconfig.add-on.json"),
];

export async function ensureEngine() {
  if (!stamps.some((stamp) => isStale(stamp, sources))) return;
  console.log("Compiling the engine…");
  const code = await runNode(path.join(rootDir, "scripts/build-packages.mjs"));
  if (code !== 0) throw new SetupError("The engine doesn't compile; the messages stand above.");
}
