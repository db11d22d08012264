import { useColorMode } from "./color-mode.tsx";
import { type PrismTheme, useThemeConfig } from "./theme-config.ts";

/** The highlighter's theme for the colour mode of the moment. */
export function usePrismTheme(): PrismTheme {
  const { prism } = useThemeConfig();
  const { isDarkTheme } = useColorMode();
  return isDarkTheme ? (prism.darkTheme ?? prism.theme) : prism.theme;
}
