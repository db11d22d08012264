// @ts-check
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { placeComponents } from "./try-site.mjs";

/** @import { Ejectable } from "./list-components.mjs" */

const config = {
  extends: "velosaur/tsconfig",
  compilerOptions: { strict: true, types: [], jsx: "react-jsx" },
  include: ["src/theme"],
};

/**
 * What `tsc` says of components in a site that has the engine's types alone.
 *
 * @param {string} siteDir
 * @param {Ejectable[]} components
 * @returns {Promise<string[]>} a line for each error
 */
export async function checkTypes(siteDir, components) {
  placeComponents(siteDir, components);
  writeFileSync(path.join(siteDir, "tsconfig.json"), JSON.stringify(config));
  const tsc = path.join(siteDir, "node_modules/typescript/bin/tsc");
  const args = [tsc, "--pretty", "false"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: siteDir, encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.includes(": error TS"));
}
