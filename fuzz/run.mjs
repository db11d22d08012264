// @ts-check
// Makes random edits of a site, and compares each build that goes on from the last one with a build from nothing.
import { parseArgs } from "node:util";
import { ensureInstallation } from "../scripts/setup/installation.mjs";
import { runCounts } from "./counts.mjs";
import { runDev } from "./dev.mjs";
import { createFlips } from "./flip.mjs";
import { createKills } from "./kill.mjs";
import { createPairs } from "./pair.mjs";
import { openSession } from "./session.mjs";
import { shrink } from "./shrink.mjs";

const USAGE = `npm run fuzz -- [options]

  --seed <number>   decides on the edits (1)
  --steps <number>  how many edits (20)
  --every <number>  compares after so many edits (1)
  --kill            kills three builds for each edit, at some moment or while they take the place of the last one, and
                    looks at what \`serve\` shows meanwhile
  --pair            runs two builds at once, three times for each edit
  --flip            changes bytes of the cache, five times for each edit
  --counts          counts what the servers hold before and after 2,000 requests that are broken off and 300 edits
  --dev             compares pages that the dev server shows after each edit with a new server's
`;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    steps: { type: "string", default: "20" },
    every: { type: "string", default: "1" },
    kill: { type: "boolean", default: false },
    pair: { type: "boolean", default: false },
    flip: { type: "boolean", default: false },
    dev: { type: "boolean", default: false },
    counts: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const { kill, pair, flip, dev } = values;
const [seed = 1, count = 20, every = 1] = [values.seed, values.steps, values.every].map(Number);
const steps = Array.from({ length: count }, (_, index) => index + 1);
const modes = Object.entries({ kill, pair, flip, dev }).flatMap(([mode, isOn]) =>
  isOn ? [mode] : [],
);
const name = ["fuzz", ...modes, seed].join("-");

if (values.help) console.log(USAGE);
else {
  await ensureInstallation();
  const failure = await run();
  if (failure) {
    console.error(failure);
    process.exitCode = 1;
  } else if (!values.counts) console.log(`Seed ${seed}: ${steps.length} steps without a failure.`);
}

function run() {
  if (values.counts) return runCounts({ requests: 2000, edits: 300 });
  return dev ? runDev({ name, seed, steps }) : runBuilds();
}

async function runBuilds() {
  const trouble = createTrouble();
  const session = openSession(name, { seed, isOfAllPages: trouble?.isOfAllPages });
  const done = [];
  try {
    for (const step of steps) {
      console.log(`step ${step}: ${session.edit(step)}`);
      done.push(step);
      const isCompared = step % every === 0 || step === steps.length;
      const difference = await tryStep(session, { step, isCompared, trouble });
      if (difference === undefined) continue;
      console.error(`Seed ${seed}, step ${step} fails in ${session.siteDir}:\n${difference}`);
      const fewest = await shrink(done, (list) => fails(list, trouble));
      return `These steps are enough: ${fewest.join(", ")}`;
    }
    if (trouble) console.log(trouble.count());
    return undefined;
  } finally {
    await trouble?.close();
  }
}

/** @returns {import("./session.mjs").Trouble | undefined} */
function createTrouble() {
  if (kill) return createKills();
  if (pair) return createPairs();
  return flip ? createFlips() : undefined;
}

/**
 * @typedef {{ step: number, isCompared: boolean, trouble: import("./session.mjs").Trouble | undefined }} StepInput
 *
 * @param {import("./session.mjs").Session} session
 * @param {StepInput} input
 */
async function tryStep(session, { step, isCompared, trouble }) {
  if (isCompared && trouble) return session.endure(step, trouble);
  const built = await session.build();
  return isCompared || built.code !== 0 ? session.compare(built) : undefined;
}

/** @param {number[]} list @param {StepInput["trouble"]} given */
async function fails(list, given) {
  await given?.close();
  const trouble = createTrouble();
  const session = openSession(`${name}-fewer`, { seed, isOfAllPages: trouble?.isOfAllPages });
  try {
    for (const step of list) {
      session.edit(step);
      const isCompared = step === list.at(-1);
      if ((await tryStep(session, { step, isCompared, trouble })) !== undefined) return isCompared;
    }
    return false;
  } finally {
    await trouble?.close();
  }
}
