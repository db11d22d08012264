import { mkdir, readdir, rename, rm } from "node:fs/promises";
import type { ChildProcess } from "node:child_process";
import path from "node:path";
import type { Rolldown } from "vite";
import { hashText } from "../cache/hash.ts";
import type { BundleRequest, SiteBundle } from "./bundle-request.ts";
import { describeClient } from "./describe-client.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { describeBundleFailure, isMissing } from "./bundle-failure.ts";
import { findMissingImports } from "./find-missing-imports.ts";
import { createModuleResolver } from "./module-resolution.ts";
import {
  type BundleIdentity,
  bundleKey,
  fileHashes,
  listOutputs,
  openBundle,
  readBundle,
  type BundleRecord,
  writeRecord,
} from "./bundle-cache.ts";
import { chooseLean } from "./lean/lean.ts";
import { keptItemsPlugin } from "./lean/plugin-kept-items.ts";
import type { LoadMarkdown } from "./plugin-markdown.ts";
import { loadVitePlugins } from "./load-vite-plugins.ts";
import { entryName } from "./entry-name.ts";
import { findStyleImports } from "./style-imports.ts";
import { canBundleApart, runBundler } from "./run-bundler.ts";
import { clientConfig, serverConfig } from "./vite-config.ts";
import { layoutStylesPlugin } from "./plugin-layout-styles.ts";
import { postCssPlugin } from "../webpack/plugin-post-css.ts";
import { findLoaderFailure, listReadFiles } from "../webpack/loader-report.ts";
import { createStyleSources, hashFolder, isInFolder } from "../webpack/style-sources.ts";
import { styleWordsPlugin } from "./lean/plugin-style-words.ts";
import { writeStyles } from "./write-styles.ts";

export interface BundleOptions {
  signal: AbortSignal;
  loadMarkdown: LoadMarkdown;
  /** The bundling process that has been started already, if one has. */
  takeBundler?: (() => ChildProcess | undefined) | undefined;
}

/**
 * Bundles client and server, or takes both from the cache when no file that went into them has
 * changed. Vite itself is loaded only when there is something to bundle.
 */
export async function bundleSite(
  request: BundleRequest,
  { signal, loadMarkdown, takeBundler }: BundleOptions,
): Promise<SiteBundle> {
  signal.throwIfAborted();
  const key = bundleKey(request);
  const { outDir } = request;
  const cached = await readBundle(request.cacheDir, { key, loadMarkdown, outDir });
  if (cached) return cached;
  return canBundleApart(request)
    ? runBundler({ request, key, loadMarkdown, signal, started: takeBundler?.() })
    : makeBundle(request, { key, loadMarkdown, outDir });
}

export async function makeBundle(
  request: BundleRequest,
  { key, loadMarkdown }: BundleIdentity,
): Promise<SiteBundle> {
  const home = path.join(request.cacheDir, "bundles");
  const temporary = path.join(home, `${key}.${process.pid}`);
  const folder = path.join(home, key);
  try {
    const record = await writeBundle(request, temporary, loadMarkdown);
    await writeRecord(record, { folder: temporary, home: folder });
    // The bundle before goes only now: a mistake in a component shouldn't cost it.
    await removeAllBut(temporary, home);
    await rename(temporary, folder);
    return openBundle(folder, record);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** With the modules that are missing elsewhere, if it is for want of one. */
async function describeFailure(error: unknown, request: BundleRequest): Promise<unknown> {
  const failure = describeBundleFailure(error, request.siteDir);
  if (!(failure instanceof AuthorError) || !failure.diagnostics.some(isMissing)) return failure;
  const others = await findMissingImports({
    siteDir: request.siteDir,
    moduleIds: request.modules.map(({ id }) => id),
    resolver: createModuleResolver(request),
  });
  const told = new Set(failure.diagnostics.map(toPlace));
  return new AuthorError(
    [...failure.diagnostics, ...others.filter((other) => !told.has(toPlace(other)))],
    { cause: failure.cause },
  );
}

const toPlace = ({ filePath, message }: Diagnostic): string => `${filePath}:${message}`;

async function writeBundle(
  request: BundleRequest,
  folder: string,
  loadMarkdown: LoadMarkdown,
): Promise<BundleRecord> {
  await mkdir(folder, { recursive: true });
  const markdown = recordMarkdown(loadMarkdown);
  const added = async (): Promise<object> => ({
    plugins: await loadVitePlugins(request.vitePlugins),
  });
  const lean = chooseLean(request.lean);
  const facts = { words: new Set<string>(), layouts: new Set<string>() };
  const found = [styleWordsPlugin(facts.words), layoutStylesPlugin(request.siteDir, facts.layouts)];
  const foreign = new Set<string>();
  const [, ...overrides] = createModuleResolver(request).themeDirs;
  const sources = createStyleSources();
  const { postCss: given, postCssFiles, siteDir } = request;
  const hasPostCss = given !== undefined || postCssFiles.length > 0;
  const styling = hasPostCss ? [postCssPlugin({ siteDir, given, sources })] : [];
  const builds = [
    runVite(clientConfig({ ...request, lean }, path.join(folder, "client"), markdown.load), [
      { plugins: [...found, ...styling] },
      ...request.viteConfigs.client,
      await added(),
    ]),
    runVite(serverConfig({ ...request, lean }, path.join(folder, "server"), markdown.load), [
      { plugins: [keptItemsPlugin({ overrides, foreign })] },
      ...request.viteConfigs.server,
      await added(),
    ]),
  ] as const;
  // When one fails the other is still writing.
  await Promise.allSettled(builds);
  const [client, server] = await Promise.all(builds).catch(async (error: unknown) => {
    const { viteConfigs } = request;
    const ofLoaders = findLoaderFailure([...viteConfigs.client, ...viteConfigs.server]);
    throw markdown.failure() ?? ofLoaders ?? (await describeFailure(error, request));
  });
  const styles = await writeStyles(client, path.join(folder, "client"), { ...facts, lean });
  const modules = [...moduleFiles(client), ...moduleFiles(server)];
  const folders = [...sources.folders.values()];
  const { viteConfigs } = request;
  const loaded = listReadFiles([...viteConfigs.client, ...viteConfigs.server]);
  const read = [...sources.files, ...loaded].filter(
    (file) => !folders.some((folder) => isInFolder(file, folder)),
  );
  const record: BundleRecord = {
    ...describeClient(request, { files: client, styles }),
    lean: { ...lean, markup: lean.markup && foreign.size === 0 },
    server: describeServer(request),
    markdown: markdown.hashes,
    files: fileHashes([...modules, ...findStyleImports(modules), ...read]),
    ...(folders.length > 0 && {
      folders: folders.map((folder) => ({ folder, hash: hashFolder(folder, [request.outDir]) })),
    }),
    outputs: listOutputs(folder),
  };
  return record;
}

interface MarkdownRecorder {
  load: LoadMarkdown;
  hashes: BundleRecord["markdown"];
  /** What was wrong with a file: the bundler tells it in words of its own. */
  failure: () => unknown;
}

/** Both bundles take the same modules. */
function recordMarkdown(load: LoadMarkdown): MarkdownRecorder {
  const hashes: Record<string, string> = {};
  let failure: unknown;
  return {
    hashes,
    failure: () => failure,
    async load(filePath) {
      try {
        const source = await load(filePath);
        hashes[filePath] = hashText(source);
        return source;
      } catch (error) {
        failure = error;
        throw error;
      }
    },
  };
}

async function removeAllBut(kept: string, home: string): Promise<void> {
  const others = (await readdir(home))
    .map((name) => path.join(home, name))
    .filter((folder) => folder !== kept);
  await Promise.all(others.map((folder) => rm(folder, { recursive: true, force: true })));
}

type OutputFile = Rolldown.RolldownOutput["output"][number];

async function runVite(config: object, extra: object[]): Promise<OutputFile[]> {
  const { build, mergeConfig } = await import("vite");
  const merged = extra.reduce<object>((all, next) => mergeConfig(all, next), config);
  const result = await build(merged);
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap((output) => output.output);
}

function describeServer(request: BundleRequest): BundleRecord["server"] {
  const modules = request.modules.map(({ id }): [string, string] => [id, `${entryName(id)}.mjs`]);
  return { entry: "main.mjs", modules: Object.fromEntries(modules) };
}

function moduleFiles(files: OutputFile[]): string[] {
  return files.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
}
