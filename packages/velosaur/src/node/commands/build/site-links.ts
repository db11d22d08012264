import { createLinkResolver, type LinkResolver } from "../../routes/link-resolver.ts";
import type { SitePlan } from "./site-plan.ts";

/** Knows where links in documents lead. */
export function createSiteLinks({ pages, context, site }: SitePlan): LinkResolver {
  const { siteDir, baseUrl, siteConfig } = context;
  return createLinkResolver({
    routes: pages.map((page) => page.route),
    siteDir,
    baseUrl,
    trailingSlash: siteConfig.trailingSlash,
    translated: site.markdownRules.flatMap((rule) => rule.translated ?? []),
    onBrokenMarkdownLinks: siteConfig.markdown.hooks.onBrokenMarkdownLinks,
  });
}
