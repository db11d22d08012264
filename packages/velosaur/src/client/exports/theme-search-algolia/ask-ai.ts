import translations from "@theme/SearchTranslations";
import { useMemo, useState } from "react";
import { mergeFacetFilters, useAlgoliaContextualFacetFiltersIfEnabled } from "./facet-filters.ts";
import type { AskAiOptions, FacetFilters } from "./types.ts";

export interface AskAi {
  canHandleAskAi: boolean;
  isAskAiActive: boolean;
  /** Of the field: for words, or for a question. */
  currentPlaceholder: string | undefined;
  onAskAiToggle: (isActive: boolean) => void;
  askAi: AskAiOptions | undefined;
  /** For the search dialog. */
  extraAskAiProps: Pick<AskAi, "canHandleAskAi" | "isAskAiActive" | "onAskAiToggle" | "askAi">;
}

function addFilters(askAi: AskAiOptions, filters: FacetFilters): AskAiOptions {
  const facetFilters = mergeFacetFilters(askAi.searchParameters?.facetFilters, filters);
  return {
    ...askAi,
    searchParameters: { ...askAi.searchParameters, ...(facetFilters && { facetFilters }) },
  };
}

/** The part of a search dialog that answers questions: it asks of what the search would find. */
export function useAlgoliaAskAi(props: { askAi?: AskAiOptions; placeholder?: string }): AskAi {
  const [isAskAiActive, onAskAiToggle] = useState(false);
  const filters = useAlgoliaContextualFacetFiltersIfEnabled();
  const key = JSON.stringify(filters);
  const askAi = useMemo(
    () => props.askAi && (filters ? addFilters(props.askAi, filters) : props.askAi),
    // The filters are made anew with each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
    [props.askAi, key],
  );
  const texts = translations.modal["searchBox"] ?? {};
  const state = { canHandleAskAi: askAi !== undefined, isAskAiActive, onAskAiToggle, askAi };
  return {
    ...state,
    currentPlaceholder: isAskAiActive
      ? texts["placeholderTextAskAi"]
      : (texts["placeholderText"] ?? props.placeholder),
    extraAskAiProps: state,
  };
}
