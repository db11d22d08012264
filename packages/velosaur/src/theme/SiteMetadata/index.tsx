import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import { PageMetadata, useThemeConfig } from "@docusaurus/theme-common";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactNode } from "react";
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

/** `en-GB` → `en_GB`, as Open Graph writes it. */
const toOpenGraphLocale = (htmlLang: string): string => htmlLang.replace("-", "_");

/** The same page in every language of the site. */
function AlternateTags({ path }: { path: string }): ReactNode {
  const { defaultLocale, currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const address = (locale: string): string => {
    const { url, baseUrl } = localeConfigs[locale]!;
    return url + baseUrl + path;
  };
  const current = localeConfigs[currentLocale];
  return (
    <Head>
      {Object.entries(localeConfigs).map(([locale, { htmlLang }]) => (
        <link key={locale} rel="alternate" href={address(locale)} hrefLang={htmlLang} />
      ))}
      <link rel="alternate" href={address(defaultLocale)} hrefLang="x-default" />
      {current && <meta property="og:locale" content={toOpenGraphLocale(current.htmlLang)} />}
      {Object.values(localeConfigs)
        .filter((config) => config !== current)
        .map(({ htmlLang }) => (
          <meta
            key={htmlLang}
            property="og:locale:alternate"
            content={toOpenGraphLocale(htmlLang)}
          />
        ))}
    </Head>
  );
}

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
