import createRare from "velosaur/client/createRare";
import {
  DocSidebarItemsExpandedStateProvider,
  useVisibleSidebarItems,
} from "@docusaurus/plugin-content-docs/client";
import { memo, type ReactNode } from "react";
import { LONG_LEVEL } from "velosaur/client/sidebarPlaces";
import { type Props as LevelProps, SidebarLevel } from "./SidebarLevel.tsx";

export type Props = Omit<LevelProps, "from">;

const LongLevel = createRare(() => import("./LongLevel.tsx"));

function DocSidebarItems({ items, ...shared }: Props): ReactNode {
  const visible = useVisibleSidebarItems(items, shared.activePath);
  const Level = visible.length > LONG_LEVEL ? LongLevel : SidebarLevel;
  return (
    <DocSidebarItemsExpandedStateProvider>
      <Level items={visible} {...shared} />
    </DocSidebarItemsExpandedStateProvider>
  );
}

export default memo(DocSidebarItems);
