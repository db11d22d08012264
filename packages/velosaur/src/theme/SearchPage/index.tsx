import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import { useHistory, useLocation } from "@docusaurus/router";
import {
  HtmlClassNameProvider,
  PageMetadata,
  usePluralForm,
  useQueryString,
} from "@docusaurus/theme-common";
import Translate, { translate } from "@docusaurus/Translate";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { type SearchConfig, useSearchConfig } from "../search/search-config.ts";
import { useSearchFilters } from "../search/use-search-filters.ts";
import { useSearchEngine } from "../search/use-search-engine.ts";
import type { MarkedText, SearchHit } from "../search/search-engine.ts";
import styles from "./styles.module.css";
import { type SearchState, useSearch } from "./use-search.ts";

/** The server knows no query: the first render in a browser has none either, so that both agree. */
const getServerSearch = (): string => "";

/** The query stands in the address alone: `?q=`. */
function useSearchQuery(): [string, (query: string) => void] {
  const history = useHistory();
  const page = useLocation();
  const [, setQueryInAddress] = useQueryString("q");
  // The history has the new address at once, as a text field needs it. On the way to another page
  // the query stays as it is.
  const getSearch = (): string =>
    history.location.pathname === page.pathname ? history.location.search : page.search;
  const search = useSyncExternalStore(
    (listener) => history.listen(listener),
    getSearch,
    getServerSearch,
  );
  const query = new URLSearchParams(search).get("q") ?? "";
  return [query, (next) => setQueryInAddress(next || null)];
}

function useTitle(query: string): string {
  return query
    ? translate(
        { id: "theme.SearchPage.existingResultsTitle", message: 'Search results for "{query}"' },
        { query },
      )
    : translate({
        id: "theme.SearchPage.emptyResultsTitle",
        message: "Search the documentation",
      });
}

const Marked = ({ text }: { text: MarkedText }): ReactNode =>
  text.map((piece, index) =>
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );

function Result({ hit }: { hit: SearchHit }): ReactNode {
  const { url, headings, summary } = hit;
  const title = headings.at(-1) ?? [];
  const breadcrumbs = headings.slice(0, -1);
  return (
    <article className={styles.result}>
      <h2 className={styles.resultTitle}>
        <Link to={url}>
          <Marked text={title} />
        </Link>
      </h2>
      {breadcrumbs.length > 0 && (
        <p className={styles.path}>
          {breadcrumbs.map((heading, index) => (
            <span key={index} className={styles.step}>
              <Marked text={heading} />
            </span>
          ))}
        </p>
      )}
      {summary.length > 0 && (
        <p className={styles.summary}>
          <Marked text={summary} />
        </p>
      )}
    </article>
  );
}

function useStatusText(state: SearchState): string {
  const { selectMessage } = usePluralForm();
  switch (state.status) {
    case "loading":
      return translate({
        id: "theme.SearchPage.fetchingNewResults",
        message: "Fetching new results...",
      });
    case "failed":
      return "";
    case "found":
      return state.totalCount === 0
        ? translate({ id: "theme.SearchPage.noResultsText", message: "No results were found" })
        : selectMessage(
            state.totalCount,
            translate({
              id: "theme.SearchPage.documentsFound.plurals",
              message: "One document found|{count} documents found",
            }),
          );
    default:
      return "";
  }
}

function Failure(): ReactNode {
  return (
    <div role="alert" className="alert alert--danger">
      <b>
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </b>
      <div>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </div>
    </div>
  );
}

function Results({ state, loadMore }: { state: SearchState; loadMore: () => void }): ReactNode {
  const status = useStatusText(state);
  return (
    <>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {state.status === "failed" && <Failure />}
      {state.status === "found" && state.hits.map((hit, index) => <Result key={index} hit={hit} />)}
      {state.status === "found" && state.hasMore && (
        <button type="button" className="button button--outline button--primary" onClick={loadMore}>
          <Translate id="theme.SearchPage.loadMore">Show more results</Translate>
        </button>
      )}
    </>
  );
}

function SearchField(props: { query: string; onChange: (query: string) => void }): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { query, onChange } = props;

  // What was typed before React came, which it would wipe away with its next render.
  useEffect(() => {
    const typed = field.current?.value;
    // Where the page wasn't hydrated, the field has the query.
    if (typed && typed !== query) onChange(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <form
      role="search"
      data-script-only=""
      onSubmit={(event) => event.preventDefault()}
      className={styles.form}
    >
      <label htmlFor={id} className={styles.label}>
        {translate({ id: "theme.SearchPage.inputLabel", message: "Search" })}
      </label>
      <input
        id={id}
        ref={field}
        type="search"
        name="q"
        className={styles.input}
        placeholder={translate({
          id: "theme.SearchPage.inputPlaceholder",
          message: "Type your search here",
        })}
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="off"
      />
    </form>
  );
}

function SearchPageContent({ config }: { config: SearchConfig }): ReactNode {
  const [query, setQuery] = useSearchQuery();
  const filters = useSearchFilters(config);
  const { state, loadMore } = useSearch(useSearchEngine(config), { query, filters });
  const title = useTitle(query);
  return (
    <>
      <PageMetadata title={title} />
      <Head>
        {/* `property`, as upstream has it: by `name`, the page would be taken out of the sitemap. */}
        <meta property="robots" content="noindex, follow" />
      </Head>
      <main className={clsx("container margin-vert--lg", styles.page)}>
        <Heading as="h1">{title}</Heading>
        <SearchField query={query} onChange={setQuery} />
        <Results state={state} loadMore={loadMore} />
      </main>
    </>
  );
}

/** Results for the query in the address. */
export default function SearchPage(): ReactNode {
  const config = useSearchConfig();
  // The versions that the visitor prefers are known within the layout.
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>{config && <SearchPageContent config={config} />}</Layout>
    </HtmlClassNameProvider>
  );
}
