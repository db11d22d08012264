import { describe, expect, test } from "vitest";
import { adviseOnShard, findRunnerShard } from "./shard.ts";

describe("what a runner says of itself", () => {
  test.each([
    [
      "GitLab's counts from one",
      { CI_NODE_INDEX: "3", CI_NODE_TOTAL: "8" },
      { index: 3, count: 8 },
      "--shard $CI_NODE_INDEX/$CI_NODE_TOTAL",
    ],
    [
      "Buildkite's from zero",
      { BUILDKITE_PARALLEL_JOB: "0", BUILDKITE_PARALLEL_JOB_COUNT: "4" },
      { index: 1, count: 4 },
      "--shard $((BUILDKITE_PARALLEL_JOB + 1))/$BUILDKITE_PARALLEL_JOB_COUNT",
    ],
    [
      "CircleCI's too",
      { CIRCLE_NODE_INDEX: "1", CIRCLE_NODE_TOTAL: "2" },
      { index: 2, count: 2 },
      "--shard $((CIRCLE_NODE_INDEX + 1))/$CIRCLE_NODE_TOTAL",
    ],
  ])("%s", (_title, env, shard, write) => {
    expect(findRunnerShard(env)).toMatchObject({ shard, write });
    expect(adviseOnShard(env)).toContain(write);
  });

  test.each([
    {},
    { CI_NODE_INDEX: "1", CI_NODE_TOTAL: "1" },
    { CI_NODE_INDEX: "9", CI_NODE_TOTAL: "8" },
    { CI_NODE_INDEX: "x", CI_NODE_TOTAL: "8" },
    { CI_NODE_TOTAL: "8" },
  ])("nothing that counts: %o", (env) => {
    expect(findRunnerShard(env)).toBeUndefined();
    expect(adviseOnShard(env)).toContain("`--shard 3/8`");
  });

  test("a matrix has no variable: its name is told", () => {
    expect(adviseOnShard({ GITHUB_ACTIONS: "true" })).toContain("--shard ${{ matrix.shard }}/4");
  });
});
