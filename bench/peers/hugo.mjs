// @ts-check
import { spawnSync } from "node:child_process";
import { UserError } from "../user-error.mjs";

/** @type {import("./builder.mjs").Builder} */
export const hugo = {
  name: "hugo",
  label: "Hugo",
  corpus: "hugo",
  largestCorpus: Infinity,
  caches: ["resources", ".hugo_build.lock"],
  async check() {
    if (runVersion().error)
      throw new UserError("Hugo is not installed. On Debian: apt-get install hugo");
  },
  readVersion: () => runVersion().stdout.match(/v[\d.]+(?:\+extended)?/)?.[0] ?? "unknown",
  createCommand: ({ siteDir, outDir }) => ({
    command: "hugo",
    args: ["--quiet", "--source", siteDir, "--destination", outDir],
  }),
};

function runVersion() {
  return spawnSync("hugo", ["version"], { encoding: "utf8" });
}
