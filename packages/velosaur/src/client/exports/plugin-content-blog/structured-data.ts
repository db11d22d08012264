/** What a blog tells search engines about itself, as schema.org's vocabulary has it. */

import type { BlogAuthor } from "../../../shared/blog.ts";
import type { Json } from "../../../shared/document.ts";
import { useBaseUrlUtils } from "../useBaseUrl.ts";
import { type BlogPostContextValue, useBlogMetadata, useBlogPost } from "./blog-contexts.tsx";
import type { BlogPaginatedMetadata, BlogPostItemProp, PropBlogPostContent } from "./types.ts";

type Thing = { [field: string]: Json | undefined };
type Post = Pick<PropBlogPostContent, "metadata" | "frontMatter" | "assets">;

interface UrlBuilder {
  /** The site's own addresses are absolute: a search engine reads them out of place. */
  toAbsolute: (url: string) => string;
}

const CONTEXT = "https://schema.org";

export function describePost(post: Post, { toAbsolute }: UrlBuilder): Thing {
  const { metadata, frontMatter, assets } = post;
  const url = toAbsolute(metadata.permalink);
  const image = assets.image ?? frontMatter.image;
  const keywords = [frontMatter.keywords ?? []].flat();
  return {
    "@type": "BlogPosting",
    "@id": url,
    mainEntityOfPage: url,
    url,
    headline: metadata.title,
    name: metadata.title,
    description: metadata.description,
    datePublished: metadata.date,
    dateModified: formatDate(metadata.lastUpdatedAt),
    author: describeAuthors(post),
    image: image && describeImage(toAbsolute(image), metadata.title),
    keywords: keywords.length > 0 ? keywords : undefined,
  };
}

const formatDate = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

const describeImage = (url: string, title: string): Json => ({
  "@type": "ImageObject",
  "@id": url,
  url,
  contentUrl: url,
  caption: `Title image of the post: ${title}`,
});

function describeAuthors({ metadata, assets }: Post): Json | undefined {
  const people = metadata.authors
    .map((author, index) =>
      describeAuthor({ ...author, imageURL: assets.authorsImageUrls[index] ?? author.imageURL }),
    )
    .filter((person) => person !== undefined);
  return people.length === 1 ? people[0] : people.length > 1 ? people : undefined;
}

function describeAuthor(author: BlogAuthor): Json | undefined {
  const { name, title, url, email, imageURL } = author;
  if (!name) return undefined;
  return {
    "@type": "Person",
    name,
    ...(title && { description: title }),
    ...(url && { url }),
    ...(email && { email }),
    ...(imageURL && { image: imageURL }),
  };
}

function useUrlBuilder(): UrlBuilder {
  const { withBaseUrl } = useBaseUrlUtils();
  return { toAbsolute: (url) => withBaseUrl(url, { absolute: true }) };
}

/** The post on its page. */
export function useBlogPostStructuredData(): Thing {
  const post: BlogPostContextValue = useBlogPost();
  const { blogBasePath, blogTitle } = useBlogMetadata();
  const builder = useUrlBuilder();
  const blogUrl = builder.toAbsolute(blogBasePath);
  return {
    "@context": CONTEXT,
    ...describePost(post, builder),
    isPartOf: { "@type": "Blog", "@id": blogUrl, name: blogTitle },
  };
}

/** A page of the list of posts. */
export function useBlogListPageStructuredData(props: {
  readonly metadata: BlogPaginatedMetadata;
  readonly items: readonly BlogPostItemProp[];
}): Thing {
  const { metadata, items } = props;
  const builder = useUrlBuilder();
  const url = builder.toAbsolute(metadata.permalink);
  return {
    "@context": CONTEXT,
    "@type": "Blog",
    "@id": url,
    mainEntityOfPage: url,
    headline: metadata.blogTitle,
    description: metadata.blogDescription,
    blogPost: items.map(({ content }) => describePost(content, builder) as Json),
  };
}
