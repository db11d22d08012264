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

export default function Tag({ label, count, ...tag }: Props): ReactNode {
  const kind = count ? styles.tagWithCount : styles.tagRegular;
  return (
    <Link rel="tag" href={tag.permalink} title={tag.description} className={clsx(styles.tag, kind)}>
      {label}
      {count ? <span>{count}</span> : null}
    </Link>
  );
}
