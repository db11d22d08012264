import { translate } from "@docusaurus/Translate";
import IconArrow from "@theme/Icon/Arrow";
import { clsx } from "clsx";
import type { MouseEventHandler, ReactNode } from "react";
import styles from "./styles.module.css";

const findLabel = (): string =>
  translate({ id: "theme.docs.sidebar.collapseButtonTitle", message: "Collapse sidebar" });

export default function CollapseButton({
  onClick,
}: {
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}): ReactNode {
  const label = findLabel();
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      data-script-only=""
      className={clsx("clean-btn", styles.collapseSidebarButton)}
      onClick={onClick}
    >
      <IconArrow className={styles.collapseSidebarButtonIcon} />
    </button>
  );
}
