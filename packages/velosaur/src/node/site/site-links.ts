import { createLinkResolver, type LinkResolver } from "../routes/link-resolver.ts";
import { type FilePages, listFilePages } from "../routes/file-links.ts";
import type { TranslatedFolder } from "../contract/contract.ts";
import type { SitePlan } from "./site-plan.ts";

/** Knows where links in documents lead. */
export function createSiteLinks({ pages, context, site }: SitePlan): LinkResolver {
  const { siteDir, baseUrl, siteConfig } = context;
  return createLinkResolver({
    routes: pages.map((page) => page.route),
    siteDir,
    baseUrl,
    trailingSlash: siteConfig.trailingSlash,
    translated: listTranslated(site),
    contentDirs: listContentDirs(site),
    onBrokenMarkdownLinks: siteConfig.markdown.hooks.onBrokenMarkdownLinks,
  });
}

/** Which files are pages: for those who compile them. */
export const listSiteFiles = ({ pages, context, site }: SitePlan): FilePages => ({
  siteDir: context.siteDir,
  pages: listFilePages(pages.map((page) => page.route)),
  translated: listTranslated(site),
  contentDirs: listContentDirs(site),
});

const listTranslated = ({ markdownRules }: SitePlan["site"]): TranslatedFolder[] =>
  markdownRules.flatMap((rule) => rule.translated ?? []);

const listContentDirs = ({ markdownRules }: SitePlan["site"]): string[] =>
  markdownRules.flatMap((rule) => rule.include);
