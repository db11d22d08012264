import { type BlogPostItemProp, BlogPostProvider } from "@docusaurus/plugin-content-blog/client";
import BlogPostItem from "@theme/BlogPostItem";
import type { ComponentType, ReactNode } from "react";

export interface Props {
  readonly items: readonly BlogPostItemProp[];
  readonly component?: ComponentType<{ children: ReactNode }>;
}

/** Posts one below the other, each as far as its truncate marker. */
export default function BlogPostItems({ items, component: Item = BlogPostItem }: Props): ReactNode {
  return items.map(({ content: Content }) => (
    <BlogPostProvider key={Content.metadata.permalink} content={Content}>
      <Item>
        <Content />
      </Item>
    </BlogPostProvider>
  ));
}
