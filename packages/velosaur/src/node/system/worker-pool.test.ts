import { afterEach, describe, expect, test } from "vitest";
import { createInlineExecutor, createWorkerPool, type Executor } from "./worker-pool.ts";

/** A worker that does what the task says. */
const WORKER = `
  import { parentPort, threadId } from "node:worker_threads";
  let setup;
  const held = [];
  const acts = {
    echo: (body) => ({ ...body, threadId, setup }),
    hold: () => new Promise((resolve) => held.push(resolve)),
    release: () => held.splice(0).forEach((resolve) => resolve()),
    throw: () => { throw new TypeError("no"); },
    die: () => process.exit(3),
    overflow: () => setTimeout(() => { throw new Error("outside of any task"); }) && new Promise(() => {}),
    never: () => new Promise(() => {}),
  };
  parentPort.on("message", async ({ id, kind, body }) => {
    try {
      if (kind === "configure") { setup = body; parentPort.postMessage({ id }); return; }
      parentPort.postMessage({ id, body: await acts[body.act](body) });
    } catch (error) {
      parentPort.postMessage({ id, error: { error, diagnostics: ["d"] } });
    }
  });`;

interface Task {
  act: "echo" | "hold" | "release" | "throw" | "die" | "overflow" | "never";
  value?: unknown;
}
type Result = { value: unknown; threadId: number; setup: unknown };

const pools: Executor<Task, Result>[] = [];

function createPool({ size = 2, source = WORKER } = {}): Executor<Task, Result> {
  const pool = createWorkerPool<Task, Result>({
    file: new URL(`data:text/javascript,${encodeURIComponent(source)}`),
    size,
    reviveError: (error, diagnostics) =>
      new Error(`revived: ${String(error)} ${JSON.stringify(diagnostics)}`),
  });
  pools.push(pool);
  return pool;
}

/** Settles, whatever happens: a pool that forgets a task must fail the test, not stop it. */
const outcome = (promise: Promise<unknown>): Promise<string> =>
  Promise.race([
    promise.then(
      () => "resolved",
      (error: Error) => error.message,
    ),
    new Promise<string>((resolve) => setTimeout(resolve, 50_000, "hangs")),
  ]);

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

describe("a pool", () => {
  test("gives every task its own answer, however many there are and whichever is ready first", async () => {
    const pool = createPool({ size: 3 });
    const values = Array.from({ length: 500 }, (_, index) => index);
    const results = await Promise.all(values.map((value) => pool.run({ act: "echo", value })));
    expect(results.map((result) => result.value)).toEqual(values);
    expect(new Set(results.map((result) => result.threadId)).size).toBe(3);
  });

  test("gives short tasks to the threads that are free", async () => {
    const pool = createPool();
    const done: string[] = [];
    const slow = pool.run({ act: "hold" }).then(() => done.push("slow"));
    const short = Array.from({ length: 8 }, () =>
      pool.run({ act: "echo" }).then(() => done.push("short")),
    );
    expect(await outcome(Promise.all(short))).toBe("resolved");
    expect(done).not.toContain("slow");
    // As many as fill both threads: one reaches that which holds.
    await Promise.all([slow, ...Array.from({ length: 3 }, () => pool.run({ act: "release" }))]);
  });

  test("tells every thread the setup", async () => {
    const pool = createPool();
    await pool.configure({ base: "/" });
    const results = await Promise.all(Array.from({ length: 8 }, () => pool.run({ act: "echo" })));
    expect(results.every((result) => JSON.stringify(result.setup) === '{"base":"/"}')).toBe(true);
  });

  test("a task that throws fails alone", async () => {
    const pool = createPool();
    const tasks: Task[] = [{ act: "throw" }, { act: "echo" }, { act: "throw" }, { act: "echo" }];
    expect(await Promise.all(tasks.map((task) => outcome(pool.run(task))))).toEqual([
      'revived: TypeError: no ["d"]',
      "resolved",
      'revived: TypeError: no ["d"]',
      "resolved",
    ]);
  });

  test("a task that can't be sent fails, and takes no place", async () => {
    const pool = createPool({ size: 1 });
    const task: Task = { act: "echo", value: () => {} };
    const outcomes = await Promise.all([0, 1, 2, 3].map(() => outcome(pool.run(task))));
    expect(outcomes.every((text) => text.includes("could not be cloned"))).toBe(true);
    expect(await outcome(pool.run({ act: "echo" }))).toBe("resolved");
  });
});

describe("a thread that is gone", () => {
  test.each<[Task["act"], string]>([
    ["die", "A worker thread stopped with code 3."],
    ["overflow", "outside of any task"],
  ])("%s: tasks before and after are refused", async (act, message) => {
    const pool = createPool({ size: 1 });
    const tasks = [pool.run({ act: "never" }), pool.run({ act }), pool.run({ act: "echo" })];
    expect(await Promise.all(tasks.map(outcome))).toEqual([message, message, message]);
    expect(await outcome(pool.run({ act: "echo" }))).toBe(message);
    expect(await outcome(pool.configure({}))).toBe(message);
  });

  test("one that never began", async () => {
    const pool = createPool({ source: "import 'node:there-is-no-such-module';" });
    expect(await outcome(pool.configure({}))).toContain("there-is-no-such-module");
    expect(await outcome(pool.run({ act: "echo" }))).toContain("there-is-no-such-module");
  });

  test("closing refuses what runs and what waits", async () => {
    const pool = createPool({ size: 1 });
    const tasks = Array.from({ length: 6 }, () => outcome(pool.run({ act: "never" })));
    await pool.close();
    const messages = (await Promise.all(tasks)).map((message) =>
      message.replace(/code \d/, "code N"),
    );
    expect(new Set(messages)).toEqual(
      new Set([
        "A worker thread stopped with code N.",
        "The worker threads were stopped before this task began.",
      ]),
    );
  });

  test("closing twice does no harm", async () => {
    const pool = createPool();
    await pool.close();
    expect(await outcome(pool.close())).toBe("resolved");
  });
});

test("an inline executor runs tasks here", async () => {
  const seen: unknown[] = [];
  const executor = createInlineExecutor<number, number>({
    run: async (task) => task * 2,
    configure: async (setup) => void seen.push(setup),
  });
  await executor.configure("setup");
  expect([await executor.run(2), seen]).toEqual([4, ["setup"]]);
  await executor.close();
});
