import { expect, test } from "vitest";
import { AuthorError } from "./author-error.ts";
import { runAll } from "./run-all.ts";

const fail = (message: string) => async (): Promise<never> => {
  throw new AuthorError({ severity: "error", message });
};

test("results stand in the order of the tasks", async () => {
  expect(await runAll([async () => 1, async () => 2])).toEqual([1, 2]);
});

test("all mistakes are told together", async () => {
  const run = runAll([fail("one"), async () => 2, fail("three")]);
  await expect(run).rejects.toMatchObject({
    diagnostics: [{ message: "one" }, { message: "three" }],
  });
});

test("the only mistake stays what it is, and what is none ends all at once", async () => {
  const only = new AuthorError({ severity: "error", message: "x" });
  await expect(runAll([() => Promise.reject(only)])).rejects.toBe(only);
  const bug = new Error("bug");
  await expect(runAll([fail("one"), () => Promise.reject(bug), fail("two")])).rejects.toBe(bug);
});
