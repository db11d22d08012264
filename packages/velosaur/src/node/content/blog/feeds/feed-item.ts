import type { Item } from "feed";
import { joinPathname, encodePathname } from "../../../../shared/url/pathname.ts";
import { applyTrailingSlash } from "../../../../shared/url/trailing-slash.ts";
import type { LoadContext, PostBuildProps } from "../../../contract/contract.ts";
import type { BlogPost } from "../types.ts";
import { extractContent, removeControls } from "./feed-content.ts";

/** A post in a feed, as the package `feed` has it. */
export type FeedItem = Item;

export type SiteAddress = Pick<LoadContext, "baseUrl"> & {
  siteConfig: Pick<LoadContext["siteConfig"], "url" | "trailingSlash">;
};

/** The address of a page, spelled as the site spells it. */
export function toPageUrl(permalink: string, { siteConfig, baseUrl }: SiteAddress): string {
  const { url, trailingSlash } = siteConfig;
  const pathname = applyTrailingSlash(permalink, { trailingSlash, baseUrl });
  return url.replace(/\/+$/, "") + encodePathname(joinPathname(pathname));
}

export interface FeedItemRequest extends SiteAddress {
  post: BlogPost;
  readPage: PostBuildProps["readPage"];
}

/** Text as the feed's reader sees it, and no character that a feed can't hold. */
export function createFeedItem({ post, readPage, ...site }: FeedItemRequest): FeedItem {
  const { title, permalink, description, date, tags, authors } = post.metadata;
  const url = toPageUrl(permalink, site);
  const html = readPage(permalink);
  const content = html === undefined ? undefined : extractContent(html, url);
  const named = authors.flatMap(({ name, url: link, email }) =>
    name === undefined
      ? []
      : [{ name: removeControls(name), ...(link && { link }), ...(email && { email }) }],
  );
  return {
    title: removeControls(title),
    id: url,
    link: url,
    date,
    ...(description && { description: removeControls(description) }),
    ...(content && { content }),
    ...(tags.length > 0 && { category: tags.map(({ label }) => ({ name: label, term: label })) }),
    ...(named.length > 0 && { author: named }),
  };
}
