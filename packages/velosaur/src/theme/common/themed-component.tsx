import useIsBrowser from "@docusaurus/useIsBrowser";
import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { useColorMode } from "./color-mode.tsx";
import type { ColorMode } from "./theme-config.ts";

export interface ThemedComponentProps {
  readonly className?: string;
  readonly children: (variant: { theme: ColorMode; className: string }) => ReactNode;
}

const MODES: readonly ColorMode[] = ["light", "dark"];

/** Renders something for each colour mode until the browser knows which one it is; CSS shows the right one. */
export function ThemedComponent({ className, children }: ThemedComponentProps): ReactNode {
  const { colorMode } = useColorMode();
  const themes = useIsBrowser() ? [colorMode] : MODES;
  return themes.map((theme) => (
    <Fragment key={theme}>
      {children({
        theme,
        className: clsx(className, "themedComponent", `themedComponent--${theme}`),
      })}
    </Fragment>
  ));
}
