/** `@docusaurus/plugin-content-docs/client`, by upstream's names. */

export {
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useActiveVersion,
  useAllDocsData,
  useDocsData,
  useDocVersionSuggestions,
  useLatestVersion,
  useVersions,
} from "./global-docs.ts";
export {
  type DocContextValue,
  DocProvider,
  DocSidebarItemsExpandedStateProvider,
  DocsSidebarProvider,
  type DocsSidebarValue,
  DocsVersionProvider,
  useDoc,
  useDocById,
  useDocSidebarItemsExpandedState,
  useDocsSidebar,
  useDocsVersion,
} from "./docs-contexts.tsx";
export {
  findFirstSidebarItemCategoryLink,
  findFirstSidebarItemLink,
  findSidebarCategory,
  isActiveSidebarItem,
  isVisibleSidebarItem,
  useSidebarBreadcrumbs,
  useVisibleSidebarItems,
} from "./sidebar-items.ts";
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
} from "./sidebar-category.ts";
export { useDocsContextualSearchTags } from "./search-tags.ts";
export {
  getDocsVersionSearchTag,
  useDocRootMetadata,
  useDocsVersionCandidates,
  useLayoutDoc,
  useLayoutDocsSidebar,
} from "./layout-docs.tsx";
export {
  DocsPreferredVersionContextProvider,
  useDocsPreferredVersion,
  useDocsPreferredVersionByPluginId,
} from "./preferred-version.tsx";
export { useBreadcrumbsStructuredData } from "./structured-data.ts";
export type * from "./types.ts";
