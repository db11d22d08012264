/** For bars and menus, which stand on every page and have to settle on a version of what they link to. */

import { type ReactNode, useMemo } from "react";

import { joinSidebar, type SidebarPart } from "../../../shared/sidebar-files.ts";
import { matchLiteral } from "../../router/match-literal.ts";
import ExecutionEnvironment from "../ExecutionEnvironment.ts";
import renderRoutes from "../renderRoutes.tsx";
import { useLocation } from "../router.tsx";
import { listNamedDocs } from "./all-docs.ts";
import { useActiveDocContext, useLatestVersion } from "./global-docs.ts";
import { useDocsPreferredVersion } from "./preferred-version.tsx";
import type {
  DocRootRoute,
  GlobalDoc,
  GlobalSidebar,
  GlobalVersion,
  PropSidebar,
} from "./types.ts";

/** The active version, the preferred one, the latest one: each once, in this order. */
export function useDocsVersionCandidates(pluginId?: string): [GlobalVersion, ...GlobalVersion[]] {
  const { activeVersion } = useActiveDocContext(pluginId);
  const { preferredVersion } = useDocsPreferredVersion(pluginId);
  const latestVersion = useLatestVersion(pluginId);
  return useMemo(() => {
    const known = [activeVersion, preferredVersion, latestVersion].filter(
      (version) => version !== undefined && version !== null,
    );
    return [...new Set(known)] as [GlobalVersion, ...GlobalVersion[]];
  }, [activeVersion, preferredVersion, latestVersion]);
}

const listNames = (versions: readonly GlobalVersion[]) =>
  versions.map(({ name }) => `"${name}"`).join(", ");
/** For authors, who meet it on the server or in dev; a visitor can do nothing about it. */
const listIds = (kind: string, ids: readonly string[]) =>
  import.meta.env.SSR || import.meta.env.DEV
    ? ` The ${kind} are:${[...new Set(ids)].map((id) => `\n- ${id}`).join("")}`
    : "";

export function findLayoutSidebar(
  versions: readonly GlobalVersion[],
  sidebarId: string,
): GlobalSidebar {
  const sidebars = versions.flatMap((version) => Object.entries(version.sidebars ?? {}));
  const found = sidebars.find(([id]) => id === sidebarId);
  if (found) return found[1];
  throw new Error(
    `There is no sidebar with the id "${sidebarId}" in ${listNames(versions)}.${listIds(
      "sidebars",
      sidebars.map(([id]) => id),
    )}`,
  );
}

export function useLayoutDocsSidebar(sidebarId: string, pluginId?: string): GlobalSidebar {
  return findLayoutSidebar(useDocsVersionCandidates(pluginId), sidebarId);
}

/** Null if the doc is a draft. */
export function findLayoutDoc(versions: readonly GlobalVersion[], docId: string): GlobalDoc | null {
  const find = (list: readonly GlobalDoc[]): GlobalDoc | undefined =>
    list.find(({ id }) => id === docId);
  const found = find(versions.flatMap(listNamedDocs));
  if (found) return found;
  if (versions.some(({ draftIds }) => draftIds.includes(docId))) return null;
  const docs = versions.flatMap((version) => version.docs);
  const other = find(docs);
  if (other) return other;
  throw new Error(
    `There is no doc with the id "${docId}" in ${listNames(versions)}.${listIds(
      "docs",
      docs.map(({ id }) => id),
    )}`,
  );
}

/** Docs that the navbar names are there at once; for another one, the lists of all docs are loaded. */
export function useLayoutDoc(docId: string, pluginId?: string): GlobalDoc | null {
  return findLayoutDoc(useDocsVersionCandidates(pluginId), docId);
}

/** What `@theme/DocRoot` shows: the page below it, and the page's sidebar. Null if there is no such page. */
export function useDocRootMetadata({ route }: DocRootRoute): {
  docElement: ReactNode;
  sidebarName: string | undefined;
  sidebarItems: PropSidebar | undefined;
} | null {
  const { pathname } = useLocation();
  const docRoute = route.routes?.find((candidate) => matchLiteral(pathname, candidate));
  const parts = docRoute?.props["sidebarFiles"] as readonly SidebarPart[] | undefined;
  const sidebarItems = useMemo(() => parts && joinSidebar(collectParts(parts)), [parts]);
  if (!docRoute) return null;
  const sidebarName = docRoute["sidebar"] as string | undefined;
  return { docElement: renderRoutes(route.routes), sidebarName, sidebarItems };
}

/** By the part for the top level, which is one and the same object on all pages of a sidebar. */
const visitedParts = new WeakMap<SidebarPart, Set<SidebarPart>>();

/** In the browser, categories of pages seen before keep their items: they may still be open. */
function collectParts(parts: readonly SidebarPart[]): readonly SidebarPart[] {
  const [top] = parts;
  if (!ExecutionEnvironment.canUseDOM || !top) return parts;
  const known = visitedParts.get(top) ?? new Set();
  visitedParts.set(top, known);
  for (const part of parts) known.add(part);
  return [...known];
}

/** The tag by which a search index tells versions apart. */
export function getDocsVersionSearchTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}
