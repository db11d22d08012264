import DropdownNavbarItemDesktop from "@theme/NavbarItem/DropdownNavbarItem/Desktop";
import { lazy, type ReactNode } from "react";
import type { DropdownProps } from "../types.ts";

export type Props = DropdownProps;

// Within the mobile sidebar only, which waits for it.
const DropdownNavbarItemMobile = lazy(() => import("@theme/NavbarItem/DropdownNavbarItem/Mobile"));

export default function DropdownNavbarItem({ mobile = false, ...props }: Props): ReactNode {
  const Item = mobile ? DropdownNavbarItemMobile : DropdownNavbarItemDesktop;
  return <Item {...props} />;
}
