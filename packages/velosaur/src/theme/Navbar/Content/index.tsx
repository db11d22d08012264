import {
  ErrorCauseBoundary,
  type NavbarItem as NavbarItemConfig,
  useThemeConfig,
} from "@docusaurus/theme-common";
import { splitNavbarItems, useNavbarMobileSidebar } from "@docusaurus/theme-common/internal";
import NavbarColorModeToggle from "@theme/Navbar/ColorModeToggle";
import NavbarLogo from "@theme/Navbar/Logo";
import NavbarMobileSidebarToggle from "@theme/Navbar/MobileSidebar/Toggle";
import NavbarSearch from "@theme/Navbar/Search";
import NavbarItem from "@theme/NavbarItem";
import SearchBar from "@theme/SearchBar";
import { clsx } from "clsx";
import { type ReactNode, Suspense } from "react";
import * as classes from "../../common/classes.ts";
import styles from "./styles.module.css";

const explain = (item: NavbarItemConfig, cause: Error): Error =>
  new Error(
    `This item of themeConfig.navbar.items cannot be shown:\n${JSON.stringify(item, null, 2)}`,
    { cause },
  );

function NavbarItems({ items }: { items: NavbarItemConfig[] }): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary key={index} onError={(error) => explain(item, error)}>
      <Suspense>
        <NavbarItem {...item} />
      </Suspense>
    </ErrorCauseBoundary>
  ));
}

export default function NavbarContent(): ReactNode {
  const { items } = useThemeConfig().navbar;
  const { disabled } = useNavbarMobileSidebar();
  const [leftItems, rightItems] = splitNavbarItems(items);
  const hasSearchItem = items.some(({ type }) => type === "search");
  return (
    <div className="navbar__inner">
      <div className={clsx(classes.navbarLeft, "navbar__items")}>
        {!disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <NavbarItems items={leftItems} />
      </div>
      <div className={clsx(classes.navbarRight, "navbar__items navbar__items--right")}>
        <NavbarItems items={rightItems} />
        <NavbarColorModeToggle className={styles.colorModeToggle} />
        {!hasSearchItem && (
          <NavbarSearch>
            <SearchBar />
          </NavbarSearch>
        )}
      </div>
    </div>
  );
}
