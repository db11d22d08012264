import { Collapsible, type TOCItem, useCollapsible } from "@docusaurus/theme-common";
import TOCCollapsibleCollapseButton from "@theme/TOCCollapsible/CollapseButton";
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

export default function TOCCollapsible({ className, ...props }: Props): ReactNode {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true });
  return (
    <div
      className={clsx(
        styles.tocCollapsible,
        !collapsed && styles.tocCollapsibleExpanded,
        className,
      )}
      data-script-only=""
    >
      <TOCCollapsibleCollapseButton collapsed={collapsed} onClick={toggleCollapsed} />
      <Collapsible lazy as="div" className={styles.tocCollapsibleContent} collapsed={collapsed}>
        <TOCItems {...props} />
      </Collapsible>
    </div>
  );
}
