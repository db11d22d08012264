import Icon from "@theme/DocCard/Heading/Icon";
import Text from "@theme/DocCard/Heading/Text";
import Heading from "@theme/Heading";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../common/classes.ts";
import type { SidebarItem } from "../../../shared/sidebar.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly item: SidebarItem;
  readonly icon?: ReactNode;
  readonly title: string;
}

export default function DocCardHeading({ item, icon, title }: Props): ReactNode {
  return (
    <Heading
      as="h2"
      className={clsx("text--truncate", classes.docCardHeading, styles.cardTitle)}
      title={title}
    >
      {icon && <Icon item={item} icon={icon} />}
      <Text item={item} title={title} />
    </Heading>
  );
}
