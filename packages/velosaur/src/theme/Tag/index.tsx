import Link from "@docusaurus/Link";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly permalink: string;
  readonly label: string;
  readonly count?: number;
  readonly description?: string;
}

export default function Tag({ permalink, label, count, description }: Props): ReactNode {
  return (
    <Link
      rel="tag"
      href={permalink}
      title={description}
      className={clsx(styles.tag, count ? styles.tagWithCount : styles.tagRegular)}
    >
      {label}
      {count && <span>{count}</span>}
    </Link>
  );
}
