/** `@docusaurus/theme-common`: what components of sites import. */

export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useDocsPreferredVersion,
} from "@docusaurus/plugin-content-docs/client";
export { processAdmonitionProps } from "./admonition-props.tsx";
export { useAnchorTargetClassName } from "./anchors.ts";
export { ThemeClassNames } from "./class-names.ts";
export { useColorMode } from "./color-mode.tsx";
export {
  Collapsible,
  type CollapsibleProps,
  Details,
  type DetailsProps,
  useCollapsible,
  type UseCollapsible,
} from "./collapsible.tsx";
export { ErrorBoundaryError } from "./error-chain.tsx";
export {
  ErrorBoundaryErrorMessageFallback,
  ErrorBoundaryTryAgainButton,
  ErrorCauseBoundary,
} from "./errors.tsx";
export { isMultiColumnFooterLinks } from "./footer.ts";
export { duplicates, groupBy, uniq } from "./lists.ts";
export {
  isRegexpStringMatch,
  isSamePath,
  useLocalPathname,
  useLocationChange,
} from "./location.ts";
export {
  HtmlClassNameProvider,
  PageMetadata,
  PluginHtmlClassNameProvider,
  useTitleFormatter,
} from "./metadata.tsx";
export { type NavbarSecondaryMenuComponent, NavbarSecondaryMenuFiller } from "./navbar.tsx";
export { usePluralForm } from "./plural.ts";
export { usePrismTheme } from "./prism-theme.ts";
export {
  mergeSearchParams,
  mergeSearchStrings,
  useClearQueryString,
  useHistorySelector,
  useQueryStringList,
} from "./query-strings.ts";
export { useQueryString, useQueryStringValue } from "./query-value.ts";
export {
  composeProviders,
  ReactContextError,
  useEvent,
  useIsomorphicLayoutEffect,
  usePrevious,
  useShallowMemoObject,
} from "./react.tsx";
export { prefersReducedMotion } from "./reduced-motion.ts";
export {
  useContextualSearchFilters,
  useSearchLinkCreator,
  useSearchQueryString,
} from "./search.ts";
export { SkipToContentFallbackId, SkipToContentLink } from "./skip-to-content.tsx";
export {
  createStorageSlot,
  listStorageKeys,
  type StorageSlot,
  type StorageType,
  useStorageSlot,
} from "./storage.ts";
export { listTagsByLetters, type TagLetterEntry, translateTagsPageTitle } from "./tags.ts";
export { ThemedComponent, type ThemedComponentProps } from "./themed-component.tsx";
export type {
  ColorMode,
  ColorModeConfig,
  Footer,
  FooterColumnItem,
  FooterLinkItem,
  FooterLogo,
  MultiColumnFooter,
  Navbar,
  NavbarItem,
  NavbarLogo,
  SimpleFooter,
  ThemeConfig,
  UserThemeConfig,
} from "./theme-config.ts";
export { useThemeConfig } from "./theme-config.ts";
export {
  type TOCItem,
  type TOCTreeNode,
  useFilteredAndTreeifiedTOC,
  useTOCHighlight,
  useTreeifiedTOC,
} from "./toc.ts";
export {
  DraftBannerMessage,
  DraftBannerTitle,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from "./visibility.tsx";
export { useWindowSize, type WindowSize } from "./window-size.ts";
