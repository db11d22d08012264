// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { benchDir } from "../paths.mjs";
import { UserError } from "../user-error.mjs";

const maker = path.join(benchDir, "peers/vite/node_modules/create-vite/index.js");

/** Vite's own React template with its packages, as who begins with it has it. @param {string} workDir */
export function makeTemplate(workDir) {
  const dir = path.join(workDir, "dev-vite");
  if (existsSync(path.join(dir, "node_modules/vite"))) return dir;
  if (!existsSync(maker))
    throw new UserError(
      "Vite's template is not installed. Run: npm install --prefix bench/peers/vite",
    );
  mkdirSync(workDir, { recursive: true });
  run(process.execPath, [maker, "dev-vite", "--template", "react", "--no-interactive"], workDir);
  run("npm", ["install", "--no-audit", "--no-fund"], dir);
  return dir;
}

/** @param {string} dir of the template @returns {string} */
export function readTemplateVersion(dir) {
  return JSON.parse(readFileSync(path.join(dir, "node_modules/vite/package.json"), "utf8")).version;
}

/** @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new UserError(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}
