import { translate } from "@docusaurus/Translate";
import IconArrow from "@theme/Icon/Arrow";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export default function DocRootLayoutSidebarExpandButton({
  toggleSidebar,
}: {
  readonly toggleSidebar: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={`clean-btn ${styles.expandButton}`}
      title={translate({ id: "theme.docs.sidebar.expandButtonTitle", message: "Expand sidebar" })}
      aria-label={translate({
        id: "theme.docs.sidebar.expandButtonAriaLabel",
        message: "Expand sidebar",
      })}
      onClick={toggleSidebar}
    >
      <IconArrow className={styles.expandButtonIcon} />
    </button>
  );
}
