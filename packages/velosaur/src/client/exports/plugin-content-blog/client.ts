/** `@docusaurus/plugin-content-blog/client`, by upstream's names. */

export {
  BlogPostProvider,
  type BlogPostContextValue,
  useBlogMetadata,
  useBlogPost,
} from "./blog-contexts.tsx";
export {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useCompleteBlogSidebar,
  useVisibleBlogSidebarItems,
} from "./blog-sidebar.tsx";
export { useBlogListPageStructuredData, useBlogPostStructuredData } from "./structured-data.ts";
export type * from "./types.ts";
