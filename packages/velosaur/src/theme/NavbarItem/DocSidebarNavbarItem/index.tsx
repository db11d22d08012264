import { useActiveDocContext, useLayoutDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import DefaultNavbarItem from "@theme/NavbarItem/DefaultNavbarItem";
import type { ReactNode } from "react";
import type { NavbarItemProps } from "../types.ts";

export interface Props extends NavbarItemProps {
  readonly sidebarId: string;
  readonly docsPluginId?: string;
}

/** A link to the first page of a sidebar. */
export default function DocSidebarNavbarItem({
  sidebarId,
  label,
  docsPluginId,
  ...props
}: Props): ReactNode {
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const link = useLayoutDocsSidebar(sidebarId, docsPluginId)?.link;
  if (!link) {
    throw new Error(
      `The navbar links to the sidebar "${sidebarId}", which has no page to lead to.`,
    );
  }
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => activeDoc?.sidebar === sidebarId}
      label={label ?? link.label}
      to={link.path}
    />
  );
}
