// @ts-check
// Builds that are killed, at any moment or while they take the place of the last one, beside `velosaur serve`.
import { existsSync, rmSync, watch } from "node:fs";
import path from "node:path";
import { runBuild, startCommand } from "./commands.mjs";
import { compareTrees, readTree } from "./folders.mjs";
import { openWitness } from "./witness.mjs";

/** How long a build may take its place before it is killed, in milliseconds: most need less for one language. */
const COMMIT = 8;

/** Where what a build is going to do with its output is written, for each language. */
const STAGES = [".build.next", "build/.fr.next"];
const LIST = "changes.json";

/** @returns {import("./session.mjs").Trouble} */
export function createKills() {
  const counts = { kills: 0, inCommit: 0, answers: 0 };
  let length = 3000;
  /** @type {import("./witness.mjs").Witness | undefined} */
  let witness;
  return {
    tries: 3,
    isOfAllPages: true,
    count: () =>
      `${counts.kills} kills, ${counts.inCommit} of them while a build took its place; ${witness?.count() ?? 0} answers of serve`,
    close: async () => witness?.close(),
    async run({ site, outDir, expected, random }) {
      const hasOutput = existsSync(outDir);
      const isInCommit = hasOutput && random.below(2) === 0;
      if (random.below(4) === 0)
        rmSync(path.join(site.siteDir, ".docusaurus"), { recursive: true, force: true });
      if (hasOutput) witness ??= await openWitness(site);
      witness?.begin();
      const watched = async (/** @type {() => Promise<void>} */ run) =>
        witness ? witness.watch(run) : run();
      await watched(async () => {
        const wasCommitting = await killBuild(site, { random, length, isInCommit });
        counts.kills += 1;
        counts.inCommit += Number(wasCommitting);
      });
      // Who comes first ends what was cut off: the server, or the next build.
      if (random.below(2) === 0) await witness?.sweep();
      let built = { code: 0, output: "" };
      await watched(async () => {
        const begin = performance.now();
        built = await runBuild(site);
        length = performance.now() - begin;
      });
      if (built.code !== 0) return `The build after a kill fails:\n${built.output}`;
      await witness?.sweep();
      return witness?.judge() ?? compareTrees(readTree(outDir), expected);
    },
  };
}

/**
 * @param {import("./commands.mjs").Site} site
 * @param {{ random: import("./random.mjs").Random, length: number, isInCommit: boolean }} how
 * @returns {Promise<boolean>} whether it was taking its place
 */
async function killBuild(site, { random, length, isInCommit }) {
  const { child, done } = startCommand(["build"], site);
  const kill = () => void child.kill("SIGKILL");
  const stages = STAGES.map((name) => path.join(site.siteDir, name));
  const delay = random.below(isInCommit ? COMMIT : length);
  const stop = isInCommit
    ? watchCommit(random.pick(stages), () => setTimeout(kill, delay))
    : clearTimeout.bind(undefined, setTimeout(kill, delay));
  await done;
  stop();
  return stages.some((stage) => existsSync(path.join(stage, LIST)));
}

/** @param {string} stage @param {() => void} listener @returns {() => void} ends the watch */
function watchCommit(stage, listener) {
  /** @type {import("node:fs").FSWatcher | undefined} */
  let inner;
  const outer = watch(path.dirname(stage), (_event, name) => {
    if (name !== path.basename(stage) || !existsSync(stage)) return;
    inner?.close();
    inner = watch(stage, (_event, name) => {
      // It is written under a longer name first.
      if (name?.startsWith(LIST)) listener();
    });
    inner.on("error", () => {});
  });
  return () => {
    outer.close();
    inner?.close();
  };
}
