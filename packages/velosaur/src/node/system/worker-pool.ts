import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** Runs tasks somewhere: in threads for a large site, in this one for a small change. */
export interface Executor<Task, Result, Setup = unknown> {
  run: (task: Task) => Promise<Result>;
  /** Gives every thread what later tasks need. */
  configure: (setup: Setup) => Promise<void>;
  close: () => Promise<void>;
}

export interface TaskHandler<Task, Result, Setup = unknown> {
  run: (task: Task) => Promise<Result>;
  configure: (setup: Setup) => Promise<void>;
}

interface Message {
  id: number;
  kind: "run" | "configure";
  body: unknown;
}
interface Reply {
  id: number;
  body?: unknown;
  error?: { error: unknown; diagnostics?: unknown };
}

export interface WorkerPoolOptions {
  file: URL;
  size?: number;
  /** Turns what a worker threw back into an error of this side. */
  reviveError: (error: unknown, diagnostics: unknown) => Error;
}

/** Tasks given to one thread ahead of time, so that it never waits for the main thread. */
const QUEUE_PER_WORKER = 2;

export function createWorkerPool<Task, Result, Setup = unknown>(
  options: WorkerPoolOptions,
): Executor<Task, Result, Setup> {
  const size = options.size ?? availableParallelism();
  const workers = Array.from({ length: size }, () => createThread(options));
  const queue: QueuedTask[] = [];

  const findFree = (): Thread | undefined => {
    const [thread] = workers.toSorted((a, b) => a.load() - b.load());
    return thread && thread.load() < QUEUE_PER_WORKER ? thread : undefined;
  };
  const dispatch = (): void => {
    while (queue.length > 0 && findFree()) queue.shift()?.start();
  };
  const start = async (task: Task): Promise<Result> => {
    const thread = findFree() ?? workers[0];
    if (!thread) throw new Error("A pool needs one worker at least.");
    return (await thread.send("run", task)) as Result;
  };

  return {
    run: (task) =>
      new Promise<Result>((resolve, reject) => {
        queue.push({
          start: () => void start(task).then(resolve, reject).finally(dispatch),
          reject,
        });
        dispatch();
      }),
    async configure(setup) {
      await Promise.all(workers.map((thread) => thread.send("configure", setup)));
    },
    async close() {
      for (const task of queue.splice(0))
        task.reject(new Error("The worker threads were stopped before this task began."));
      await Promise.all(workers.map((thread) => thread.terminate()));
    },
  };
}

interface QueuedTask {
  start: () => void;
  reject: (error: Error) => void;
}

/** The same interface in this thread: nothing to start, nothing to copy. */
export function createInlineExecutor<Task, Result, Setup = unknown>(
  handler: TaskHandler<Task, Result, Setup>,
): Executor<Task, Result, Setup> {
  return { run: handler.run, configure: handler.configure, close: async () => {} };
}

interface Thread {
  load: () => number;
  send: (kind: Message["kind"], body: unknown) => Promise<unknown>;
  terminate: () => Promise<unknown>;
}

interface Pending {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

function createThread({ file, reviveError }: WorkerPoolOptions): Thread {
  const worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: 32 } });
  const pending = new Map<number, Pending>();
  let nextId = 0;
  // A thread that is gone answers nothing: whoever sends to it later must hear so, or wait forever.
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  };
  worker.on("message", ({ id, body, error }: Reply) => {
    const task = pending.get(id);
    pending.delete(id);
    if (error) task?.reject(reviveError(error.error, error.diagnostics));
    else task?.resolve(body);
  });
  worker.on("messageerror", fail);
  worker.on("error", (error: unknown) =>
    fail(error instanceof Error ? error : new Error(String(error))),
  );
  worker.on("exit", (code) => fail(new Error(`A worker thread stopped with code ${code}.`)));

  const post = (message: Message, task: Pending): void => {
    if (failure) return task.reject(failure);
    // Throws, before anything is sent, when the body can't be copied.
    worker.postMessage(message);
    pending.set(message.id, task);
  };
  return {
    load: () => pending.size,
    send: (kind, body) =>
      new Promise((resolve, reject) => post({ id: nextId++, kind, body }, { resolve, reject })),
    terminate: () => worker.terminate(),
  };
}
