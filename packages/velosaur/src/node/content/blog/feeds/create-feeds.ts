import { Feed } from "feed";
import { joinPathname } from "../../../../shared/url/pathname.ts";
import type { FeedType } from "../feed-options.ts";
import type { BlogPost } from "../types.ts";
import { adaptItem } from "./adapt-item.ts";
import { createFeedItem, toPageUrl } from "./feed-item.ts";
import type { FeedItem, SiteAddress } from "./feed-item.ts";
import type { FeedsRequest } from "./feeds-request.ts";
import { emitStylesheet, nameStylesheet } from "./feed-stylesheet.ts";
import { createFeedsKey, takePosts } from "./feeds-key.ts";
import { formatJsonFeed } from "./json-feed.ts";

export const FEED_FILES: Record<FeedType, string> = {
  rss: "rss.xml",
  atom: "atom.xml",
  json: "feed.json",
};

/** Writes the feeds that the blog is to have. A blog without posts has none. */
export async function writeFeeds(request: FeedsRequest): Promise<void> {
  const { posts, options, props } = request;
  const { type: types, createFeedItems } = options.feedOptions;
  if (types.length === 0 || posts.length === 0) return;
  const stylesheets = new Map(types.map((type) => [type, emitStylesheet({ ...request, type })]));
  const key = createFeedsKey(request);
  const toFile = (type: FeedType): string =>
    joinPathname(options.routeBasePath, FEED_FILES[type]).slice(1);
  const changed = types.filter((type) => key === undefined || !props.keepFile(toFile(type), key));
  // To read posts' pages as trees takes most of the time.
  if (changed.length === 0) return;
  const items = await createItems(request);
  for (const type of changed) {
    const feed = createFeed(request, type);
    const isOwn = createFeedItems !== undefined;
    for (const item of items) feed.addItem(adaptItem({ item, type, isOwn }));
    const text = nameStylesheet(formatFeed(feed, type), stylesheets.get(type));
    props.emitFile(toFile(type), text, key);
  }
}

function formatFeed(feed: Feed, type: FeedType): string {
  if (type === "json") return formatJsonFeed(feed);
  return dropForbidden(type === "rss" ? feed.rss2() : feed.atom1());
}

/** XML has no way to write these characters: one of them makes the whole feed unreadable. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const dropForbidden = (xml: string): string => xml.replaceAll(FORBIDDEN, "");

function createFeed(request: FeedsRequest, type: FeedType): Feed {
  const { options, props } = request;
  const { siteConfig, baseUrl, i18n } = props;
  const { feedOptions, routeBasePath } = options;
  const { title = `${siteConfig.title} Blog`, description = title } = feedOptions;
  const blogPath = joinPathname(baseUrl, routeBasePath);
  const address = toPageUrl(blogPath, props);
  const ownUrl = toFileUrl(blogPath, FEED_FILES[type], props);
  return new Feed({
    id: address,
    title,
    updated: request.posts[0]?.metadata.date,
    language: feedOptions.language ?? i18n.currentLocale,
    link: address,
    description,
    ...(siteConfig.favicon && { favicon: toFileUrl(baseUrl, siteConfig.favicon, props) }),
    copyright: feedOptions.copyright ?? "",
    feedLinks: { [type]: ownUrl },
    generator: "Velosaur",
    // Atom wants an author for each post; the site stands in where a post names none.
    author: { name: siteConfig.title },
  });
}

/** A file's address has no slash at its end. */
const toFileUrl = (folder: string, file: string, site: SiteAddress): string =>
  /^https?:\/\//.test(file)
    ? file
    : toPageUrl(joinPathname(folder, file), {
        ...site,
        siteConfig: { ...site.siteConfig, trailingSlash: undefined },
      });

async function createItems(request: FeedsRequest): Promise<FeedItem[]> {
  const { options, props } = request;
  const { createFeedItems } = options.feedOptions;
  const { siteConfig, outDir } = props;
  const blogPosts = takePosts(request);
  const createDefault = async (given: { blogPosts: readonly BlogPost[] }): Promise<FeedItem[]> =>
    given.blogPosts.map((post) => createFeedItem({ ...props, post }));
  if (!createFeedItems) return createDefault({ blogPosts });
  return createFeedItems({
    blogPosts,
    siteConfig,
    outDir,
    defaultCreateFeedItems: createDefault,
  });
}
