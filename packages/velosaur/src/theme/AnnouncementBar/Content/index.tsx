import { useThemeConfig } from "@docusaurus/theme-common";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./styles.module.css";

export default function AnnouncementBarContent(props: ComponentProps<"div">): ReactNode {
  return (
    <div
      {...props}
      className={clsx(styles.content, props.className)}
      // The site's own configuration, which is HTML by contract.
      dangerouslySetInnerHTML={{ __html: useThemeConfig().announcementBar!.content }}
    />
  );
}
