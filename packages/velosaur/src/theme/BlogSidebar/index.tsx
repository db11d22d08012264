import { useCompleteBlogSidebar } from "@docusaurus/plugin-content-blog/client";
import { useWindowSize } from "@docusaurus/theme-common";
import BlogSidebarDesktop from "@theme/BlogSidebar/Desktop";
import BlogSidebarMobile from "@theme/BlogSidebar/Mobile";
import type { ReactNode } from "react";
import type { BlogSidebar as Sidebar } from "../../shared/blog.ts";

export interface Props {
  readonly sidebar?: Sidebar;
}

export default function BlogSidebar({ sidebar }: Props): ReactNode {
  return sidebar && sidebar.items.length > 0 ? <LoadedSidebar sidebar={sidebar} /> : null;
}

function LoadedSidebar({ sidebar }: Required<Props>): ReactNode {
  const windowSize = useWindowSize();
  const complete = useCompleteBlogSidebar(sidebar);
  return windowSize === "mobile" ? (
    <BlogSidebarMobile sidebar={complete} />
  ) : (
    <BlogSidebarDesktop sidebar={complete} />
  );
}
