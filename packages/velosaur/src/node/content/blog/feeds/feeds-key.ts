import { hashParts, hashText } from "../../../cache/hash.ts";
import { readEngineIdentity } from "../../../system/engine-paths.ts";
import { cutContent } from "./feed-content.ts";
import type { BlogPost } from "../types.ts";
import type { FeedsRequest } from "./feeds-request.ts";

/** Posts that a feed has. */
export const takePosts = ({ posts, options }: FeedsRequest): BlogPost[] =>
  posts.slice(0, options.feedOptions.limit || undefined);

/** Of all that feeds are made of. Undefined where a site makes their items itself: those may depend on anything. */
export function createFeedsKey(request: FeedsRequest): string | undefined {
  const { options, props } = request;
  const { feedOptions, routeBasePath } = options;
  if (feedOptions.createFeedItems) return undefined;
  const { siteConfig, baseUrl, i18n, readPage } = props;
  const { url, title, favicon, trailingSlash } = siteConfig;
  const site = [url, title, favicon, trailingSlash, baseUrl, i18n.currentLocale];
  return hashParts([
    readEngineIdentity(),
    JSON.stringify([site, feedOptions, routeBasePath]),
    ...takePosts(request).flatMap(({ metadata }) => {
      const { title, permalink, description, date, tags, authors } = metadata;
      return [
        JSON.stringify([title, permalink, description, date, tags, authors]),
        hashText(cutContent(readPage(permalink) ?? "") ?? ""),
      ];
    }),
  ]);
}
