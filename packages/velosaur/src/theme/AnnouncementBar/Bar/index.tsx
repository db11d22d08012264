import { useThemeConfig } from "@docusaurus/theme-common";
import { useAnnouncementBar } from "@docusaurus/theme-common/internal";
import { translate } from "@docusaurus/Translate";
import AnnouncementBarCloseButton from "@theme/AnnouncementBar/CloseButton";
import AnnouncementBarContent from "@theme/AnnouncementBar/Content";
import { clsx } from "clsx";
import type { MouseEvent, ReactNode } from "react";
import * as classes from "../../common/classes.ts";
import styles from "./styles.module.css";

/** Who closed the bar by the keyboard goes on with what comes next: the button, and its focus, are gone. */
function focusNavbar({ detail }: MouseEvent): void {
  if (detail > 0) return;
  const controls = document.querySelectorAll<HTMLElement>(".navbar :is(a, button)");
  [...controls].find((control) => control.getClientRects().length > 0)?.focus();
}

export default function Bar(): ReactNode {
  const { close } = useAnnouncementBar();
  const { backgroundColor, textColor: color, isCloseable } = useThemeConfig().announcementBar!;
  return (
    <div
      className={clsx(classes.announcementBar, styles.announcementBar)}
      style={{ backgroundColor, color }}
      // A banner is the head of the page: many a site has one of its own.
      role="region"
      aria-label={translate({
        id: "theme.AnnouncementBar.ariaLabel",
        message: "Announcement",
      })}
    >
      <AnnouncementBarContent
        className={clsx(
          styles.announcementBarContent,
          isCloseable && styles.announcementBarCloseable,
        )}
      />
      {isCloseable && (
        <AnnouncementBarCloseButton
          onClick={(event) => {
            close();
            focusNavbar(event);
          }}
          className={styles.announcementBarClose}
        />
      )}
    </div>
  );
}
