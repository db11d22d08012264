/** `@docusaurus/theme-common`: what components of sites import. */

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
  useQueryString,
  useQueryStringValue,
} from "./location.ts";
export {
  HtmlClassNameProvider,
  PageMetadata,
  PluginHtmlClassNameProvider,
  useTitleFormatter,
} from "./metadata.tsx";
export { usePluralForm } from "./plural.ts";
export { usePrismTheme } from "./prism-theme.ts";
export {
  composeProviders,
  ReactContextError,
  useEvent,
  useIsomorphicLayoutEffect,
  usePrevious,
  useShallowMemoObject,
} from "./react.tsx";
export {
  createStorageSlot,
  listStorageKeys,
  type StorageSlot,
  type StorageType,
  useStorageSlot,
} from "./storage.ts";
export { listTagsByLetters, type TagLetterEntry, translateTagsPageTitle } from "./tags.ts";
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
