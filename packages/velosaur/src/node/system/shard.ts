/** Which of how many machines this is: each makes its share of the pages. */
export interface Shard {
  /** From 1. */
  index: number;
  count: number;
}

/** `3/8` */
export const formatShard = ({ index, count }: Shard): string => `${index}/${count}`;

/** What a runner says of itself, in variables of its own: `write` is what to give to `--shard` there. */
export interface RunnerShard {
  /** Names of the variables. */
  variables: string;
  shard: Shard;
  write: string;
}

interface Runner {
  index: string;
  count: string;
  /** The number of the first. */
  first: 0 | 1;
}

const RUNNERS: readonly Runner[] = [
  { index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1 },
  { index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0 },
  { index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0 },
];

/** Undefined where the runner is the only one, or says nothing of others. */
export function findRunnerShard(env: NodeJS.ProcessEnv): RunnerShard | undefined {
  for (const { index, count, first } of RUNNERS) {
    const shard = { index: toNumber(env[index]) + 1 - first, count: toNumber(env[count]) };
    const isOneOfSeveral = shard.count > 1 && shard.index >= 1 && shard.index <= shard.count;
    if (!isOneOfSeveral) continue;
    const own = first === 1 ? `$${index}` : `$((${index} + 1))`;
    return { variables: `${index}, ${count}`, shard, write: `--shard ${own}/$${count}` };
  }
  return undefined;
}

const toNumber = (text: string | undefined): number =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : Number.NaN;

/** How to name a shard on the runner at hand. */
export function adviseOnShard(env: NodeJS.ProcessEnv): string {
  const runner = findRunnerShard(env);
  if (runner) return `On this runner (${runner.variables}): \`${runner.write}\`.`;
  return env["GITHUB_ACTIONS"] === "true"
    ? "In a job with a matrix `shard: [1, 2, 3, 4]`: `--shard ${{ matrix.shard }}/4`."
    : "The third of eight machines: `--shard 3/8`.";
}
