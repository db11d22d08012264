import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../../common/classes.ts";
import type { SidebarItem } from "../../../../shared/sidebar.ts";

export interface Props {
  readonly item: SidebarItem;
  readonly title: string;
}

export default function DocCardHeadingText({ title }: Props): ReactNode {
  return <span className={clsx(classes.docCardTitle, "cardTitleText_")}>{title}</span>;
}
