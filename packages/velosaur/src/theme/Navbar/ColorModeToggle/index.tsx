import { useColorMode, useThemeConfig } from "@docusaurus/theme-common";
import ColorModeToggle from "@theme/ColorModeToggle";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly className?: string;
}

export default function NavbarColorModeToggle({ className }: Props): ReactNode {
  const { navbar, colorMode: config } = useThemeConfig();
  const { colorMode, setColorMode } = useColorMode();
  if (config.disableSwitch) return null;
  return (
    <ColorModeToggle
      className={className}
      buttonClassName={clsx(navbar.style === "dark" && styles.darkNavbarColorModeToggle)}
      value={colorMode}
      onChange={setColorMode}
      respectPrefersColorScheme={false}
    />
  );
}
