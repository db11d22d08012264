import { mkdir } from "node:fs/promises";
import path from "../system/path.ts";
import type { Rolldown } from "vite";
import { hashText } from "../cache/hash.ts";
import type { BundleHoles } from "./bundle-holes.ts";
import type { BundleRequest, SiteBundle } from "./bundle-request.ts";
import { describeClient } from "./describe-client.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { describeBundleFailure, isMissing, toAbsentNames } from "./bundle-failure.ts";
import { engineAliases } from "./engine-aliases.ts";
import { findMissingImports } from "./find-missing-imports.ts";
import { createModuleResolver, rememberNames } from "./module-resolution.ts";
import {
  type BundleIdentity,
  fileHashes,
  hashGenerated,
  listOutputs,
  type BundleRecord,
} from "./bundle-cache.ts";
import { keepBundle } from "./keep-bundle.ts";
import { chooseLean } from "./lean/lean.ts";
import { keptItemsPlugin } from "./lean/plugin-kept-items.ts";
import type { LoadMarkdown } from "./plugin-markdown.ts";
import { nameGenerated } from "./plugin-generated.ts";
import { misspeltRulesPlugin } from "./plugin-misspelt-rules.ts";
import { missingAddressesPlugin } from "./plugin-missing-addresses.ts";
import { loadVitePlugins } from "./load-vite-plugins.ts";
import { entryName } from "./entry-name.ts";
import { findStyleImports } from "./style-imports.ts";
import { clientConfig, type LeanRequest, serverConfig } from "./vite-config.ts";
import { layoutStylesPlugin } from "./plugin-layout-styles.ts";
import { postCssPlugin } from "../webpack/plugin-post-css.ts";
import { findLoaderFailure, isChangedByRules, listReadFiles } from "../webpack/loader-report.ts";
import {
  createStyleSources,
  hashFolder,
  isInFolder,
  type StyleSources,
} from "../webpack/style-sources.ts";
import { styleWordsPlugin } from "./lean/plugin-style-words.ts";
import { writeStyles } from "./write-styles.ts";

/** Bundles client and server into the cache, in the place of the bundle before. */
export const makeBundle = (
  request: BundleRequest,
  { key, loadMarkdown }: BundleIdentity,
): Promise<SiteBundle> =>
  keepBundle(request, key, (folder) => writeBundle(request, folder, loadMarkdown));

/** If a module is missing, tells of all others that are missing elsewhere, too. */
async function describeFailure(error: unknown, request: BundleRequest): Promise<unknown> {
  const failure = describeBundleFailure(error, request.siteDir);
  if (!(failure instanceof AuthorError) || !failure.diagnostics.some(isMissing)) return failure;
  const unplaced = failure.diagnostics.filter(({ filePath }) => filePath === undefined);
  const others = await findMissingImports({
    siteDir: request.siteDir,
    moduleIds: request.modules.map(({ id }) => id),
    resolver: createModuleResolver(request),
    isChanged: (filePath) => isChangedByRules(listConfigs(request), filePath),
    unplaced: new Map(unplaced.map((diagnostic) => [diagnostic.message, diagnostic])),
  });
  const placed = new Set(
    others.filter(({ filePath }) => filePath !== undefined).map(({ message }) => message),
  );
  const known = failure.diagnostics.filter(
    ({ filePath, message }) => filePath !== undefined || !placed.has(message),
  );
  const told = new Set(known.map(toPlace));
  return new AuthorError([...known, ...others.filter((other) => !told.has(toPlace(other)))], {
    cause: failure.cause,
  });
}

const toPlace = ({ filePath, message }: Diagnostic): string => `${filePath}:${message}`;

/** What plugins of the bundler find out while they run. */
interface Findings {
  /** For the styles, see `StyleFacts`. */
  words: Set<string>;
  layouts: Set<string>;
  ranks: Map<string, number>;
  /** Components of others among what sidebars are made of. */
  foreign: Set<string>;
  holes: BundleHoles;
  /** Of both sides. */
  files: Set<string>;
  sources: StyleSources;
  /** Of loaders that imports name. */
  failures: AuthorError[];
  /** Of what stands in stylesheets. */
  warnings: Diagnostic[];
}

/** Where names are imported that no module exports, they are `undefined`, as upstream has it, and told. */
async function writeBundle(
  request: BundleRequest,
  folder: string,
  loadMarkdown: LoadMarkdown,
): Promise<BundleRecord> {
  try {
    return await writeOnce({ ...request, fillsAbsent: false }, folder, loadMarkdown);
  } catch (error) {
    const absentNames = toAbsentNames(error);
    if (!absentNames) throw error;
    // The bundler names them only where it gives up for them.
    const record = await writeOnce({ ...request, fillsAbsent: true }, folder, loadMarkdown);
    return { ...record, warnings: [...absentNames, ...(record.warnings ?? [])] };
  }
}

async function writeOnce(
  request: BundleRequest & { fillsAbsent: boolean },
  folder: string,
  loadMarkdown: LoadMarkdown,
): Promise<BundleRecord> {
  await mkdir(folder, { recursive: true });
  const markdown = recordMarkdown(loadMarkdown);
  const lean = chooseLean(request.lean);
  const found: Findings = {
    words: new Set(),
    layouts: new Set(),
    ranks: new Map(),
    foreign: new Set(),
    holes: { texts: {}, lookups: [] },
    files: new Set(),
    sources: createStyleSources(),
    failures: [],
    warnings: [],
  };
  const { holes, files } = found;
  const resolver = rememberNames(createModuleResolver(request));
  const aliases = engineAliases(resolver.themeDirs.slice(1));
  const side = { ...request, lean, resolver, aliases, holes, files };
  const configs = await createConfigs(side, found, { folder, markdown });
  const [client] = await runBoth(configs).catch(async (error: unknown) => {
    const ofLoaders = findLoaderFailure(listConfigs(request), found.failures);
    throw markdown.failure() ?? ofLoaders ?? (await describeFailure(error, request));
  });
  const styles = await writeStyles(client, path.join(folder, "client"), { ...found, lean });
  return {
    ...describeClient(request, { files: client, styles }),
    lean: { ...lean, markup: lean.markup && found.foreign.size === 0 },
    ...(request.hasHoles && { holes }),
    server: describeServer(request),
    markdown: markdown.hashes,
    generated: hashGenerated(
      request,
      [...files].flatMap((id) => nameGenerated(id) ?? []),
    ),
    ...hashSources(request, [...files], found.sources),
    outputs: listOutputs(folder),
    ...(found.warnings.length > 0 && { warnings: found.warnings }),
  };
}

const listConfigs = ({ viteConfigs: { client, server } }: BundleRequest): object[] => [
  ...client,
  ...server,
];

/** For each side its own configuration, and what is added to it. */
type SideConfigs = readonly [object, object[]];

async function createConfigs(
  request: LeanRequest,
  { words, layouts, ranks, foreign, sources, failures, warnings }: Findings,
  { folder, markdown }: { folder: string; markdown: MarkdownRecorder },
): Promise<readonly [SideConfigs, SideConfigs]> {
  const { siteDir, postCss: given, postCssFiles, viteConfigs } = request;
  const taken = {
    folders: sources.folders,
    loaderReport: { readFiles: sources.files, failures },
  };
  const [, ...overrides] = request.resolver.themeDirs;
  const found = [
    styleWordsPlugin(words),
    layoutStylesPlugin(siteDir, layouts),
    missingAddressesPlugin((missing) => warnings.push(...missing)),
    misspeltRulesPlugin((misspelt) => warnings.push(...misspelt)),
  ];
  const hasPostCss = given !== undefined || postCssFiles.length > 0;
  const styling = hasPostCss ? [postCssPlugin({ siteDir, given, sources })] : [];
  const added = async (): Promise<object> => ({
    plugins: await loadVitePlugins(request.vitePlugins),
  });
  return [
    [
      clientConfig({ ...request, ...taken, ranks }, path.join(folder, "client"), markdown.load),
      [{ plugins: [...found, ...styling] }, ...viteConfigs.client, await added()],
    ],
    [
      serverConfig({ ...request, ...taken }, path.join(folder, "server"), markdown.load),
      [
        { plugins: [keptItemsPlugin({ overrides, foreign })] },
        ...viteConfigs.server,
        await added(),
      ],
    ],
  ];
}

async function runBoth([client, server]: readonly [SideConfigs, SideConfigs]): Promise<
  [OutputFile[], OutputFile[]]
> {
  const builds = [runVite(...client), runVite(...server)] as const;
  // When one fails the other is still writing.
  await Promise.allSettled(builds);
  return Promise.all(builds);
}

/** Of all that the bundle was made of. */
function hashSources(
  request: BundleRequest,
  modules: string[],
  sources: StyleSources,
): Pick<BundleRecord, "files" | "folders"> {
  const folders = [...sources.folders.values()];
  const read = [...sources.files, ...listReadFiles(listConfigs(request))].filter(
    (file) => !folders.some((folder) => isInFolder(file, folder)),
  );
  const hashed = folders.map((folder) => ({ folder, hash: hashFolder(folder, [request.outDir]) }));
  return {
    files: fileHashes([...modules, ...findStyleImports(modules, request.siteDir), ...read]),
    ...(hashed.length > 0 && { folders: hashed }),
  };
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
