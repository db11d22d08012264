import { translate } from "@docusaurus/Translate";
import { useBackToTopButton } from "@docusaurus/theme-common/internal";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../common/classes.ts";
import styles from "./styles.module.css";

export default function BackToTopButton(): ReactNode {
  const { shown, scrollToTop } = useBackToTopButton({ threshold: 300 });
  return (
    <button
      aria-label={translate({
        id: "theme.BackToTopButton.buttonAriaLabel",
        message: "Scroll back to top",
      })}
      className={clsx(
        "clean-btn",
        classes.backToTopButton,
        styles.backToTopButton,
        shown && styles.backToTopButtonShow,
      )}
      type="button"
      onClick={scrollToTop}
    />
  );
}
