import { translate } from "@docusaurus/Translate";
import IconArrow from "@theme/Icon/Arrow";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

const findLabel = (): string =>
  translate({ id: "theme.docs.sidebar.expandButtonTitle", message: "Expand sidebar" });

export default function DocRootLayoutSidebarExpandButton({
  toggleSidebar,
}: {
  readonly toggleSidebar: () => void;
}): ReactNode {
  const label = findLabel();
  return (
    <button
      type="button"
      className={`clean-btn ${styles.expandButton}`}
      title={label}
      aria-label={label}
      onClick={toggleSidebar}
    >
      <IconArrow className={styles.expandButtonIcon} />
    </button>
  );
}
