import type { RouteLevel } from "../../shared/payload.ts";
import { hashText } from "../cache/hash.ts";
import { toDataUrl } from "../output/data-url.ts";
import type { PageDocs, SharedFile } from "../render/page-docs.ts";

/**
 * Lists of all docs of a version, each in a file that pages share: it grows with the site, so only those pages have it
 * that read it, and where none does it isn't made.
 */
export interface DocsLists {
  /** What of it belongs to a page; undefined where the page is none of the docs plugin's. */
  find: (levels: readonly RouteLevel[], isRead: boolean) => PageDocs | undefined;
}

export interface DocsListsOptions {
  baseUrl: string;
  /** Puts a list where pages are rendered; returns the file. */
  keep: (url: string, text: string) => string;
}

export function createDocsLists({ baseUrl, keep }: DocsListsOptions): DocsLists {
  const known = new Map<object, SharedFile>();
  const make = (version: ListedVersion): SharedFile => {
    const text = JSON.stringify(version.docs);
    const name = `all-docs-${version.pluginId}-${version.version}`;
    const url = toDataUrl({ baseUrl, name, mark: hashText(text).slice(0, 8) });
    return { url, file: keep(url, text) };
  };
  return {
    find(levels, isRead) {
      const level = levels.findIndex(({ props }) => isListed(props["version"]));
      if (level === -1) return undefined;
      if (!isRead) return { level };
      const version = levels[level]?.props["version"] as unknown as ListedVersion;
      const shared = known.get(version) ?? make(version);
      known.set(version, shared);
      return { level, shared };
    },
  };
}

interface ListedVersion {
  pluginId: string;
  version: string;
  docs: unknown;
}

/** The docs plugin gives a version its list as a property that no page gets. */
const isListed = (version: unknown): boolean =>
  typeof version === "object" &&
  version !== null &&
  Object.getOwnPropertyDescriptor(version, "docs")?.enumerable === false;
