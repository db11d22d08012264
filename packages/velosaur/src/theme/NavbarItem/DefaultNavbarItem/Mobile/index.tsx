import NavbarNavLink from "@theme/NavbarItem/NavbarNavLink";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { NavbarItemProps } from "../../types.ts";

export default function DefaultNavbarItemMobile(itemProps: NavbarItemProps): ReactNode {
  const { className, isDropdownItem: _isDropdownItem, ...props } = itemProps;
  return (
    <li className="menu__list-item">
      <NavbarNavLink {...props} className={clsx("menu__link", className)} />
    </li>
  );
}
