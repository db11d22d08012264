// oxlint-disable-next-line typescript/triple-slash-reference -- programs that reach this file by its importers need them
/// <reference path="./loader-runner.d.ts" />

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path, { toNative, toPosix } from "../system/path.ts";
import type { LoaderRunnerResult } from "loader-runner";
import { AuthorError } from "../system/author-error.ts";
import { createLoaderContext, type LoaderHost, readOptions } from "./loader-context.ts";
import { knownKind } from "./known-loaders.ts";
import type { LoaderEntry } from "./webpack-config.ts";
import { formatInstall } from "../system/package-manager.ts";

export interface LoaderRun {
  filePath: string;
  /** `?a=1`, or nothing. */
  query: string;
  /** The last one runs first. */
  loaders: LoaderEntry[];
  /** Folders that loaders are looked for from: the site's, the plugins'. */
  folders: string[];
  /** Folders that loaders lie in themselves. */
  loaderFolders?: string[] | undefined;
  host: LoaderHost;
  /** What a loader does that the bundler has a counterpart for, in the middle of others. */
  runKnown: (entry: LoaderEntry, content: Content) => Promise<Content>;
}

export type Content = string | Uint8Array;

export interface LoaderResult {
  content: Content;
  map?: string | object;
  files: string[];
  contextFolders: string[];
}

/** Runs a chain: known loaders by their counterparts, what stands between them by webpack's own runner. */
export async function runLoaders(run: LoaderRun): Promise<LoaderResult> {
  const result: LoaderResult = {
    content: await readFile(run.filePath),
    files: [run.filePath],
    contextFolders: [],
  };
  for (const part of splitAtKnown(run.loaders).reverse()) {
    const next = Array.isArray(part)
      ? await runForeign(part, result.content, run)
      : { ...result, content: await run.runKnown(part, result.content) };
    Object.assign(result, next, {
      files: [...result.files, ...next.files],
      contextFolders: [...result.contextFolders, ...next.contextFolders],
    });
  }
  return { ...result, files: [...new Set(result.files)] };
}

/** `a, babel, b, c` → `[a]`, `babel`, `[b, c]` */
function splitAtKnown(loaders: LoaderEntry[]): (LoaderEntry | LoaderEntry[])[] {
  const parts: (LoaderEntry | LoaderEntry[])[] = [];
  for (const entry of loaders) {
    const last = parts.at(-1);
    if (knownKind(entry.loader) !== undefined && !path.isAbsolute(entry.loader)) parts.push(entry);
    else if (Array.isArray(last)) last.push(entry);
    else parts.push([entry]);
  }
  return parts;
}

async function runForeign(
  loaders: LoaderEntry[],
  content: Content,
  run: LoaderRun,
): Promise<LoaderResult> {
  const { default: runner } = await import("loader-runner");
  const found = loaders.map(({ loader, options }) => ({
    loader: findLoader(loader, run.folders, run.loaderFolders),
    options: readOptions(options),
    ident: loader,
  }));
  const result = await new Promise<LoaderRunnerResult>((resolve, reject) => {
    runner.runLoaders(
      {
        resource: run.filePath.replaceAll("#", "\0#") + run.query,
        loaders: found,
        context: createLoaderContext(run.host),
        processResource: (_context: object, _file: string, callback: RunnerCallback) =>
          callback(null, Buffer.from(content)),
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
  }).catch((error: unknown) => {
    throw describeFailure(error, run, loaders);
  });
  const [made, map] = result.result ?? [];
  return {
    content: (made ?? "") as Content,
    ...(isMap(map) && { map }),
    files: [...result.fileDependencies, ...found.flatMap(({ loader }) => listModules(loader))],
    contextFolders: result.contextDependencies,
  };
}

type RunnerCallback = (error: Error | null, content: Uint8Array) => void;

const isMap = (map: unknown): map is string | object =>
  typeof map === "string" || (typeof map === "object" && map !== null);

export function findLoader(name: string, folders: string[], loaderFolders: string[] = []): string {
  if (path.isAbsolute(name)) return name;
  const names = [name, `${name}-loader`];
  const packages = folders.flatMap((folder) => names.map((id) => ({ folder, id })));
  const files = loaderFolders.flatMap((folder) => names.map((id) => ({ folder, id: `./${id}` })));
  for (const { folder, id } of [...packages, ...files])
    try {
      return createRequire(path.join(folder, "importer.js")).resolve(id);
    } catch {
      // It may be found from the next folder.
    }
  throw new AuthorError({
    severity: "error",
    message: `The loader "${name}", which an import or a plugin's configureWebpack names, can't be found.`,
    hint: `Install it in the site's folder: ${formatInstall(name, { folder: folders[0] ?? "." })}`,
  });
}

/** The loader with the modules of the site that it requires: what it makes hangs on them. */
function listModules(file: string): string[] {
  const { cache } = createRequire(import.meta.url);
  const found = new Set<string>([file]);
  for (const name of found)
    for (const child of cache[toNative(name)]?.children ?? [])
      if (!toPosix(child.filename).includes("/node_modules/")) found.add(toPosix(child.filename));
  return [...found];
}

function describeFailure(error: unknown, run: LoaderRun, loaders: LoaderEntry[]): unknown {
  if (error instanceof AuthorError) return error;
  const names = loaders.map(({ loader }) => path.relative(run.host.siteDir, loader)).join(", ");
  const message = error instanceof Error ? error.message : String(error);
  return new AuthorError(
    {
      severity: "error",
      message: `A loader (${names}) failed: ${message}`,
      filePath: run.filePath,
      hint: "It is run as webpack would run it, but without webpack: what it needs of the compiler isn't there.",
    },
    { cause: error },
  );
}
