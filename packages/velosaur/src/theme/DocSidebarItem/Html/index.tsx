import type { Props as ItemProps } from "@theme/DocSidebarItem";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { SidebarItemHtml } from "../../../shared/sidebar.ts";
import * as classes from "../../common/classes.ts";

export type Props = ItemProps<SidebarItemHtml>;

export default function DocSidebarItemHtml({ item, level }: Props): ReactNode {
  return (
    <li
      className={clsx(
        classes.docSidebarItemLink,
        classes.docSidebarItemLinkLevel(level),
        item.defaultStyle && "menu__list-item menu__html",
        item.className,
      )}
      // The site's own configuration, which is HTML by contract.
      dangerouslySetInnerHTML={{ __html: item.value }}
    />
  );
}
