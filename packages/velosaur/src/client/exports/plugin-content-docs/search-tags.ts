import { useActivePluginAndVersion, useAllDocsData } from "./global-docs.ts";
import { getDocsVersionSearchTag } from "./layout-docs.tsx";
import { useDocsPreferredVersionByPluginId } from "./preferred-version.tsx";

/** Tags of the docs that a search from the current page is about, one per docs plugin. */
export function useDocsContextualSearchTags(): string[] {
  const data = useAllDocsData();
  const active = useActivePluginAndVersion();
  const preferred = useDocsPreferredVersionByPluginId();
  return Object.entries(data).map(([pluginId, { versions }]) => {
    const activeVersion =
      active?.activePlugin.pluginId === pluginId ? active.activeVersion : undefined;
    const version =
      activeVersion ?? preferred[pluginId] ?? versions.find(({ isLast }) => isLast) ?? versions[0];
    return getDocsVersionSearchTag(pluginId, version?.name ?? "current");
  });
}
