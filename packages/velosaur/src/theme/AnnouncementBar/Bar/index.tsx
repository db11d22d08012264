import { useThemeConfig } from "@docusaurus/theme-common";
import { useAnnouncementBar } from "@docusaurus/theme-common/internal";
import AnnouncementBarCloseButton from "@theme/AnnouncementBar/CloseButton";
import AnnouncementBarContent from "@theme/AnnouncementBar/Content";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../../common/classes.ts";
import styles from "./styles.module.css";

export default function Bar(): ReactNode {
  const { close } = useAnnouncementBar();
  const { backgroundColor, textColor: color, isCloseable } = useThemeConfig().announcementBar!;
  return (
    <div
      className={clsx(classes.announcementBar, styles.announcementBar)}
      style={{ backgroundColor, color }}
      role="banner"
    >
      <AnnouncementBarContent
        className={clsx(
          styles.announcementBarContent,
          isCloseable && styles.announcementBarCloseable,
        )}
      />
      {isCloseable && (
        <AnnouncementBarCloseButton onClick={close} className={styles.announcementBarClose} />
      )}
    </div>
  );
}
