import {
  HtmlClassNameProvider,
  PageMetadata,
  translateTagsPageTitle,
} from "@docusaurus/theme-common";
import BlogLayout from "@theme/BlogLayout";
import Heading from "@theme/Heading";
import SearchMetadata from "@theme/SearchMetadata";
import TagsListByLetter from "@theme/TagsListByLetter";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { BlogSidebar, BlogTagItem } from "../../shared/blog.ts";
import * as classes from "../common/classes.ts";

export interface Props {
  readonly tags: readonly BlogTagItem[];
  readonly sidebar?: BlogSidebar;
}

export default function BlogTagsListPage({ tags, sidebar }: Props): ReactNode {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider className={clsx(classes.blogWrapper, classes.blogTagsListPage)}>
      <PageMetadata title={title} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <TagsListByLetter tags={tags} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
