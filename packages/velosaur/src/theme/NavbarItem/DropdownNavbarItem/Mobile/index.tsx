import {
  Collapsible,
  isRegexpStringMatch,
  isSamePath,
  useCollapsible,
  useLocalPathname,
} from "@docusaurus/theme-common";
import { useLocation } from "@docusaurus/router";
import { translate } from "@docusaurus/Translate";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import NavbarItem from "@theme/NavbarItem";
import NavbarNavLink from "@theme/NavbarItem/NavbarNavLink";
import { clsx } from "clsx";
import { type MouseEvent, type ReactNode, useEffect } from "react";
import { splitHref } from "../../../../shared/url/pathname.ts";
import { clickOnSpace } from "../../../common/click-on-space.ts";
import type { DropdownProps, NavbarItemProps } from "../../types.ts";

/** Tells whether the page is an item's own, or below it. Addresses may have the base URL, a query and a hash. */
function useActiveCheck(): (item: NavbarItemProps) => boolean {
  const { pathname } = useLocation();
  const localPathname = useLocalPathname();
  const { withBaseUrl } = useBaseUrlUtils();
  return ({ to, activeBaseRegex, activeBasePath }) =>
    (to !== undefined && isSamePath(withBaseUrl(splitHref(to).pathname), pathname)) ||
    isRegexpStringMatch(activeBaseRegex, localPathname) ||
    (activeBasePath !== undefined && localPathname.startsWith(activeBasePath));
}

const translateToggle = (isCollapsed: boolean): string =>
  isCollapsed
    ? translate({
        id: "theme.navbar.mobileDropdown.collapseButton.expandAriaLabel",
        message: "Expand the dropdown",
      })
    : translate({
        id: "theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel",
        message: "Collapse the dropdown",
      });

/** Opens when its own page, or that of one of its items, is reached. */
function useDropdown(isActive: boolean): {
  collapsed: boolean;
  toggle: (event: MouseEvent) => void;
} {
  const { collapsed, toggleCollapsed, setCollapsed } = useCollapsible({
    initialState: () => !isActive,
  });
  useEffect(() => {
    if (isActive) setCollapsed(false);
  }, [isActive, setCollapsed]);
  const toggle = (event: MouseEvent): void => {
    event.preventDefault();
    toggleCollapsed();
  };
  return { collapsed, toggle };
}

export default function DropdownNavbarItemMobile(props: DropdownProps): ReactNode {
  const {
    items,
    className,
    position: _,
    onClick,
    dropdownActiveClassDisabled,
    ...linkProps
  } = props;
  const isItemActive = useActiveCheck();
  const isActive = !dropdownActiveClassDisabled && items.some(isItemActive);
  const { collapsed, toggle } = useDropdown(isActive || isItemActive(linkProps));
  const href = linkProps.to ?? linkProps.href;
  return (
    <li className={clsx("menu__list-item", collapsed && "menu__list-item--collapsed")}>
      <div
        className={clsx(
          "menu__list-item-collapsible",
          isActive && "menu__list-item-collapsible--active",
        )}
      >
        <NavbarNavLink
          {...linkProps}
          role={href ? undefined : "button"}
          aria-expanded={href ? undefined : !collapsed}
          href={href ? linkProps.href : "#"}
          className={clsx(
            "menu__link",
            !href && "menu__link--sublist menu__link--sublist-caret",
            className,
          )}
          onClick={href ? onClick : toggle}
          onKeyDown={href ? undefined : clickOnSpace}
        />
        {href && (
          <button
            type="button"
            aria-label={translateToggle(collapsed)}
            aria-expanded={!collapsed}
            className="clean-btn menu__caret"
            onClick={toggle}
          />
        )}
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
