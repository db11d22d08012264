import { useThemeConfig } from "./theme-config.ts";

/** Class of an element that links lead to, so that the navbar doesn't cover it. */
export function useAnchorTargetClassName(id: string | undefined): string | undefined {
  const { hideOnScroll } = useThemeConfig().navbar;
  if (id === undefined) return undefined;
  return hideOnScroll ? "anchorTargetHideOnScrollNavbar" : "anchorTargetStickyNavbar";
}
