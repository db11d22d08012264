import { useWindowSize } from "@docusaurus/theme-common";
import DocSidebarDesktop from "@theme/DocSidebar/Desktop";
import DocSidebarMobile from "@theme/DocSidebar/Mobile";
import type { ReactNode } from "react";
import type { SidebarItem } from "../../shared/sidebar.ts";

export interface Props {
  readonly path: string;
  readonly sidebar: readonly SidebarItem[];
  readonly onCollapse: () => void;
  readonly isHidden: boolean;
}

export default function DocSidebar(props: Props): ReactNode {
  // On the server both are made: CSS shows the one that fits.
  const windowSize = useWindowSize();
  return (
    <>
      {windowSize !== "mobile" && <DocSidebarDesktop {...props} />}
      {windowSize === "mobile" && <DocSidebarMobile {...props} />}
    </>
  );
}
