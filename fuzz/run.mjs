// @ts-check
// Makes random edits of a site, and compares each build that goes on from the last one with a build from nothing.
import { parseArgs } from "node:util";
import { ensureInstallation } from "../scripts/setup/installation.mjs";
import { runDev } from "./dev.mjs";
import { openSession } from "./session.mjs";
import { shrink } from "./shrink.mjs";

const USAGE = `npm run fuzz -- [options]

  --seed <number>   decides on the edits (1)
  --steps <number>  how many edits (20)
  --every <number>  compares after so many edits (1)
  --kill            kills a build at some moment before each one
  --pair            runs two builds at once
  --dev             compares pages that the dev server shows after each edit with a new server's
`;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    steps: { type: "string", default: "20" },
    every: { type: "string", default: "1" },
    kill: { type: "boolean", default: false },
    pair: { type: "boolean", default: false },
    dev: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const { kill, pair, dev } = values;
const [seed, count, every] = [values.seed, values.steps, values.every].map(Number);
const steps = Array.from({ length: count ?? 0 }, (_, index) => index + 1);
const options = { seed: seed ?? 1, kill, pair };
const name = ["fuzz", kill && "kill", pair && "pair", dev && "dev", seed].filter(Boolean).join("-");

if (values.help) console.log(USAGE);
else {
  ensureInstallation();
  const failure = await (dev ? runDev({ name, seed: options.seed, steps }) : runBuilds());
  if (failure) {
    console.error(failure);
    process.exitCode = 1;
  } else console.log(`Seed ${seed}: ${steps.length} steps without a failure.`);
}

async function runBuilds() {
  const session = openSession(name, options);
  const done = [];
  for (const step of steps) {
    console.log(`step ${step}: ${session.edit(step)}`);
    done.push(step);
    const built = await session.build(step);
    const isCompared = step % (every ?? 1) === 0 || step === steps.length || built.code !== 0;
    const difference = isCompared ? await session.compare(built) : undefined;
    if (difference === undefined) continue;
    const fewest = await shrink(done, (list) => fails(list));
    return `Seed ${seed}, step ${step} fails in ${session.siteDir}:\n${difference}\n\nThese steps are enough: ${fewest.join(", ")}`;
  }
  return undefined;
}

/** @param {number[]} list */
async function fails(list) {
  const session = openSession(`${name}-fewer`, options);
  let built;
  for (const step of list) {
    session.edit(step);
    built = await session.build(step);
    if (built.code !== 0) break;
  }
  return built !== undefined && (await session.compare(built)) !== undefined;
}
