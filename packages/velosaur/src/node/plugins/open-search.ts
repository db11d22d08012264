/** A description by which browsers offer a site's search beside others (OpenSearch 1.1). */

import { escapeAttribute, escapeText } from "../../shared/markup/escape.ts";
import { joinPathname } from "../../shared/url/pathname.ts";
import type { HtmlTagObject, LoadContext } from "../contract/contract.ts";

export const OPEN_SEARCH_FILE = "opensearch.xml";
const TYPE = "application/opensearchdescription+xml";

type Site = Pick<LoadContext, "siteConfig" | "baseUrl">;

export const createOpenSearchLink = ({ siteConfig, baseUrl }: Site): HtmlTagObject => ({
  tagName: "link",
  attributes: {
    rel: "search",
    type: TYPE,
    title: siteConfig.title,
    href: joinPathname(baseUrl, OPEN_SEARCH_FILE),
  },
});

/** `searchPagePath`: of the page of results, below the base URL. */
export function formatOpenSearch({ siteConfig, baseUrl }: Site, searchPagePath: string): string {
  const { title, url, favicon } = siteConfig;
  const toUrl = (pathname: string): string => url + joinPathname(baseUrl, pathname);
  const results = toUrl(searchPagePath);
  const icon = favicon && (/^[a-z][a-z\d+.-]*:/i.test(favicon) ? favicon : toUrl(favicon));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">',
    `<ShortName>${escapeText(title)}</ShortName>`,
    `<Description>${escapeText(title)}</Description>`,
    "<InputEncoding>UTF-8</InputEncoding>",
    ...(icon ? [`<Image width="16" height="16">${escapeText(icon)}</Image>`] : []),
    `<Url type="text/html" method="get" template="${escapeAttribute(results)}?q={searchTerms}"/>`,
    `<Url type="${TYPE}" rel="self" template="${escapeAttribute(toUrl(OPEN_SEARCH_FILE))}"/>`,
    `<moz:SearchForm>${escapeText(results)}</moz:SearchForm>`,
    "</OpenSearchDescription>",
  ];
  return `${lines.join("\n")}\n`;
}
