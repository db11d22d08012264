import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from "@docusaurus/plugin-content-docs/client";
import { translate } from "@docusaurus/Translate";
import DefaultNavbarItem from "@theme/NavbarItem/DefaultNavbarItem";
import DropdownNavbarItem from "@theme/NavbarItem/DropdownNavbarItem";
import type { ReactNode } from "react";
import type { NavbarItemProps } from "../types.ts";
import { useQueryAndHash } from "../use-query-and-hash.ts";

export interface Props extends NavbarItemProps {
  readonly docsPluginId?: string;
  readonly dropdownActiveClassDisabled?: boolean;
  readonly dropdownItemsBefore?: readonly NavbarItemProps[];
  readonly dropdownItemsAfter?: readonly NavbarItemProps[];
  readonly items?: unknown;
}

/** Leads to the same page in another version, or to that version's start. */
export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const {
    docsPluginId,
    dropdownActiveClassDisabled,
    dropdownItemsBefore = [],
    dropdownItemsAfter = [],
    ...rest
  } = props;
  const { search, hash } = useQueryAndHash();
  const active = useActiveDocContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const [version] = useDocsVersionCandidates(docsPluginId);

  const links = versions.map((candidate): NavbarItemProps => {
    const doc =
      active.alternateDocVersions[candidate.name] ??
      candidate.docs.find(({ id }) => id === candidate.mainDocId);
    return {
      label: candidate.label,
      to: `${doc?.path ?? candidate.path}${search}${hash}`,
      isActive: () => candidate.name === active.activeVersion?.name,
      onClick: () => savePreferredVersionName(candidate.name),
    };
  });
  const items = [...dropdownItemsBefore, ...links, ...dropdownItemsAfter];
  const isMenu = props.mobile && items.length > 1;
  const label = isMenu
    ? translate({ id: "theme.navbar.mobileVersionsDropdown.label", message: "Versions" })
    : version.label;
  const mainDoc = version.docs.find(({ id }) => id === version.mainDocId);
  const to = isMenu ? undefined : (mainDoc?.path ?? version.path);

  if (items.length <= 1) {
    return (
      <DefaultNavbarItem
        {...rest}
        label={label}
        to={to}
        {...(dropdownActiveClassDisabled && { isActive: () => false })}
      />
    );
  }
  return (
    <DropdownNavbarItem
      {...rest}
      label={label}
      to={to}
      items={items}
      {...(dropdownActiveClassDisabled && { isActive: () => false })}
    />
  );
}
