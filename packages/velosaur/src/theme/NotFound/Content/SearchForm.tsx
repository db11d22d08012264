import { useLocation } from "@docusaurus/router";
import { useThemeConfig } from "@docusaurus/theme-common";
import { translate } from "@docusaurus/Translate";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { type ReactNode, useId } from "react";
import { decodePathname } from "../../../shared/url/pathname.ts";

interface SearchThemeConfig {
  algolia?: { searchPagePath?: string | false | null };
  search?: { provider?: "local" };
}

/** The site's page of results, where it has one with an index behind it. */
function useSearchPage(): string | undefined {
  const { algolia } = useThemeConfig() as SearchThemeConfig;
  const path = algolia?.searchPagePath;
  const url = useBaseUrl(path || "/");
  return path ? url : undefined;
}

/** What the last part of an address speaks of: `/docs/make-tea.html` → `make tea`. */
function readWords(pathname: string): string {
  const name = decodePathname(pathname).split("/").findLast(Boolean) ?? "";
  const words = name.replace(/\.\w+$/, "").replaceAll(/[-_+%]+/g, " ");
  // The server renders one page for all addresses.
  return words === "404" ? "" : words;
}

export default function SearchForm(): ReactNode {
  const id = useId();
  const action = useSearchPage();
  const { pathname } = useLocation();
  // The index on the site itself is searched by scripts.
  const isLocal = (useThemeConfig() as SearchThemeConfig).search?.provider === "local";
  if (action === undefined) return null;
  const label = translate({ id: "theme.SearchPage.inputLabel", message: "Search" });
  return (
    <form role="search" action={action} data-script-only={isLocal ? "" : undefined}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" name="q" defaultValue={readWords(pathname)} />
      <button type="submit" className="button button--primary">
        {label}
      </button>
    </form>
  );
}
