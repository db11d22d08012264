import BlogSidebar from "@theme/BlogSidebar";
import Layout, { type Props as LayoutProps } from "@theme/Layout";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { BlogSidebar as Sidebar } from "../../shared/blog.ts";
import styles from "./styles.module.css";

export interface Props extends LayoutProps {
  readonly sidebar?: Sidebar;
  readonly toc?: ReactNode;
}

/** Around every page of a blog. */
export default function BlogLayout({ sidebar, toc, children, ...layoutProps }: Props): ReactNode {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layoutProps}>
      <div className={clsx("container margin-vert--lg", styles.container)}>
        <div className={clsx("row", styles.row)}>
          {hasSidebar && <BlogSidebar sidebar={sidebar} />}
          <main className={clsx("col", hasSidebar ? "col--7" : "col--9 col--offset-1")}>
            {children}
          </main>
          {toc && <div className={clsx("col col--2", styles.toc)}>{toc}</div>}
        </div>
      </div>
    </Layout>
  );
}
