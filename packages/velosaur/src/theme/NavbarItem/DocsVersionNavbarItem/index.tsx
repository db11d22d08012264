import { useDocsVersionCandidates } from "@docusaurus/plugin-content-docs/client";
import DefaultNavbarItem from "@theme/NavbarItem/DefaultNavbarItem";
import type { ReactNode } from "react";
import type { NavbarItemProps } from "../types.ts";

export interface Props extends NavbarItemProps {
  readonly docsPluginId?: string;
}

export default function DocsVersionNavbarItem({
  label,
  to,
  docsPluginId,
  ...props
}: Props): ReactNode {
  const version = useDocsVersionCandidates(docsPluginId)[0];
  const mainDoc = version.docs.find(({ id }) => id === version.mainDocId);
  return (
    <DefaultNavbarItem
      {...props}
      label={label ?? version.label}
      to={to ?? mainDoc?.path ?? version.path}
    />
  );
}
