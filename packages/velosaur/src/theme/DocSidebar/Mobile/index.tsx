import {
  NavbarSecondaryMenuFiller,
  useNavbarMobileSidebar,
} from "@docusaurus/theme-common/internal";
import DocSidebarItems from "@theme/DocSidebarItems";
import { clsx } from "clsx";
import { memo, type ReactNode } from "react";
import type { SidebarItem } from "../../../shared/sidebar.ts";
import type { Props } from "../index.tsx";
import * as classes from "../../common/classes.ts";

interface MenuProps {
  readonly sidebar: readonly SidebarItem[];
  readonly path: string;
}

function SecondaryMenu({ sidebar, path }: MenuProps): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  return (
    <ul className={clsx(classes.docSidebarMenu, "menu__list")}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        onItemClick={(item) => {
          const leadsElsewhere = item.type === "link" || (item.type === "category" && item.href);
          if (leadsElsewhere && shown) toggle();
        }}
        level={1}
      />
    </ul>
  );
}

function DocSidebarMobile({ sidebar, path }: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={{ sidebar, path }} />;
}

export default memo(DocSidebarMobile);
