import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import hasHomePage from "@generated/home-page";

/** The page at the site's base URL, if there is one. */
export function useHomePageRoute(): { path: string; exact: true } | undefined {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return hasHomePage ? { path: baseUrl, exact: true } : undefined;
}
