import {
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from "@docusaurus/plugin-content-blog/client";
import { NavbarSecondaryMenuFiller } from "@docusaurus/theme-common/internal";
import BlogSidebarContent from "@theme/BlogSidebar/Content";
import { memo, type ReactNode } from "react";
import type { BlogSidebar, BlogSidebarItem } from "../../../shared/blog.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly sidebar: BlogSidebar;
}

const ItemList = ({ items }: { items: readonly BlogSidebarItem[] }): ReactNode => (
  <BlogSidebarItemList
    items={items}
    ulClassName="menu__list"
    liClassName="menu__list-item"
    linkClassName="menu__link"
    linkActiveClassName="menu__link--active"
  />
);

function SecondaryMenu({ sidebar }: Props): ReactNode {
  return (
    <BlogSidebarContent
      items={useVisibleBlogSidebarItems(sidebar.items)}
      years={sidebar.years}
      ListComponent={ItemList}
      yearGroupHeadingClassName={styles.yearGroupHeading}
    />
  );
}

function BlogSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}

export default memo(BlogSidebarMobile);
