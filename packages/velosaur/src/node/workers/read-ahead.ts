import type { LoadContext } from "../contract/contract.ts";
import { chunked } from "../documents/compile-documents.ts";
import type { DocumentTop, SourceFiles } from "../config/source-files.ts";
import { ALWAYS_AHEAD, type FoundTop, type TopsBatch } from "../content/read-document.ts";
import { startThreads, type TaskExecutor } from "./threads.ts";

/** Threads that read a large site's documents, and then go on to whatever comes. */
export interface ReadingThreads {
  readAhead: NonNullable<LoadContext["readAhead"]>;
  /** Those that have been started, for who needs threads. */
  take: () => TaskExecutor | undefined;
  /** Ends what nobody has taken. */
  close: () => Promise<void>;
}

const BATCH = 64;
/** One thread reads so many files before another, which has begun already, is ready. */
export const WORTH_TAKING = 5000;

/** `takeThreads`: those that began with the command. */
export function createReadingThreads(
  sources: SourceFiles,
  takeThreads: () => TaskExecutor | undefined = () => undefined,
): ReadingThreads {
  let threads: TaskExecutor | undefined;
  const findThreads = (count: number): TaskExecutor | undefined => {
    if (count >= WORTH_TAKING) threads ??= takeThreads();
    // They have yet to begin, and may have nothing else to do.
    if (count >= ALWAYS_AHEAD) threads ??= startThreads();
    return count >= WORTH_TAKING ? threads : undefined;
  };
  return {
    async readAhead(filePaths) {
      const tops = new Map<string, DocumentTop>();
      const executor = findThreads(filePaths.length);
      if (!executor) return tops;
      // So many are read ahead in each build, whatever is known of them.
      const areKept = filePaths.length < ALWAYS_AHEAD;
      await readTops(executor, { filePaths, command: "build" }, (filePath, { top, file }) => {
        if (file) sources.learn(filePath, file.facts, areKept ? file.stamp : undefined);
        tops.set(filePath, top);
      });
      return tops;
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
export async function readAheadInDev(
  filePaths: readonly string[],
): Promise<ReadonlyMap<string, DocumentTop>> {
  const tops = new Map<string, DocumentTop>();
  if (filePaths.length < WORTH_TAKING) return tops;
  const executor = startThreads();
  try {
    await readTops(executor, { filePaths, command: "dev" }, (filePath, { top }) =>
      tops.set(filePath, top),
    );
  } finally {
    await executor.close();
  }
  return tops;
}

async function readTops(
  executor: TaskExecutor,
  { filePaths, command }: Pick<TopsBatch, "command"> & { filePaths: readonly string[] },
  take: (filePath: string, found: FoundTop) => void,
): Promise<void> {
  const readBatch = async (batch: string[]): Promise<void> => {
    const found = await executor.readTops({ filePaths: batch, command });
    for (const [index, filePath] of batch.entries()) {
      const one = found[index];
      if (one) take(filePath, one);
    }
  };
  await Promise.all(chunked([...filePaths], BATCH).map(readBatch));
}
