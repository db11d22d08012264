import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "../system/path.ts";
import type {
  LoadContext,
  LoadedPlugin,
  PluginActions,
  RouteConfig,
} from "../contract/contract.ts";
import { toDataUrl } from "../output/data-url.ts";

/** Where the actions of all plugins gather what they are given. */
export interface Collection {
  routes: RouteConfig[];
  /** By plugin name, then by id. */
  globalData: Record<string, Record<string, unknown>>;
  /** URL of a shared data file → its text (JSON). */
  sharedData: Map<string, string>;
  /** The same, where the text is made when it is asked for. */
  lateData: Map<string, () => string>;
  /** Path returned by `createData` → the value. */
  data: Map<string, unknown>;
}

export const createCollection = (): Collection => ({
  routes: [],
  globalData: {},
  sharedData: new Map(),
  lateData: new Map(),
  data: new Map(),
});

/** Each plugin's routes stand together, in the order of the plugins, whichever finished first. */
export function joinCollections(given: readonly Collection[]): Collection {
  const joined: Collection = {
    ...createCollection(),
    routes: given.flatMap(({ routes }) => routes),
  };
  for (const { globalData, sharedData, lateData, data } of given) {
    for (const [name, instances] of Object.entries(globalData))
      joined.globalData[name] = { ...joined.globalData[name], ...instances };
    for (const [url, text] of sharedData) joined.sharedData.set(url, text);
    for (const [url, create] of lateData) joined.lateData.set(url, create);
    for (const [file, value] of data) joined.data.set(file, value);
  }
  return joined;
}

const hashText = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 8);

/** Plugins written for upstream hand over JSON as text. */
const toValue = (data: unknown): unknown =>
  typeof data === "string" ? (JSON.parse(data) as unknown) : data;

/**
 * Data of the built-in plugins that sites import by the name of upstream's file, such as a home page that names the
 * latest posts. All else of theirs stays in memory.
 */
const IMPORTED_DATA = /^blog-post-list-prop-.+\.json$/;

/** A file that stays as it is isn't written: the dev server looks at those. */
const writeData = async (file: string, value: unknown): Promise<void> => {
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};

/** The same for what few sites import: in a folder that can't be written, only those miss it. */
export const offerData = (file: string, value: unknown): Promise<void> =>
  writeData(file, value).catch(() => {});

/** What a plugin may do while routes are made; everything is put into the collection. */
export const createPluginActions = (
  { name, id, isBuiltIn }: LoadedPlugin,
  { baseUrl, generatedFilesDir, mode }: LoadContext,
  collection: Collection,
): PluginActions => {
  const dataDir = path.join(generatedFilesDir, name, id);
  const { routes, globalData, sharedData, lateData, data } = collection;
  // Set in a lifecycle before: upstream adds to it. Of what one lifecycle sets twice, the last holds.
  const earlier = globalData[name]?.[id];
  return {
    addRoute: ({ context, ...route }) => {
      const hasContext = context !== undefined && Object.keys(context).length > 0;
      routes.push({
        ...route,
        context: {
          plugin: { name, id },
          ...(hasContext && { data: context }),
        } as RouteConfig["context"],
      });
    },
    createData: async (fileName, value) => {
      const file = path.join(dataDir, fileName);
      if (fileName.endsWith(".json")) data.set(file, toValue(value));
      // Code may import what other people's plugins keep, as `@generated/<plugin>/<id>/<name>`.
      const isInMemory = isBuiltIn === true && fileName.endsWith(".json");
      if (!isInMemory) await writeData(file, value);
      else if (IMPORTED_DATA.test(fileName)) await offerData(file, value);
      return file;
    },
    createSharedData: (dataName, given) => {
      const create = (): string => JSON.stringify(typeof given === "function" ? given() : given);
      if (typeof given === "function" && mode === "development") {
        const url = toDataUrl({ baseUrl, name: dataName, mark: randomBytes(4).toString("hex") });
        lateData.set(url, create);
        return { $shared: url };
      }
      const text = create();
      const url = toDataUrl({ baseUrl, name: dataName, mark: hashText(text) });
      sharedData.set(url, text);
      return { $shared: url };
    },
    setGlobalData: (value) => {
      const all: unknown = earlier === undefined ? value : Object.assign({}, earlier, value);
      (globalData[name] ??= {})[id] = all;
    },
  };
};
