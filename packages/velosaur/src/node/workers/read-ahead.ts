import type { ReadAhead } from "../config/load-context.ts";
import { chunked } from "../documents/compile-documents.ts";
import type { DocumentTop, SourceFiles } from "../config/source-files.ts";
import { ALWAYS_AHEAD, type FoundTop, type TopsBatch } from "../content/read-document.ts";
import { startThreads, type TaskExecutor } from "./threads.ts";

/** Threads that read a large site's documents, and then go on to whatever comes. */
export interface ReadingThreads {
  readAhead: ReadAhead;
  /** Those that have been started, for who needs threads. */
  take: () => TaskExecutor | undefined;
  /** Ends what nobody has taken. */
  close: () => Promise<void>;
}

const BATCH = 64;
/** One thread reads so many files before another, which has begun already, is ready. */
export const WORTH_TAKING = 5000;

const readNothing = async (): Promise<undefined> => undefined;

export interface ReadingInput {
  sources: SourceFiles;
  command: "build" | "merge";
  /** Takes those that began with the command. */
  takeThreads?: (() => TaskExecutor | undefined) | undefined;
}

export function createReadingThreads({
  sources,
  command,
  takeThreads = () => undefined,
}: ReadingInput): ReadingThreads {
  let threads: TaskExecutor | undefined;
  const learn: Learn = (filePath, { facts, stamp }) => sources.learn(filePath, facts, stamp);
  const findThreads = (count: number): TaskExecutor | undefined => {
    if (count >= WORTH_TAKING) threads ??= takeThreads();
    // They have yet to begin, and may have nothing else to do.
    if (count >= ALWAYS_AHEAD) threads ??= startThreads();
    return count >= WORTH_TAKING ? threads : undefined;
  };
  return {
    readAhead(filePaths) {
      const executor = findThreads(filePaths.length);
      if (!executor) return readNothing;
      // So many are read ahead in each build, whatever is known of them.
      const isKept = filePaths.length < ALWAYS_AHEAD;
      return startReading(executor, { filePaths, command, isKept, learn }).topOf;
    },
    take() {
      const taken = threads ?? takeThreads();
      threads = undefined;
      return taken;
    },
    close: async () => threads?.close(),
  };
}

/** For a dev server: in threads that have nothing else to do, and end. */
export const readAheadInDev: ReadAhead = (filePaths) => {
  if (filePaths.length < WORTH_TAKING) return readNothing;
  const executor = startThreads();
  const { topOf, done } = startReading(executor, { filePaths, command: "dev" });
  void done.then(() => executor.close());
  return topOf;
};

type Learn = (filePath: string, file: NonNullable<FoundTop["file"]>) => void;

interface ReadingTask extends Omit<TopsBatch, "filePaths"> {
  filePaths: readonly string[];
  learn?: Learn;
}

interface Reading {
  topOf: ReturnType<ReadAhead>;
  /** Fulfilled at the end, however it came. */
  done: Promise<unknown>;
}

function startReading(
  executor: TaskExecutor,
  { filePaths, learn, ...question }: ReadingTask,
): Reading {
  type Tops = ReadonlyMap<string, DocumentTop>;
  const readBatch = async (batch: string[]): Promise<Tops> => {
    const found = await executor.readTops({ filePaths: batch, ...question });
    const tops = new Map<string, DocumentTop>();
    for (const [index, filePath] of batch.entries()) {
      const { top, file } = found[index] ?? {};
      if (file) learn?.(filePath, file);
      if (top) tops.set(filePath, top);
    }
    return tops;
  };
  const batches = new Map<string, Promise<Tops>>();
  const started = chunked([...filePaths], BATCH).map((batch) => {
    const tops = readBatch(batch);
    for (const filePath of batch) batches.set(filePath, tops);
    return tops;
  });
  return {
    topOf: async (filePath) => (await batches.get(filePath))?.get(filePath),
    // Whoever asks for one of them hears of a failure.
    done: Promise.allSettled(started),
  };
}
