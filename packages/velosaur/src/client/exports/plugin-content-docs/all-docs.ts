/** The list of all docs of a version, for code of a site that reads it on any page. */

import { use } from "react";

import { loadSharedData } from "../../page/shared-data.ts";
import { SiteContext } from "../../site/site-context.ts";
import { isReadByReact } from "./late-docs.tsx";
import type { GlobalDoc, GlobalPluginData, GlobalVersion } from "./types.ts";

type DocsData = Record<string, GlobalPluginData>;

/** The same object for the same data, as effects that depend on it need it. */
const completed = new WeakMap<DocsData, DocsData>();

/** Data of all instances of the docs plugin, whose versions name all of their docs. */
export function completeDocs(data: DocsData): DocsData {
  const made =
    completed.get(data) ?? Object.fromEntries(Object.entries(data).map(completeInstance));
  completed.set(data, made);
  return made;
}

/** A plugin that took the name may have given other data. */
const completeInstance = ([id, data]: [string, GlobalPluginData]): [string, GlobalPluginData] => [
  id,
  {
    ...data,
    versions: data.versions?.map((version) =>
      version.docsFile ? completeVersion(version) : version,
    ),
  },
];

/** Those that the page brings: the main one, and those that the navbar names. */
const named = new WeakMap<GlobalVersion, readonly GlobalDoc[]>();

export const listNamedDocs = (version: GlobalVersion): readonly GlobalDoc[] =>
  named.get(version) ?? version.docs;

/**
 * With a list that is loaded when something is read of it. Menus of versions look for one doc that the page brings:
 * `find` looks at those first.
 */
function completeVersion(version: GlobalVersion): GlobalVersion {
  const read = createReader(version);
  const docs = new Proxy(version.docs, {
    get: (brought, key) =>
      key === "find"
        ? (...by: Parameters<GlobalDoc[]["find"]>) => brought.find(...by) ?? read().find(...by)
        : readOf(read(), key),
    has: (_, key) => key in read(),
  });
  const complete = { ...version, docs };
  named.set(complete, version.docs);
  return complete;
}

/** The list's own functions work on the list itself: it is read once for all that they look at. */
function readOf(list: GlobalDoc[], key: string | symbol): unknown {
  const value = list[key as keyof GlobalDoc[]] as unknown;
  return typeof value === "function" ? (value.bind(list) as unknown) : value;
}

/** Not by `use`: it has to be called again when a page goes on, and by then the list may be known. */
function createReader({ docs, docsFile }: GlobalVersion): () => GlobalDoc[] {
  let all: GlobalDoc[] | undefined;
  return () => {
    if (all) return all;
    if (import.meta.env.DEV && isReadByReact()) return docs;
    const loading = loadSharedData(docsFile).then(
      (list) => void (all = list as unknown as GlobalDoc[]),
    );
    try {
      use(SiteContext);
    } catch {
      // In an effect, or after a click, nothing can wait: there React has no hooks.
      loading.catch(() => {});
      return docs;
    }
    throw loading;
  };
}
