import Link from "@docusaurus/Link";
import { translate } from "@docusaurus/Translate";
import { clsx } from "clsx";
import type { MouseEvent, MouseEventHandler, ReactNode } from "react";
import { clickOnSpace } from "../../common/click-on-space.ts";

interface CollapseButtonProps {
  collapsed: boolean;
  categoryLabel: string;
  onClick: MouseEventHandler;
}

const translateToggle = (isCollapsed: boolean, label: string): string =>
  isCollapsed
    ? translate(
        {
          id: "theme.DocSidebarItem.expandCategoryAriaLabel",
          message: "Expand sidebar category '{label}'",
        },
        { label },
      )
    : translate(
        {
          id: "theme.DocSidebarItem.collapseCategoryAriaLabel",
          message: "Collapse sidebar category '{label}'",
        },
        { label },
      );

export function CollapseButton({
  collapsed,
  categoryLabel,
  onClick,
}: CollapseButtonProps): ReactNode {
  return (
    <button
      aria-label={translateToggle(collapsed, categoryLabel)}
      aria-expanded={!collapsed}
      data-script-only=""
      type="button"
      className="clean-btn menu__caret"
      onClick={onClick}
    />
  );
}

interface CategoryLinkProps {
  label: string;
  href: string | undefined;
  isButton: boolean;
  isActive: boolean;
  isCurrentPage: boolean;
  isCollapsible: boolean;
  isExpanded: boolean;
  onClick: (event: MouseEvent) => void;
  tabIndex?: number;
}

export function CategoryLink(props: CategoryLinkProps): ReactNode {
  const { label, href, isButton, isActive, isCurrentPage, isCollapsible, isExpanded, ...rest } =
    props;
  return (
    <Link
      className={clsx(
        "menu__link",
        isCollapsible && "menu__link--sublist",
        isCollapsible && isButton && "menu__link--sublist-caret",
        isActive && "menu__link--active",
      )}
      href={href}
      {...(isButton && {
        role: "button",
        "aria-expanded": isExpanded,
        onKeyDown: clickOnSpace,
        "data-nonav": "",
      })}
      aria-current={isCurrentPage ? "page" : undefined}
      {...rest}
    >
      <span className="menu__link-text">{label}</span>
    </Link>
  );
}
