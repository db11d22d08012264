// @ts-check
// A disk that forgets: bytes in files of the cache that change while nobody writes to them.
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runBuild } from "./commands.mjs";
import { compareTrees, listFiles, readTree } from "./folders.mjs";

/** @returns {import("./session.mjs").Trouble} */
export function createFlips() {
  const counts = { flips: 0 };
  return {
    tries: 5,
    count: () => `${counts.flips} changes of the cache`,
    close: async () => {},
    async run({ site, outDir, expected, random }) {
      const flipped = existsSync(path.join(site.siteDir, ".docusaurus"))
        ? flipBits(site.siteDir, random)
        : "nothing";
      counts.flips += 1;
      // Else nothing is made of what lies in the cache, but what says that all is made.
      if (random.below(3) > 0) rmSync(outDir, { recursive: true, force: true });
      for (const time of ["first", "second"]) {
        const built = await runBuild(site);
        const wrong = built.code === 0 ? compareTrees(readTree(outDir), expected) : built.output;
        if (wrong !== undefined)
          return `In the ${time} build after a change of ${flipped}:\n${wrong}`;
      }
      return undefined;
    },
  };
}

/** Names with a hash stand for one kind of file; of a bundle's many files, one is as good as another. */
const toKind = (/** @type {string} */ name) =>
  name.replaceAll(/[\da-f]{8,}/g, "*").replace(/\/(client|server)\/.*/, "/$1");

/** Each kind of file is as likely as others. @param {string} siteDir @param {import("./random.mjs").Random} random */
function flipBits(siteDir, random) {
  const home = path.join(siteDir, ".docusaurus");
  const all = listFiles(home).filter((name) => statSync(path.join(home, name)).size > 0);
  const kind = random.pick([...new Set(all.map(toKind))]);
  const name = random.pick(all.filter((name) => toKind(name) === kind));
  const file = path.join(home, name);
  const bytes = readFileSync(file);
  const { atime, mtime } = statSync(file);
  const places = Array.from({ length: 1 + random.below(3) }, () => random.below(bytes.length));
  for (const at of places) bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
  writeFileSync(file, bytes);
  utimesSync(file, atime, mtime);
  return `${name} at ${places.join(", ")}`;
}
