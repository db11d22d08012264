import { translate } from "@docusaurus/Translate";
import type { TOCItem } from "@docusaurus/theme-common";
import TOCItems from "@theme/TOCItems";
import { clsx } from "clsx";
import type { ReactNode } from "react";
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
  return (
    <nav
      className={clsx(styles.tableOfContents, "thin-scrollbar", className)}
      // Shown above the links by the stylesheet: it is no text of the page.
      aria-label={translate({
        id: "theme.TOCCollapsible.toggleButtonLabel",
        message: "On this page",
      })}
    >
      <TOCItems
        {...props}
        linkClassName={linkClassName}
        linkActiveClassName={linkActiveClassName}
      />
    </nav>
  );
}
