import type { TOCItem } from "@docusaurus/theme-common";
import TOCItems from "@theme/TOCItems";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly toc: readonly TOCItem[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

export default function TOCInline(props: Props): ReactNode {
  return (
    <div className={styles.tableOfContentsInline}>
      <TOCItems {...props} className="table-of-contents" linkClassName={null} />
    </div>
  );
}
