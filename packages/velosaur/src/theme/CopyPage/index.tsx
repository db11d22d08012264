import { translate } from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

/** Copies the page as Markdown. A listener of the document does it. */
export default function CopyPage(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <button
      type="button"
      className={styles.copyPage}
      data-copy-page={baseUrl}
      data-copied-label={translate({ id: "theme.common.pageCopied", message: "Copied" })}
      data-script-only=""
    >
      {translate({ id: "theme.common.copyPage", message: "Copy as Markdown" })}
    </button>
  );
}
