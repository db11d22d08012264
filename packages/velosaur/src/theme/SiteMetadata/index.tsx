import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import { PageMetadata, useThemeConfig } from "@docusaurus/theme-common";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import SearchMetadata from "@theme/SearchMetadata";
import { createElement, type ReactNode } from "react";
import { type HeadTag, HeadText, useTagFormat } from "velosaur/client/headText";
import type { ClientI18n } from "../../shared/site.ts";
import { encodePathname } from "../../shared/url/pathname.ts";
import { applyTrailingSlash } from "../../shared/url/trailing-slash.ts";

/** The page's path without base URL, in the site's form. */
function usePagePath(): string {
  const { baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  return encodePathname(applyTrailingSlash(pathname, { baseUrl, trailingSlash })).slice(
    baseUrl.length,
  );
}

const OTHER_LOCALE = "og:locale:alternate";

/** `en-GB` → `en_GB`, as Open Graph writes it. */
const toOpenGraphLocale = (htmlLang: string): string => htmlLang.replace("-", "_");

/** Where a page is in each language. */
function listLinks({ defaultLocale, localeConfigs }: ClientI18n, path: string): HeadTag[] {
  const link = (locale: string, hreflang: string): HeadTag => {
    const { url, baseUrl } = localeConfigs[locale]!;
    return { tag: "link", attributes: { rel: "alternate", href: url + baseUrl + path, hreflang } };
  };
  return [
    ...Object.entries(localeConfigs).map(([locale, { htmlLang }]) => link(locale, htmlLang)),
    link(defaultLocale, "x-default"),
  ];
}

const localeTag = (property: string, htmlLang: string): HeadTag => ({
  tag: "meta",
  attributes: { property, content: toOpenGraphLocale(htmlLang) },
});

const listOthers = ({ currentLocale, localeConfigs }: ClientI18n): HeadTag[] =>
  Object.values(localeConfigs)
    .filter((config) => config !== localeConfigs[currentLocale])
    .map(({ htmlLang }) => localeTag(OTHER_LOCALE, htmlLang));

/** The same for all pages of a language. */
const textsOfOthers = new WeakMap<ClientI18n, string>();

function formatOthers(i18n: ClientI18n, format: (tags: readonly HeadTag[]) => string): string {
  const text = textsOfOthers.get(i18n) ?? format(listOthers(i18n));
  textsOfOthers.set(i18n, text);
  return text;
}

/** The same page in every language of the site. */
function AlternateTags({ path }: { path: string }): ReactNode {
  const { i18n } = useDocusaurusContext();
  const format = useTagFormat();
  const links = listLinks(i18n, path);
  const { htmlLang } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const current = htmlLang === undefined ? [] : [localeTag("og:locale", htmlLang)];
  if (!format) return <Head>{[...links, ...current, ...listOthers(i18n)].map(createTag)}</Head>;
  const others = formatOthers(i18n, format);
  return (
    <Head>
      <HeadText tag="link" attributes={{}} text={format(links)} />
      {current.map(createTag)}
      {others !== "" && <HeadText {...localeTag(OTHER_LOCALE, "")} text={others} />}
    </Head>
  );
}

const createTag = ({ tag, attributes }: HeadTag, index: number): ReactNode =>
  createElement(tag, { key: index, ...attributes });

function CanonicalTags({ path }: { path: string }): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const address = url + baseUrl + path;
  return (
    <Head>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
    </Head>
  );
}

/** Tags of every page, which the page's own ones may replace. */
export default function SiteMetadata(): ReactNode {
  const { metadata = [], image } = useThemeConfig();
  const { currentLocale } = useDocusaurusContext().i18n;
  const path = usePagePath();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {image && <PageMetadata image={image} />}
      <CanonicalTags path={path} />
      <AlternateTags path={path} />
      <SearchMetadata tag="default" locale={currentLocale} />
      <Head>
        {metadata.map((tag, index) => (
          // The list is part of the configuration.
          // oxlint-disable-next-line react/no-array-index-key
          <meta key={index} {...tag} />
        ))}
      </Head>
    </>
  );
}
