import NavbarNavLink from "@theme/NavbarItem/NavbarNavLink";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { NavbarItemProps } from "../../types.ts";

export default function DefaultNavbarItemDesktop(props: NavbarItemProps): ReactNode {
  const { className, isDropdownItem = false, ...linkProps } = props;
  const link = (
    <NavbarNavLink
      {...linkProps}
      className={clsx(isDropdownItem ? "dropdown__link" : "navbar__item navbar__link", className)}
      isDropdownLink={isDropdownItem}
    />
  );
  return isDropdownItem ? <li>{link}</li> : link;
}
