// @ts-check
import path from "node:path";

const flags = path.join(import.meta.dirname, "short-lived.cjs");

/**
 * Options of Node's for commands of the engine that tests run; processes and threads that these start take them over.
 * A small site is built before there is much to collect: an eighth of its time was spent on looking.
 */
const shortLived = `--max-semi-space-size=64 --require ${JSON.stringify(flags)}`;

/** Options of whoever runs the tests, and after them those of the command: the last one counts. */
export const joinNodeOptions = (own = shortLived) =>
  [process.env["NODE_OPTIONS"], own].filter(Boolean).join(" ");

/**
 * What such a command finds around it: nothing of the test runner's, and no colours.
 *
 * @param {NodeJS.ProcessEnv} [env] of the test's own
 * @returns {NodeJS.ProcessEnv}
 */
export const createCommandEnv = (env = {}) => ({
  ...process.env,
  NO_COLOR: "1",
  CI: "1",
  NODE_ENV: undefined,
  VITEST: undefined,
  ...env,
  NODE_OPTIONS: joinNodeOptions(env.NODE_OPTIONS),
});
