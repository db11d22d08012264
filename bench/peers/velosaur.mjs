// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { rootDir } from "../paths.mjs";
import { UserError } from "../user-error.mjs";

const packageDir = path.join(rootDir, "packages/velosaur");
const executable = path.join(packageDir, "bin/velosaur.mjs");

/** @type {import("./builder.mjs").Builder} */
export const velosaur = {
  name: "velosaur",
  label: "Velosaur",
  corpus: "docusaurus",
  largestCorpus: Infinity,
  caches: ["node_modules/.cache", ".docusaurus"],
  async check() {
    if (!existsSync(executable))
      throw new UserError("packages/velosaur/bin/velosaur.mjs is missing.");
    if (!existsSync(path.join(packageDir, "dist"))) {
      throw new UserError("The engine is not built. Run: npm run build:engine");
    }
  },
  readVersion: () =>
    JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8")).version,
  createCommand: ({ siteDir, outDir }) => ({
    command: process.execPath,
    args: [executable, "build", siteDir, "--out-dir", outDir],
  }),
};
