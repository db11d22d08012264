// @ts-check
import path from "node:path";
import { isStale } from "./file-times.mjs";
import { rootDir } from "./paths.mjs";
import { runNpm } from "./run-command.mjs";
import { SetupError } from "./setup-error.mjs";

// npm writes it when an installation is complete.
const installed = path.join(rootDir, "node_modules/.package-lock.json");

export async function ensureDependencies() {
  if (!isStale(installed, [path.join(rootDir, "package-lock.json")])) return;
  console.log("Installing the dependencies (npm ci)…");
  const code = await runNpm(["ci", "--no-audit", "--no-fund"]);
  if (code !== 0) throw new SetupError("npm ci has failed; its messages stand above.");
}
