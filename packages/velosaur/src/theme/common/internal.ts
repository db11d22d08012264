/** `@docusaurus/theme-common/internal`: what copies of the theme's own components import besides. */

export { AnnouncementBarProvider, useAnnouncementBar } from "./announcement-bar.tsx";
export {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  translateBlogAuthorsListPageTitle,
  useBlogAuthorPageTitle,
  useBlogTagsPostsPageTitle,
} from "./blog.tsx";
export { type ColorModeContextValue, ColorModeProvider } from "./color-mode.tsx";
export { useDateTimeFormat } from "./dates.ts";
export { useLogoLink } from "./metadata.tsx";
export {
  keyboardFocusedClassName,
  NavbarProvider,
  NavbarSecondaryMenuFiller,
  type NavbarSecondaryMenuComponent,
  splitNavbarItems,
  useHideableNavbar,
  useKeyboardNavigation,
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from "./navbar.tsx";
export {
  ScrollControllerProvider,
  useBackToTopButton,
  useScrollController,
  useScrollPosition,
  useScrollPositionBlocker,
  useSmoothScrollTo,
} from "./scroll.tsx";
export {
  SkipToContentLink,
  skipToContentFallbackId,
  useSkipToContent,
} from "./skip-to-content.tsx";
export { StrokeIcon, type StrokeIconProps } from "./stroke-icon.tsx";
export {
  sanitizeTabsChildren,
  type TabItemProps,
  type TabsProps,
  type TabValue,
  useTabs,
} from "./tabs.tsx";
export * from "./index.ts";
