import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../../common/classes.ts";
import type { SidebarItem } from "../../../../shared/sidebar.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly item: SidebarItem;
  readonly icon: ReactNode;
}

export default function DocCardHeadingIcon({ icon }: Props): ReactNode {
  return (
    <span className={clsx(classes.docCardIcon, styles.cardTitleIcon)} aria-hidden="true">
      {icon}
    </span>
  );
}
