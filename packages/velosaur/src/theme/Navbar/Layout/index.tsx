import { translate } from "@docusaurus/Translate";
import { useThemeConfig } from "@docusaurus/theme-common";
import { useHideableNavbar, useNavbarMobileSidebar } from "@docusaurus/theme-common/internal";
import NavbarMobileSidebar from "@theme/Navbar/MobileSidebar";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../common/classes.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly children: ReactNode;
}

export default function NavbarLayout({ children }: Props): ReactNode {
  const { hideOnScroll, style } = useThemeConfig().navbar;
  const { shown, toggle } = useNavbarMobileSidebar();
  const { navbarRef, isNavbarVisible } = useHideableNavbar(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({ id: "theme.NavBar.navAriaLabel", message: "Main" })}
      className={clsx(
        classes.navbar,
        "navbar",
        "navbar--fixed-top",
        hideOnScroll && [styles.navbarHideable, !isNavbarVisible && !shown && styles.navbarHidden],
        style && `navbar--${style}`,
        shown && "navbar-sidebar--show",
      )}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
