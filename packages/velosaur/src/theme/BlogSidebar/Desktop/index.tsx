import {
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from "@docusaurus/plugin-content-blog/client";
import { translate } from "@docusaurus/Translate";
import BlogSidebarContent from "@theme/BlogSidebar/Content";
import { clsx } from "clsx";
import { type ComponentProps, memo, type ReactNode, type RefObject, useRef } from "react";
import { useIsomorphicLayoutEffect } from "@docusaurus/theme-common";
import type { BlogSidebar, BlogSidebarItem } from "../../../shared/blog.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly sidebar: BlogSidebar;
}

const ItemList = ({ items }: { items: readonly BlogSidebarItem[] }): ReactNode => (
  <BlogSidebarItemList
    items={items}
    ulClassName={clsx(styles.sidebarItemList, "clean-list")}
    liClassName={styles.sidebarItem}
    linkClassName={styles.sidebarItemLink}
    linkActiveClassName={styles.sidebarItemLinkActive}
  />
);

/**
 * The post that is read is in sight; and what was there stays where it was when newer posts come in
 * above it.
 */
function useSteadyScroll(items: readonly unknown[]): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const anchor = useRef<{ element: Element; top: number } | undefined>(undefined);
  useIsomorphicLayoutEffect(() => {
    const nav = ref.current;
    const element = nav?.querySelector("[aria-current]") ?? nav?.querySelector("li");
    if (!nav || !element) return;
    const before = anchor.current;
    const top = topWithin(nav, element);
    if (before?.element.isConnected) nav.scrollTop += topWithin(nav, before.element) - before.top;
    else if (top - nav.scrollTop > nav.clientHeight) nav.scrollTop = top - nav.clientHeight / 2;
    anchor.current = { element, top };
  }, [items]);
  return ref;
}

/** The same wherever the visitor has scrolled to. */
const topWithin = (container: Element, element: Element): number =>
  element.getBoundingClientRect().top - container.getBoundingClientRect().top + container.scrollTop;

function BlogSidebarDesktop({ sidebar }: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  const nav = useSteadyScroll(items);
  const contentProps: ComponentProps<typeof BlogSidebarContent> = {
    items,
    years: sidebar.years,
    ListComponent: ItemList,
    yearGroupHeadingClassName: styles.yearGroupHeading,
  };
  return (
    <aside className={clsx("col col--3", styles.aside)}>
      <nav
        ref={nav}
        className={clsx(styles.sidebar, "thin-scrollbar")}
        aria-label={translate({
          id: "theme.blog.sidebar.navAriaLabel",
          message: "Blog recent posts navigation",
        })}
      >
        <div className={clsx(styles.sidebarItemTitle, "margin-bottom--md")}>{sidebar.title}</div>
        <BlogSidebarContent {...contentProps} />
      </nav>
    </aside>
  );
}

export default memo(BlogSidebarDesktop);
