import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../common/classes.ts";
import type { SidebarItem } from "../../../shared/sidebar.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly item: SidebarItem;
  readonly description: string;
}

export default function DocCardDescription({ description }: Props): ReactNode {
  return (
    <p
      className={clsx("text--truncate", classes.docCardDescription, styles.cardDescription)}
      title={description}
    >
      {description}
    </p>
  );
}
