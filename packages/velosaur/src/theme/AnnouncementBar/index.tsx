import { useThemeConfig } from "@docusaurus/theme-common";
import { useAnnouncementBar } from "@docusaurus/theme-common/internal";
import Bar from "@generated/announcement-bar";
import type { ReactNode } from "react";

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive } = useAnnouncementBar();
  return announcementBar && isActive ? <Bar /> : null;
}
