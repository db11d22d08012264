import type { ChildProcess } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "../system/path.ts";
import { startBundler } from "../bundler/run-bundler.ts";
import { generatedFilesDirName, moduleExtension } from "../system/engine-paths.ts";
import { findConfig } from "../config/find-config.ts";
import { INLINE_LIMIT, startThreads, type TaskExecutor } from "./threads.ts";

/** What a first build needs, each to be taken once. */
export interface HeadStart {
  takeThreads: () => TaskExecutor | undefined;
  takeBundler: () => ChildProcess | undefined;
  /** Ends what nobody has taken. */
  close: () => Promise<void>;
}

/**
 * Starts the bundling process, and threads where there is work for them, before anything else is loaded: they load
 * their modules while this thread reads the site. A build after the first may need neither.
 */
export function takeHeadStart(siteDir: string, configPath: string | undefined): HeadStart {
  const isFirst = moduleExtension === ".js" && isFirstBuild(siteDir, configPath);
  return createHeadStart(
    isFirst && hasManyDocuments(siteDir) ? startThreads() : undefined,
    isFirst ? startBundler() : undefined,
  );
}

/** The same for a merge, which has little to bundle, and takes a tenth of the time for a page. */
export const takeMergeStart = (siteDir: string): HeadStart =>
  createHeadStart(
    moduleExtension === ".js" && hasManyDocuments(siteDir, 10 * INLINE_LIMIT)
      ? startThreads()
      : undefined,
  );

function createHeadStart(
  threads: TaskExecutor | undefined,
  bundler?: ChildProcess | undefined,
): HeadStart {
  return {
    takeBundler() {
      const taken = bundler;
      bundler = undefined;
      return taken;
    },
    takeThreads() {
      const taken = threads;
      threads = undefined;
      return taken;
    },
    async close() {
      bundler?.kill();
      await threads?.close();
    },
  };
}

function isFirstBuild(siteDir: string, configPath: string | undefined): boolean {
  try {
    findConfig(siteDir, configPath);
  } catch {
    return false;
  }
  return !existsSync(path.join(siteDir, generatedFilesDirName, "velosaur"));
}

/** A look at the site's Markdown files that ends as soon as there are enough. */
export function hasManyDocuments(siteDir: string, limit = INLINE_LIMIT): boolean {
  let count = 0;
  const visit = (folder: string): boolean =>
    readdirSync(folder, { withFileTypes: true }).some((entry) => {
      if (entry.isDirectory())
        return !/^(?:\.|node_modules$)/.test(entry.name) && visit(path.join(folder, entry.name));
      if (/\.mdx?$/.test(entry.name)) count++;
      return count > limit;
    });
  try {
    return visit(siteDir);
  } catch {
    return false;
  }
}
