import { translate } from "@docusaurus/Translate";
import IconArrow from "@theme/Icon/Arrow";
import { clsx } from "clsx";
import type { MouseEventHandler, ReactNode } from "react";
import styles from "./styles.module.css";

export default function CollapseButton({
  onClick,
}: {
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}): ReactNode {
  return (
    <button
      type="button"
      title={translate({
        id: "theme.docs.sidebar.collapseButtonTitle",
        message: "Collapse sidebar",
      })}
      aria-label={translate({
        id: "theme.docs.sidebar.collapseButtonAriaLabel",
        message: "Collapse sidebar",
      })}
      data-script-only=""
      className={clsx("clean-btn", styles.collapseSidebarButton)}
      onClick={onClick}
    >
      <IconArrow className={styles.collapseSidebarButtonIcon} />
    </button>
  );
}
