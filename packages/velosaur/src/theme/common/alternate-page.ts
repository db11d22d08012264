import { useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { applyTrailingSlash } from "../../shared/url/trailing-slash.ts";

export interface AlternatePage {
  locale: string;
  /** With protocol and host, or the path alone. */
  fullyQualified: boolean;
}

/** Where this page is in another language. */
export function useAlternatePageUtils(): { createUrl: (page: AlternatePage) => string } {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { baseUrl, trailingSlash } = siteConfig;
  const { pathname } = useLocation();
  const path = applyTrailingSlash(pathname, { baseUrl, trailingSlash }).slice(baseUrl.length);
  const createUrl = ({ locale, fullyQualified }: AlternatePage): string => {
    const config = i18n.localeConfigs[locale];
    if (!config) throw new Error(`The site has no locale "${locale}".`);
    return `${fullyQualified ? config.url : ""}${config.baseUrl}${path}`;
  };
  return { createUrl };
}
