import { useActiveDocContext, useLayoutDoc } from "@docusaurus/plugin-content-docs/client";
import DefaultNavbarItem from "@theme/NavbarItem/DefaultNavbarItem";
import type { ReactNode } from "react";
import type { NavbarItemProps } from "../types.ts";

export interface Props extends NavbarItemProps {
  readonly docId: string;
  readonly docsPluginId?: string;
}

/** A link to a doc of the version at hand. Hidden where that version lacks it. */
export default function DocNavbarItem({ docId, label, docsPluginId, ...props }: Props): ReactNode {
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const doc = useLayoutDoc(docId, docsPluginId);
  const isOpen = activeDoc !== undefined && activeDoc.path === doc?.path;
  if (!doc || (doc.unlisted && !isOpen)) return null;
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => isOpen || Boolean(activeDoc?.sidebar && activeDoc.sidebar === doc.sidebar)}
      label={label ?? doc.id}
      to={doc.path}
    />
  );
}
