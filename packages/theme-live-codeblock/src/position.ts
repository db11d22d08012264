import { useThemeConfig } from "@docusaurus/theme-common";

export type PlaygroundPosition = "top" | "bottom";

/** Where a site wants to see what comes of live code. */
export const usePlaygroundPosition = (): PlaygroundPosition =>
  (useThemeConfig() as { liveCodeBlock?: { playgroundPosition?: PlaygroundPosition } })
    .liveCodeBlock?.playgroundPosition ?? "bottom";
