import { translate } from "@docusaurus/Translate";
import DocSidebarItems from "@theme/DocSidebarItems";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { SidebarItem } from "../../../../shared/sidebar.ts";
import * as classes from "../../../common/classes.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly path: string;
  readonly sidebar: readonly SidebarItem[];
  readonly className?: string;
}

export default function DocSidebarDesktopContent({ path, sidebar, className }: Props): ReactNode {
  return (
    <nav
      aria-label={translate({ id: "theme.docs.sidebar.navAriaLabel", message: "Docs sidebar" })}
      className={clsx("menu thin-scrollbar", styles.menu, className)}
    >
      <ul className={clsx(classes.docSidebarMenu, "menu__list")}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
