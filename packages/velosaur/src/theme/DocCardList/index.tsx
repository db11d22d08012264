import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
} from "@docusaurus/plugin-content-docs/client";
import DocCard from "@theme/DocCard";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { SidebarItem } from "../../shared/sidebar.ts";

export interface Props {
  readonly items?: readonly SidebarItem[];
  readonly className?: string;
}

function CurrentCategoryCards({ className }: Props): ReactNode {
  return <DocCardList items={useCurrentSidebarSiblings()} className={className} />;
}

/** Cards of the given items, or of what stands beside the page in the sidebar. */
export default function DocCardList(props: Props): ReactNode {
  const { items, className } = props;
  if (!items) return <CurrentCategoryCards {...props} />;
  return (
    <section className={clsx("row", className)}>
      {filterDocCardListItems(items).map((item, index) => (
        <article key={index} className="docCardListItem_ col col--6 margin-bottom--lg">
          <DocCard item={item} />
        </article>
      ))}
    </section>
  );
}
