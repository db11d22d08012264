import { type LockHolder, withBuildLock } from "../../cache/build-lock.ts";
import { type CacheFolder, openCacheFolder, openTemporaryCache } from "../../cache/cache-folder.ts";
import type { LoadContext } from "../../contract/contract.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { logger } from "../../system/logger.ts";
import { isDiskFull } from "../../system/machine-fault.ts";

interface Told {
  diagnostics: Diagnostic[];
}

/** Runs one build at a time on a cache folder that can be written to, and adds what is to be told of the folder. */
export async function withCache<Built extends Told>(
  context: LoadContext,
  build: (context: LoadContext) => Promise<Built>,
): Promise<Built> {
  const cache = openCacheFolder(context.cacheDir);
  try {
    return await buildWith(cache, context, build);
  } catch (error) {
    if (cache.isTemporary || !isDiskFull(error)) throw error;
  } finally {
    cache.close();
  }
  // It may have been the cache's disk alone: then the site can still be built.
  const other = openTemporaryCache(context.cacheDir, "ENOSPC");
  try {
    return await buildWith(other, context, build);
  } finally {
    other.close();
  }
}

async function buildWith<Built extends Told>(
  cache: CacheFolder,
  context: LoadContext,
  build: (context: LoadContext) => Promise<Built>,
): Promise<Built> {
  const { outDir } = context;
  const built = await withBuildLock({ cacheDir: cache.dir, outDir, onWait: tellOfWaiting }, () =>
    build({ ...context, cacheDir: cache.dir }),
  );
  return { ...built, diagnostics: [...cache.diagnostics, ...built.diagnostics] };
}

const tellOfWaiting = ({ pid, folder }: LockHolder): void =>
  logger.info(
    `Waiting for another build${pid === undefined ? "" : ` (process ${pid})`}, which is writing to ${folder}`,
  );
