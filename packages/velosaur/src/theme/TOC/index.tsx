import Translate from "@docusaurus/Translate";
import type { TOCItem } from "@docusaurus/theme-common";
import TOCItems from "@theme/TOCItems";
import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly toc: readonly TOCItem[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
  readonly className?: string;
}

// Its own class on the links lets the highlight tell this list from one within the page.
const linkClassName = "table-of-contents__link toc-highlight";
const linkActiveClassName = "table-of-contents__link--active";

export default function TOC({ className, ...props }: Props): ReactNode {
  const titleId = useId();
  return (
    <nav
      className={clsx(styles.tableOfContents, "thin-scrollbar", className)}
      aria-labelledby={titleId}
    >
      <div className={styles.title} id={titleId}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </div>
      <TOCItems
        {...props}
        linkClassName={linkClassName}
        linkActiveClassName={linkActiveClassName}
      />
    </nav>
  );
}
