import { useThemeConfig } from "@docusaurus/theme-common";
import { useNavbarMobileSidebar } from "@docusaurus/theme-common/internal";
import NavbarItem from "@theme/NavbarItem";
import type { ReactNode } from "react";

export default function NavbarMobileSidebarPrimaryMenu(): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <ul className="menu__list">
      {useThemeConfig().navbar.items.map((item, index) => (
        <NavbarItem mobile {...item} onClick={toggle} key={index} />
      ))}
    </ul>
  );
}
