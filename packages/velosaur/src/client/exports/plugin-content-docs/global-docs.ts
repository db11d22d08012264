/** Hooks around the docs plugins' global data: which plugin, version and doc is shown. */

import { DEFAULT_PLUGIN_ID } from "../constants.ts";
import { useContext, useMemo } from "react";

import type { LoadedRoute } from "../../page/load-page.ts";
import { PageContext } from "../../page/page-context.ts";
import { matchLiteral } from "../../router/match-literal.ts";
import { useLocation } from "../router.tsx";
import { useAllPluginInstancesData, type UseDataOptions, usePluginData } from "../useGlobalData.ts";
import { completeDocs } from "./all-docs.ts";
import type {
  ActiveDoc,
  ActiveDocContext,
  ActivePlugin,
  DocVersionSuggestions,
  GlobalPluginData,
  GlobalVersion,
  PropCategoryGeneratedIndex,
} from "./types.ts";

const PLUGIN_NAME = "docusaurus-plugin-content-docs";

type AllDocsData = Record<string, GlobalPluginData>;

/** The same object on each call, so that effects that depend on it don't run again and again. */
const NO_DOCS: AllDocsData = {};

export function useAllDocsData(): AllDocsData {
  const data = useAllPluginInstancesData(PLUGIN_NAME) as unknown as AllDocsData | undefined;
  return data ? completeDocs(data) : NO_DOCS;
}

export function useDocsData(pluginId: string | undefined): GlobalPluginData {
  // Says so where there are none.
  usePluginData(PLUGIN_NAME, pluginId, { failfast: true });
  return useAllDocsData()[pluginId ?? DEFAULT_PLUGIN_ID]!;
}

const isBelow = (pathname: string, path: string) => matchLiteral(pathname, { path }) !== null;

/** The longest path first: `/docs/next/a` is no page of `/docs`. */
const byPath = (a: { path: string }, b: { path: string }) => b.path.length - a.path.length;

export function findActivePlugin(data: AllDocsData, pathname: string): ActivePlugin | undefined {
  return Object.entries(data)
    .map(([pluginId, pluginData]) => ({ pluginId, pluginData }))
    .sort((a, b) => byPath(a.pluginData, b.pluginData))
    .find(({ pluginData }) => isBelow(pathname, pluginData.path));
}

/** Any version may stand above the others; most often it is the last one. */
export function findActiveVersion(
  { versions }: GlobalPluginData,
  pathname: string,
): GlobalVersion | undefined {
  return [...versions].sort(byPath).find(({ path }) => isBelow(pathname, path));
}

export function useActivePlugin({ failfast }: UseDataOptions = {}): ActivePlugin | undefined {
  const data = useAllDocsData();
  const { pathname } = useLocation();
  const plugin = findActivePlugin(data, pathname);
  if (plugin || !failfast) return plugin;
  throw new Error(
    `Can't find active docs plugin for "${pathname}" pathname, while it was expected to be found.${import.meta.env.SSR ? explainPlaces(data) : ""}`,
  );
}

/** For authors; a visitor can do nothing about it. */
function explainPlaces(data: AllDocsData): string {
  const paths = Object.values(data).map(({ path }) => path);
  return ` Docs are served below: ${paths.join(", ") || "(no path)"}. A component that works on docs pages only may have been used elsewhere.`;
}

export function useActivePluginAndVersion(
  options?: UseDataOptions,
): { activePlugin: ActivePlugin; activeVersion: GlobalVersion | undefined } | undefined {
  const activePlugin = useActivePlugin(options);
  const { pathname } = useLocation();
  return (
    activePlugin && {
      activePlugin,
      activeVersion: findActiveVersion(activePlugin.pluginData, pathname),
    }
  );
}

export function useVersions(pluginId: string | undefined): GlobalVersion[] {
  return useDocsData(pluginId).versions;
}

function findLatestVersion({ versions }: GlobalPluginData): GlobalVersion {
  return versions.find(({ isLast }) => isLast) ?? versions[0]!;
}

export function useLatestVersion(pluginId: string | undefined): GlobalVersion {
  return findLatestVersion(useDocsData(pluginId));
}

export function useActiveVersion(pluginId: string | undefined): GlobalVersion | undefined {
  return findActiveVersion(useDocsData(pluginId), useLocation().pathname);
}

export function useActiveDocContext(pluginId: string | undefined): ActiveDocContext {
  const data = useDocsData(pluginId);
  const { pathname } = useLocation();
  // Docs of another plugin may lie below the path of these.
  const doc = useActiveDoc(pluginId ?? DEFAULT_PLUGIN_ID);
  return useMemo(() => {
    const activeVersion = findActiveVersion(data, pathname);
    if (!activeVersion || !doc) return { activeVersion, alternateDocVersions: {} };
    const { alternateDocVersions, cardDescriptions: _, ...activeDoc } = doc;
    return {
      activeVersion,
      activeDoc,
      alternateDocVersions: { ...alternateDocVersions, [activeVersion.name]: activeDoc },
    };
  }, [data, doc, pathname]);
}

/** The page brings its own doc along: the list of all docs isn't sent to the browser. */
export function useActiveDoc(pluginId?: string): ActiveDoc | undefined {
  const page = useContext(PageContext);
  return useMemo(() => {
    const route = page && findRouteOf(page, pluginId);
    return route ? readActiveDoc(route) : undefined;
  }, [page, pluginId]);
}

/** The page's own route, if the docs plugin with this id made it; with no id, if any did. */
function findRouteOf(route: LoadedRoute, pluginId?: string): LoadedRoute | undefined {
  const plugin = route.context?.plugin;
  if (plugin && (plugin.name !== PLUGIN_NAME || plugin.id !== (pluginId ?? plugin.id)))
    return undefined;
  const child = route.routes?.[0];
  return child ? findRouteOf(child, pluginId) : route;
}

function readActiveDoc(route: LoadedRoute): ActiveDoc | undefined {
  const doc = route["activeDoc"] as ActiveDoc | undefined;
  const category = route.props["categoryGeneratedIndex"] as PropCategoryGeneratedIndex | undefined;
  return doc ?? (category && { id: category.slug, path: route.path, sidebar: category.sidebar });
}

export function useDocVersionSuggestions(pluginId: string | undefined): DocVersionSuggestions {
  const latestVersionSuggestion = useLatestVersion(pluginId);
  const { alternateDocVersions } = useActiveDocContext(pluginId);
  return {
    latestVersionSuggestion,
    latestDocSuggestion: alternateDocVersions[latestVersionSuggestion.name],
  };
}
