import { DocSearchModal, type DocSearchModalProps } from "velosaur/docsearch/react";
import Link from "@docusaurus/Link";
import loadStylesheet from "velosaur/client/loadStylesheet";
import { useHistory } from "@docusaurus/router";
import { useAlgoliaAskAi } from "@docusaurus/theme-search-algolia/client";
import Translate from "@docusaurus/Translate";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import translations from "@theme/SearchTranslations";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { type SearchConfig, useSearchConfig } from "../search-config.ts";
import { useSearchFilters } from "../use-search-filters.ts";
import { useLocalEngine } from "../use-search-engine.ts";
import { createLocalClient, guardClient } from "./search-client.ts";
import { createMissingResultsUrl } from "./missing-results.ts";
import { toSafeHit } from "./safe-hit.ts";
import { type CountedHit, tellFirstHit } from "./tell-first-hit.ts";
import { useDialog } from "./use-dialog.ts";
import stylesheet from "./styles.css?url";

export interface SearchModalProps {
  readonly initialQuery?: string | undefined;
  readonly onClose: () => void;
}

type Hit = Parameters<NonNullable<DocSearchModalProps["hitComponent"]>>[0];
type Footer = Parameters<NonNullable<DocSearchModalProps["resultsFooterComponent"]>>[0];

const SearchHit = ({ hit, children }: Hit) => (
  <Link to={hit.url} onClick={() => tellFirstHit(hit as CountedHit)}>
    {children}
  </Link>
);

function useResultsFooter({ searchPagePath }: SearchConfig, onClose: () => void) {
  const page = useBaseUrl(searchPagePath || "/");
  return useMemo(() => {
    if (!searchPagePath) return undefined;
    return ({ state }: Footer) => (
      <Link to={`${page}?q=${encodeURIComponent(state.query)}`} onClick={onClose}>
        <Translate
          id="theme.SearchBar.seeAll"
          values={{ count: (state.context as { nbHits?: number }).nbHits ?? 0 }}
        >
          {"See all {count} results"}
        </Translate>
      </Link>
    );
  }, [searchPagePath, page, onClose]);
}

/** Of this site, without a full load. */
function useNavigator(): NonNullable<DocSearchModalProps["navigator"]> {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate: ({ itemUrl }) => {
        if (itemUrl.startsWith("/")) history.push(itemUrl);
        else window.location.href = itemUrl;
      },
    }),
    [history],
  );
}

/** The filters of the context, and those of the site. */
function useSearchParameters(
  config: SearchConfig,
  defaults: object | undefined,
): NonNullable<DocSearchModalProps["searchParameters"]> {
  const filters = useSearchFilters(config);
  return useMemo(() => {
    const own = config.searchParameters?.["facetFilters"];
    const facetFilters = [
      ...(JSON.parse(filters) as string[]),
      ...(own === undefined ? [] : [own].flat()),
    ];
    return { ...defaults, ...config.searchParameters, facetFilters } as NonNullable<
      DocSearchModalProps["searchParameters"]
    >;
  }, [config, defaults, filters]);
}

/** Whom the window asks, and what it makes of the answers. */
function useClientProps(config: SearchConfig, engine: ReturnType<typeof useLocalEngine>) {
  const { siteConfig } = useDocusaurusContext();
  return useMemo(
    () => ({
      transformSearchClient: engine ? () => createLocalClient(engine) : guardClient,
      transformItems: (hits: Parameters<typeof toSafeHit>[0][]) =>
        hits.map((hit) => toSafeHit(hit, { ...config, baseUrl: siteConfig.baseUrl })),
      getMissingResultsUrl: createMissingResultsUrl(siteConfig),
    }),
    [engine, config, siteConfig],
  );
}

/** Of the index on the site itself each hit loads the text of its page: so all that are asked for are shown. */
const LOCAL_HITS = 10;
const LOCAL_PARAMETERS = { hitsPerPage: LOCAL_HITS };

function useStyles(): boolean {
  const [isStyled, setIsStyled] = useState(false);
  useEffect(() => {
    // Without its styles it still works.
    const show = (): void => setIsStyled(true);
    void loadStylesheet(stylesheet, "theme").then(show, show);
  }, []);
  return isStyled;
}

const showModal = (dialog: HTMLDialogElement | null) => {
  dialog?.showModal();
  return () => dialog?.close();
};

/** Only on sites that have an index, and so its configuration. */
export default function SearchModal({ initialQuery, ...given }: SearchModalProps): ReactNode {
  // Another one would make the window anew. The first one closes it, whenever it is called.
  const [onClose] = useState(() => given.onClose);
  const config = useSearchConfig() as SearchConfig;
  const isStyled = useStyles();
  const engine = useLocalEngine();
  useDialog(isStyled, onClose);
  useEffect(() => engine?.prepare?.(), [engine]);
  const props: DocSearchModalProps = {
    ...(engine && { maxResultsPerGroup: LOCAL_HITS }),
    ...config,
    ...useClientProps(config, engine),
    onClose,
    initialScrollY: window.scrollY,
    placeholder: config.placeholder ?? translations.placeholder,
    translations: translations.modal,
    navigator: useNavigator(),
    searchParameters: useSearchParameters(config, engine && LOCAL_PARAMETERS),
    hitComponent: SearchHit,
    ...(initialQuery !== undefined && { initialQuery }),
  };
  const { extraAskAiProps, currentPlaceholder } = useAlgoliaAskAi(config);
  const footer = useResultsFooter(config, onClose);
  if (!isStyled) return null;
  return (
    // Wherever it stands, it is shown above everything else.
    <dialog
      ref={showModal}
      className="DocSearch-Dialog"
      data-provider={engine && "local"}
      aria-label={translations.placeholder}
      onCancel={onClose}
    >
      <DocSearchModal
        {...props}
        {...(footer && { resultsFooterComponent: footer })}
        {...(config.askAi && { ...extraAskAiProps, placeholder: currentPlaceholder })}
      />
    </dialog>
  );
}
