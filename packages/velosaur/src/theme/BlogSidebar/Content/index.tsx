import Link from "@docusaurus/Link";
import { groupBlogSidebarItemsByYear } from "@docusaurus/plugin-content-blog/client";
import { useThemeConfig } from "@docusaurus/theme-common";
import Heading from "@theme/Heading";
import { type ComponentType, memo, type ReactNode } from "react";
import type { BlogSidebarItem, BlogSidebarYear } from "../../../shared/blog.ts";

export interface Props {
  readonly items: readonly BlogSidebarItem[];
  /** All years, while `items` holds those of one alone: the others are links until theirs have arrived. */
  readonly years?: readonly BlogSidebarYear[];
  readonly yearGroupHeadingClassName?: string;
  readonly ListComponent: ComponentType<{ items: readonly BlogSidebarItem[] }>;
}

function BlogSidebarContent(props: Props): ReactNode {
  const { items, years = [], yearGroupHeadingClassName, ListComponent } = props;
  if (!useThemeConfig().blog.sidebar.groupByYear) return <ListComponent items={items} />;
  const groups = new Map(groupBlogSidebarItemsByYear(items));
  const missing = new Map(years.map((year) => [String(year.year), year]));
  const names = new Set([...groups.keys(), ...missing.keys()]);
  return [...names]
    .sort((a, b) => Number(b) - Number(a))
    .map((year) => {
      const inYear = groups.get(year);
      const permalink = missing.get(year)?.permalink;
      return (
        <div key={year} role="group">
          <Heading as="h3" className={yearGroupHeadingClassName}>
            {inYear || !permalink ? year : <Link to={permalink}>{year}</Link>}
          </Heading>
          {inYear && <ListComponent items={inYear} />}
        </div>
      );
    });
}

export default memo(BlogSidebarContent);
