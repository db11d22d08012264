import Link from "@docusaurus/Link";
import Description from "@theme/DocCard/Description";
import Heading from "@theme/DocCard/Heading";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../common/classes.ts";
import type { SidebarItem } from "../../../shared/sidebar.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly item: SidebarItem;
  readonly className?: string;
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly description?: string;
}

export default function DocCardLayout(props: Props): ReactNode {
  const { item, className, href, icon, title, description } = props;
  return (
    <Link
      href={href}
      className={clsx(
        "card padding--lg",
        classes.docCardContainer,
        styles.cardContainer,
        className,
      )}
    >
      <Heading item={item} icon={icon} title={title} />
      {description && <Description item={item} description={description} />}
    </Link>
  );
}
