import isInternalUrl from "@docusaurus/isInternalUrl";
import Link from "@docusaurus/Link";
import { isActiveSidebarItem } from "@docusaurus/plugin-content-docs/client";
import type { Props as ItemProps } from "@theme/DocSidebarItem";
import IconExternalLink from "@theme/Icon/ExternalLink";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { SidebarItemLink } from "../../../shared/sidebar.ts";
import * as classes from "../../common/classes.ts";

export type Props = ItemProps<SidebarItemLink>;

export default function DocSidebarItemLink(linkProps: Props): ReactNode {
  const { item, onItemClick, activePath, level, index: _index, ...props } = linkProps;
  const { href, label, className, autoAddBaseUrl } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternalLink = isInternalUrl(href);
  return (
    <li
      className={clsx(
        classes.docSidebarItemLink,
        classes.docSidebarItemLinkLevel(level),
        "menu__list-item",
        className,
      )}
    >
      <Link
        className={clsx(
          "menu__link",
          !isInternalLink && "menuExternalLink_",
          isActive && "menu__link--active",
        )}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? "page" : undefined}
        to={href}
        {...(isInternalLink && onItemClick && { onClick: () => onItemClick(item) })}
        {...props}
      >
        <span className="menu__link-text">{label}</span>
        {!isInternalLink && <IconExternalLink className="externalLinkIcon_" />}
      </Link>
    </li>
  );
}
