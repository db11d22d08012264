import {
  type ActiveDocContext,
  type GlobalVersion,
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
import { selectVersions, type WantedVersions } from "./select-versions.ts";

export type PropVersions = WantedVersions;
export type PropVersionItem = Exclude<WantedVersions, readonly string[]>[string];

export interface Props extends NavbarItemProps {
  readonly docsPluginId?: string;
  readonly dropdownActiveClassDisabled?: boolean;
  readonly dropdownItemsBefore: readonly NavbarItemProps[];
  readonly dropdownItemsAfter: readonly NavbarItemProps[];
  /** Names of versions in the order wanted, or labels by name; all unless given. */
  readonly versions?: WantedVersions;
  readonly items?: unknown;
}

/** Leads to the same page in another version, or to that version's start. */
export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const {
    docsPluginId,
    dropdownActiveClassDisabled,
    dropdownItemsBefore,
    dropdownItemsAfter,
    versions: wanted,
    ...rest
  } = props;
  const { search, hash } = useQueryAndHash();
  const active = useActiveDocContext(docsPluginId);
  const versions = selectVersions(useVersions(docsPluginId), wanted);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const candidates = useDocsVersionCandidates(docsPluginId);
  // Of what is listed, the version that fits the page best.
  const [shown = versions[0] ?? { version: candidates[0], label: candidates[0].label }] =
    candidates.flatMap((candidate) => versions.filter(({ version }) => version === candidate));

  const links = versions.map(({ version, label }): NavbarItemProps => ({
    label,
    to: `${findPath(version, active)}${search}${hash}`,
    isActive: () => version.name === active.activeVersion?.name,
    onClick: () => savePreferredVersionName(version.name),
  }));
  const items = [...dropdownItemsBefore, ...links, ...dropdownItemsAfter];
  const isMenu = props.mobile && items.length > 1;
  const label = isMenu
    ? translate({ id: "theme.navbar.mobileVersionsDropdown.label", message: "Versions" })
    : shown.label;
  const item = {
    ...rest,
    label,
    to: isMenu ? undefined : findPath(shown.version, active),
    ...(dropdownActiveClassDisabled && { isActive: () => false }),
  };
  return items.length > 1 ? (
    <DropdownNavbarItem {...item} items={items} />
  ) : (
    <DefaultNavbarItem {...item} />
  );
}

/** The same page in a version, or its start. */
function findPath(version: GlobalVersion, { alternateDocVersions }: ActiveDocContext): string {
  const doc =
    alternateDocVersions[version.name] ?? version.docs.find(({ id }) => id === version.mainDocId);
  return doc?.path ?? version.path;
}
