import isInternalUrl from "@docusaurus/isInternalUrl";
import Link from "@docusaurus/Link";
import { findFirstSidebarItemLink, useDocById } from "@docusaurus/plugin-content-docs/client";
import { usePluralForm } from "@docusaurus/theme-common";
import { translate } from "@docusaurus/Translate";
import Heading from "@theme/Heading";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { SidebarItem, SidebarItemCategory, SidebarItemLink } from "../../shared/sidebar.ts";
import styles from "./styles.module.css";

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

interface CardProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly description?: string;
  readonly className?: string;
}

function Card({ href, icon, title, description, className }: CardProps): ReactNode {
  return (
    <Link href={href} className={clsx("card padding--lg", styles.cardContainer, className)}>
      <Heading as="h2" className={clsx("text--truncate", styles.cardTitle)} title={title}>
        <span className={styles.cardIcon} aria-hidden="true">
          {icon}
        </span>
        {title}
      </Heading>
      {description && (
        <p className={clsx("text--truncate", styles.cardDescription)} title={description}>
          {description}
        </p>
      )}
    </Link>
  );
}

function CategoryCard({ item }: { item: SidebarItemCategory }): ReactNode {
  const { selectMessage } = usePluralForm();
  const href = findFirstSidebarItemLink(item) ?? item.firstHref;
  if (!href) return null;
  const message = translate({
    id: "theme.docs.DocCard.categoryDescription.plurals",
    message: "1 item|{count} items",
  });
  return (
    <Card
      href={href}
      className={item.className}
      icon={<CardIcon outline={outlines.category} />}
      title={item.label}
      description={
        item.description ??
        (item.items.length > 0 ? selectMessage(item.items.length, message) : undefined)
      }
    />
  );
}

function LinkCard({ item }: { item: SidebarItemLink }): ReactNode {
  const doc = useDocById(item.docId ?? undefined);
  return (
    <Card
      href={item.href}
      className={item.className}
      icon={<CardIcon outline={isInternalUrl(item.href) ? outlines.page : outlines.elsewhere} />}
      title={item.label}
      description={item.description ?? doc?.description}
    />
  );
}

export default function DocCard({ item }: { readonly item: SidebarItem }): ReactNode {
  switch (item.type) {
    case "link":
      return <LinkCard item={item} />;
    case "category":
      return <CategoryCard item={item} />;
    default:
      throw new Error(`A card can show a link or a category, not: ${JSON.stringify(item)}`);
  }
}
