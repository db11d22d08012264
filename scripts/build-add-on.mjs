// @ts-check
// Compiles the package in the current folder, an add-on of the engine: TypeScript from src/ to dist/.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);
const target = path.resolve("dist");
const tsc = path.join(path.dirname(require.resolve("typescript/package.json")), "bin/tsc");

rmSync(target, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [tsc, "-p", "src"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
// Says that all is there, and what it is: the engine's caches hold for this state of the add-on.
writeFileSync(path.join(target, ".compiled"), hashFolder(target));

/** @param {string} folder */
function hashFolder(folder) {
  const hash = createHash("sha1");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (name.endsWith(".js")) hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest("hex");
}
