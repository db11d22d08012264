import { useThemeConfig } from "@docusaurus/theme-common";
import CollapseButton from "@theme/DocSidebar/Desktop/CollapseButton";
import Content from "@theme/DocSidebar/Desktop/Content";
import Logo from "@theme/Logo";
import { clsx } from "clsx";
import { memo, type ReactNode } from "react";
import type { Props } from "../index.tsx";
import styles from "./styles.module.css";

function DocSidebarDesktop({ path, sidebar, onCollapse, isHidden }: Props): ReactNode {
  const { navbar, docs } = useThemeConfig();
  const { hideOnScroll } = navbar;
  return (
    <div
      className={clsx(
        styles.sidebar,
        hideOnScroll && styles.sidebarWithHideableNavbar,
        isHidden && styles.sidebarHidden,
      )}
    >
      {hideOnScroll && <Logo tabIndex={-1} className={styles.sidebarLogo} />}
      <Content path={path} sidebar={sidebar} />
      {docs.sidebar.hideable && <CollapseButton onClick={onCollapse} />}
    </div>
  );
}

export default memo(DocSidebarDesktop);
