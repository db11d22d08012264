// @ts-check
// Two builds of one site at once.
import { rmSync } from "node:fs";
import path from "node:path";
import { runBuild } from "./commands.mjs";
import { compareTrees, readTree } from "./folders.mjs";

/** @returns {import("./session.mjs").Trouble} */
export function createPairs() {
  const counts = { pairs: 0, fromNothing: 0 };
  return {
    tries: 3,
    count: () => `${counts.pairs} pairs of builds, ${counts.fromNothing} of them from nothing`,
    close: async () => {},
    async run({ site, outDir, expected, random }) {
      const isFromNothing = random.below(3) === 0;
      if (isFromNothing)
        for (const name of ["build", ".docusaurus"])
          rmSync(path.join(site.siteDir, name), { recursive: true, force: true });
      counts.pairs += 1;
      counts.fromNothing += Number(isFromNothing);
      const built = await Promise.all([runBuild(site), runBuild(site)]);
      const failed = built.find(({ code }) => code !== 0);
      if (failed) return `One of two builds at once fails:\n${failed.output}`;
      return compareTrees(readTree(outDir), expected);
    },
  };
}
