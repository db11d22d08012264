/** The local search index in the dev server: made when a visitor first asks, and again after an edit. */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "../system/path.ts";
import { setImmediate } from "node:timers/promises";
import { hashParts } from "../cache/hash.ts";
import { INLINE_LIMIT, startThreads } from "../workers/threads.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import type { PageDocumentTask } from "../render/render-task.ts";
import { type IndexedPart, indexTask, type IndexTask } from "../search/index-task.ts";
import { isHidden } from "../search/is-hidden.ts";
import { findGroup, isSearched, type PartPlan, planParts } from "../search/plan-search.ts";
import { createSearchPage } from "../search/search-page.ts";
import { isFile } from "../system/serve-paths.ts";
import {
  type IndexManifest,
  type IndexPart,
  MANIFEST_NAME,
  SEARCH_FOLDER,
} from "../../shared/search/types.ts";
import { searchPageFile } from "../../shared/url/search-path.ts";
import { compilePage, type DevPageInput, linkDevPage, planLinks } from "./dev-page.ts";

export interface DevSearch {
  /** Text of one of its files, by the name below the base URL. */
  read: (name: string) => Promise<string | undefined>;
  /** Something was edited. */
  expire: () => void;
}

/** What a page said when it was last read. Its text lies in a file: a large site has many. */
interface KnownPage {
  /** Of what its text is made from; undefined where only running its expressions tells. */
  key: string | undefined;
  /** Of its text; undefined where it isn't found. */
  hash: string | undefined;
}

interface State {
  /** Folder of the index's files. */
  dir: string;
  input: () => DevPageInput;
  pages: Map<string, KnownPage>;
  parts: Map<string, IndexPart>;
}

export function createDevSearch(input: () => DevPageInput): DevSearch {
  const dir = path.join(input().cacheDir, "search");
  // What an earlier server has left there.
  rmSync(dir, { recursive: true, force: true });
  const state: State = { dir, input, pages: new Map(), parts: new Map() };
  let current: Promise<string> | undefined;
  // One after the other: all write to the same folder.
  let last: Promise<unknown> = Promise.resolve();
  const make = (): Promise<string> => {
    const made = last.then(() => makeIndex(state));
    last = made.catch(() => (current = undefined));
    return made;
  };
  return {
    async read(name) {
      if (name === MANIFEST_NAME) return (current ??= make());
      const file = path.join(dir, name);
      return file.startsWith(dir + path.sep) && isFile(file) ? readFile(file, "utf8") : undefined;
    },
    expire: () => (current = undefined),
  };
}

interface FoundPage {
  plan: PagePlan;
  hash: string;
}

/** Returns the manifest. */
async function makeIndex(state: State): Promise<string> {
  const { plan } = state.input().site;
  const { baseUrl } = plan.context;
  const found: FoundPage[] = [];
  for (const page of plan.pages.filter(isSearched)) {
    // Between two pages, those that somebody waits for have their turn.
    await setImmediate();
    const hash = await readPage(page, state);
    if (hash !== undefined) found.push({ plan: page, hash });
  }
  const plans = planParts(found, baseUrl);
  const parts = new Map<string, IndexPart>();
  for (const part of plans) {
    const { tag, maxSections } = part;
    const key = hashParts([
      tag,
      String(maxSections),
      ...part.pages.flatMap(({ path: at, hash }) => [at, hash]),
    ]);
    parts.set(key, state.parts.get(key) ?? (await makePart(part, state)));
  }
  removeOld(state, parts);
  state.parts = parts;
  return JSON.stringify({ parts: [...parts.values()] } satisfies IndexManifest);
}

/** A tab that has read the manifest before asks for a part in vain, and then for the new manifest. */
function removeOld({ dir, parts: before }: State, parts: ReadonlyMap<string, IndexPart>): void {
  const kept = new Set(Array.from(parts.values(), ({ folder }) => folder));
  for (const { folder } of before.values())
    if (!kept.has(folder))
      rmSync(path.join(dir, SEARCH_FOLDER, folder), { recursive: true, force: true });
}

/** Hash of what can be found of a page; undefined if nothing can. */
async function readPage(page: PagePlan, state: State): Promise<string | undefined> {
  const known = state.pages.get(page.route.path);
  // A page that can't be read says so where it is shown; what it said before is still found.
  const read = await describePage(page, state, known).catch(() => known);
  if (read) state.pages.set(page.route.path, read);
  return read?.hash;
}

async function describePage(
  page: PagePlan,
  { dir, input }: State,
  known: KnownPage | undefined,
): Promise<KnownPage> {
  const { site, documents } = input();
  const compiled = await compilePage(page, { site, documents });
  const tasks = planLinks(page, compiled, site);
  const key = hashTasks(page, tasks);
  if (known && key !== undefined && known.key === key) return known;
  const linked = await linkDevPage(tasks, compiled, { page, ...input() });
  if (isHidden({ levels: page.levels, documents: linked.documents }))
    return { key, hash: undefined };
  const text = JSON.stringify(
    createSearchPage({
      group: findGroup(page),
      documents: linked.documents,
      title: nameAfterPath(page.route.path),
      description: undefined,
    }),
  );
  const { baseUrl } = site.plan.context;
  writeText(path.join(dir, searchPageFile({ pathname: page.route.path, baseUrl })), text);
  return { key, hash: hashParts([text]) };
}

function hashTasks(page: PagePlan, tasks: readonly PageDocumentTask[]): string | undefined {
  if (tasks.some(hasCode)) return undefined;
  return hashParts([
    findGroup(page),
    JSON.stringify(page.levels.map(({ props }) => props["version"] ?? null)),
    ...tasks.map((task) => JSON.stringify(task)),
  ]);
}

const hasCode = ({ record, partials }: Pick<PageDocumentTask, "record" | "partials">): boolean =>
  record.hasCode || Object.values(partials).some(hasCode);

/** A component has its title when it is rendered, which is done in the browser: `/get-started` → `get started`. */
const nameAfterPath = (routePath: string): string =>
  (routePath.split("/").findLast(Boolean) ?? "").replace(/[-_]+/g, " ");

async function makePart(
  { pages, ...planned }: PartPlan<FoundPage>,
  state: State,
): Promise<IndexPart> {
  const { baseUrl } = state.input().site.plan.context;
  const { part } = await runIndexTask({
    ...planned,
    pages: pages.map(({ plan, path: at }) => ({
      path: at,
      file: path.join(state.dir, searchPageFile({ pathname: plan.route.path, baseUrl })),
    })),
    dir: state.dir,
  });
  return part;
}

/** In a thread where it takes long: pages that somebody waits for don't wait for it. */
async function runIndexTask(task: IndexTask): Promise<IndexedPart> {
  if (task.pages.length <= INLINE_LIMIT) return indexTask(task);
  const thread = startThreads(1);
  try {
    return await thread.index(task);
  } finally {
    await thread.close();
  }
}

function writeText(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
