import { joinPathname } from "../../../../shared/url/pathname.ts";
import type { HtmlTagObject, LoadContext } from "../../../contract/contract.ts";
import type { FeedType } from "../feed-options.ts";
import type { BlogOptions } from "../options.ts";
import { FEED_FILES } from "./create-feeds.ts";

const KINDS: Record<FeedType, { mediaType: string; name: string }> = {
  rss: { mediaType: "application/rss+xml", name: "RSS" },
  atom: { mediaType: "application/atom+xml", name: "Atom" },
  json: { mediaType: "application/json", name: "JSON" },
};

/** Tells feed readers, on every page, where the feeds are. */
export function createFeedLinks(
  { baseUrl, siteConfig }: Pick<LoadContext, "baseUrl" | "siteConfig">,
  { feedOptions, routeBasePath }: Pick<BlogOptions, "feedOptions" | "routeBasePath">,
): HtmlTagObject[] {
  const title = feedOptions.title ?? siteConfig.title;
  return feedOptions.type.map((type) => ({
    tagName: "link",
    attributes: {
      rel: "alternate",
      type: KINDS[type].mediaType,
      href: joinPathname(baseUrl, routeBasePath, FEED_FILES[type]),
      title: `${title} ${KINDS[type].name} Feed`,
    },
  }));
}
