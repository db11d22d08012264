import isInternalUrl from "@docusaurus/isInternalUrl";
import { findFirstSidebarItemLink } from "@docusaurus/plugin-content-docs/client";
import {
  extractLeadingEmoji,
  useDocCardDescriptionCategoryItemsPlural,
} from "@docusaurus/theme-common/internal";
import Layout from "@theme/DocCard/Layout";
import useCardDescription from "velosaur/client/useCardDescription";
import type { ReactNode } from "react";
import type { SidebarItem, SidebarItemCategory, SidebarItemLink } from "../../shared/sidebar.ts";

const outlines = {
  category:
    "M3.5 6.5a1 1 0 0 1 1-1h4.500l2 2.500h8.500a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1z",
  page: "M13.5 3.500H6.500a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-11zM13.5 3.500v5h5M9 13h6M9 16.500h6",
  elsewhere:
    "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1",
};

const CardIcon = ({ outline }: { outline: string }): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path d={outline} />
  </svg>
);

/** A picture at the beginning of a label stands in the place of the icon. */
function toHeading(label: string, outline: string): { icon: ReactNode; title: string } {
  const { emoji, rest } = extractLeadingEmoji(label);
  return { icon: emoji ?? <CardIcon outline={outline} />, title: rest.trim() };
}

function CategoryCard({ item }: { item: SidebarItemCategory }): ReactNode {
  const describeCount = useDocCardDescriptionCategoryItemsPlural();
  const href = findFirstSidebarItemLink(item) ?? item.firstHref;
  if (!href) return null;
  const count = item.itemCount ?? item.items.length;
  return (
    <Layout
      item={item}
      href={href}
      className={item.className}
      {...toHeading(item.label, outlines.category)}
      description={item.description ?? (count > 0 ? describeCount(count) : undefined)}
    />
  );
}

function LinkCard({ item }: { item: SidebarItemLink }): ReactNode {
  const description = useCardDescription(item.docId ?? undefined);
  return (
    <Layout
      item={item}
      href={item.href}
      className={item.className}
      {...toHeading(item.label, isInternalUrl(item.href) ? outlines.page : outlines.elsewhere)}
      description={item.description ?? description}
    />
  );
}

export interface Props {
  readonly item: SidebarItem;
}

export default function DocCard({ item }: Props): ReactNode {
  switch (item.type) {
    case "link":
      return <LinkCard item={item} />;
    case "category":
      return <CategoryCard item={item} />;
    default:
      throw new Error(`A card can show a link or a category, not: ${JSON.stringify(item)}`);
  }
}
