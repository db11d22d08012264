/** `@docusaurus/theme-common/internal`: what copies of the theme's own components import besides. */

// Of docs and blogs, components that were copied from upstream's before 3.5 ask here.
export {
  type BlogPostContextValue,
  BlogPostProvider,
  useBlogPost,
  useVisibleBlogSidebarItems,
} from "@docusaurus/plugin-content-blog/client";
export {
  type DocContextValue,
  DocProvider,
  DocSidebarItemsExpandedStateProvider,
  DocsPreferredVersionContextProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  findFirstSidebarItemLink,
  findSidebarCategory,
  getDocsVersionSearchTag as docVersionSearchTag,
  isActiveSidebarItem,
  isVisibleSidebarItem,
  useDoc,
  useDocById,
  useDocRootMetadata,
  useDocSidebarItemsExpandedState,
  useDocsPreferredVersionByPluginId,
  useDocsSidebar,
  useDocsVersion,
  useDocsVersionCandidates,
  useLayoutDoc,
  useLayoutDocsSidebar,
  useSidebarBreadcrumbs,
  useVisibleSidebarItems,
} from "@docusaurus/plugin-content-docs/client";
export { type AlternatePage, useAlternatePageUtils } from "./alternate-page.ts";
export { AnnouncementBarProvider, useAnnouncementBar } from "./announcement-bar.tsx";
export {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  translateBlogAuthorsListPageTitle,
  useBlogAuthorPageTitle,
  useBlogTagsPostsPageTitle,
} from "./blog.tsx";
export {
  CodeBlockContextProvider,
  type CodeBlockMetadata,
  containsLineNumbers,
  createCodeBlockMetadata,
  getLineNumbersStart,
  getPrismCssVariables,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
  useCodeBlockContext,
} from "./code-block.tsx";
export { useCodeWordWrap, type WordWrap } from "./code-word-wrap.ts";
export { type ColorModeContextValue, ColorModeProvider } from "./color-mode.tsx";
export { useDateTimeFormat } from "./dates.ts";
export { useDocCardDescriptionCategoryItemsPlural } from "./doc-card.ts";
export { extractLeadingEmoji, type LeadingEmoji } from "./emoji.ts";
export { useHomePageRoute } from "./home-page.ts";
export { type TitleFormatter, TitleFormatterProvider, useLogoLink } from "./metadata.tsx";
export {
  keyboardFocusedClassName,
  NavbarProvider,
  splitNavbarItems,
  useHideableNavbar,
  useKeyboardNavigation,
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from "./navbar.tsx";
export { useHistoryPopHandler } from "./query-strings.ts";
export {
  ScrollControllerProvider,
  useBackToTopButton,
  useScrollController,
  useScrollPosition,
  useScrollPositionBlocker,
  useSmoothScrollTo,
} from "./scroll.tsx";
export { DEFAULT_SEARCH_TAG } from "./search.ts";
export { useSkipToContent } from "./skip-to-content.tsx";
export { StrokeIcon, type StrokeIconProps } from "./stroke-icon.tsx";
export {
  sanitizeTabsChildren,
  type TabItemProps,
  type TabsProps,
  TabsProvider,
  type TabsState,
  type TabValue,
  useTabs,
  useTabsContextValue,
} from "./tabs.tsx";
export type { TOCHighlightConfig } from "./toc.ts";
export * from "./index.ts";
