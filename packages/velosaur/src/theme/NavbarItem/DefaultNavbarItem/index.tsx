import DefaultNavbarItemDesktop from "@theme/NavbarItem/DefaultNavbarItem/Desktop";
import DefaultNavbarItemMobile from "@theme/NavbarItem/DefaultNavbarItem/Mobile";
import type { ReactNode } from "react";
import type { NavbarItemProps } from "../types.ts";

export type Props = NavbarItemProps;

export default function DefaultNavbarItem(itemProps: Props): ReactNode {
  const { mobile = false, position: _position, ...props } = itemProps;
  const Item = mobile ? DefaultNavbarItemMobile : DefaultNavbarItemDesktop;
  return (
    <Item
      {...props}
      activeClassName={
        props.activeClassName ?? (mobile ? "menu__link--active" : "navbar__link--active")
      }
    />
  );
}
