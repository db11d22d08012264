import { useColorMode, useThemeConfig } from "@docusaurus/theme-common";
import ColorModeToggle from "@theme/ColorModeToggle";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import OwnToggle from "../../ColorModeToggle/index.tsx";
import styles from "./styles.module.css";

export interface Props {
  readonly className?: string;
}

export default function NavbarColorModeToggle({ className }: Props): ReactNode {
  const { navbar, colorMode: config } = useThemeConfig();
  const { colorMode, colorModeChoice, setColorMode } = useColorMode();
  if (config.disableSwitch) return null;
  // Ours changes between two modes. A site's own may offer the visitor's system as a third.
  const isOwn = ColorModeToggle === OwnToggle;
  return (
    <ColorModeToggle
      className={className}
      buttonClassName={clsx(navbar.style === "dark" && styles.darkNavbarColorModeToggle)}
      value={isOwn ? colorMode : colorModeChoice}
      onChange={setColorMode}
      respectPrefersColorScheme={!isOwn && config.respectPrefersColorScheme}
    />
  );
}
