import { translate } from "@docusaurus/Translate";

type Texts = Record<string, string>;

/** Texts of the search window. What stands in two places goes by several names in it. */
export interface SearchTexts {
  button: Texts;
  modal: Record<string, Texts>;
  placeholder: string;
}

const clear = translate({
  id: "theme.SearchModal.searchBox.resetButtonTitle",
  message: "Clear the query",
});
const cancel = translate({ id: "theme.SearchModal.searchBox.cancelButtonText", message: "Cancel" });
const poweredBy = translate({ id: "theme.SearchModal.footer.searchByText", message: "Powered by" });
const label = translate({ id: "theme.SearchBar.label", message: "Search" });

const modal: Record<string, Texts> = {
  askAiScreen: {
    afterToolCallText: translate({
      id: "theme.SearchModal.askAiScreen.afterToolCallText",
      message: "Searched for",
    }),
    copyButtonCopiedText: translate({
      id: "theme.SearchModal.askAiScreen.copyButtonCopiedText",
      message: "Copied!",
    }),
    copyButtonText: translate({
      id: "theme.SearchModal.askAiScreen.copyButtonText",
      message: "Copy",
    }),
    copyButtonTitle: translate({
      id: "theme.SearchModal.askAiScreen.copyButtonTitle",
      message: "Copy",
    }),
    disclaimerText: translate({
      id: "theme.SearchModal.askAiScreen.disclaimerText",
      message: "Answers are generated with AI which can make mistakes. Verify responses.",
    }),
    dislikeButtonTitle: translate({
      id: "theme.SearchModal.askAiScreen.dislikeButtonTitle",
      message: "Dislike",
    }),
    duringToolCallText: translate({
      id: "theme.SearchModal.askAiScreen.duringToolCallText",
      message: "Searching for ",
    }),
    likeButtonTitle: translate({
      id: "theme.SearchModal.askAiScreen.likeButtonTitle",
      message: "Like",
    }),
    preToolCallText: translate({
      id: "theme.SearchModal.askAiScreen.preToolCallText",
      message: "Searching...",
    }),
    relatedSourcesText: translate({
      id: "theme.SearchModal.askAiScreen.relatedSourcesText",
      message: "Related sources",
    }),
    thanksForFeedbackText: translate({
      id: "theme.SearchModal.askAiScreen.thanksForFeedbackText",
      message: "Thanks for your feedback!",
    }),
    thinkingText: translate({
      id: "theme.SearchModal.askAiScreen.thinkingText",
      message: "Thinking...",
    }),
  },
  errorScreen: {
    helpText: translate({
      id: "theme.SearchModal.errorScreen.helpText",
      message: "You might want to check your network connection.",
    }),
    titleText: translate({
      id: "theme.SearchModal.errorScreen.titleText",
      message: "Unable to fetch results",
    }),
  },
  footer: {
    backToSearchText: translate({
      id: "theme.SearchModal.footer.backToSearchText",
      message: "Back to search",
    }),
    closeKeyAriaLabel: translate({
      id: "theme.SearchModal.footer.closeKeyAriaLabel",
      message: "Escape key",
    }),
    closeText: translate({ id: "theme.SearchModal.footer.closeText", message: "Close" }),
    navigateDownKeyAriaLabel: translate({
      id: "theme.SearchModal.footer.navigateDownKeyAriaLabel",
      message: "Arrow down",
    }),
    navigateText: translate({ id: "theme.SearchModal.footer.navigateText", message: "Navigate" }),
    navigateUpKeyAriaLabel: translate({
      id: "theme.SearchModal.footer.navigateUpKeyAriaLabel",
      message: "Arrow up",
    }),
    searchByText: poweredBy,
    poweredByText: poweredBy,
    selectKeyAriaLabel: translate({
      id: "theme.SearchModal.footer.selectKeyAriaLabel",
      message: "Enter key",
    }),
    selectText: translate({ id: "theme.SearchModal.footer.selectText", message: "Select" }),
    submitQuestionText: translate({
      id: "theme.SearchModal.footer.submitQuestionText",
      message: "Submit question",
    }),
  },
  noResultsScreen: {
    noResultsText: translate({
      id: "theme.SearchModal.noResultsScreen.noResultsText",
      message: "No results for",
    }),
    reportMissingResultsLinkText: translate({
      id: "theme.SearchModal.noResultsScreen.reportMissingResultsLinkText",
      message: "Let us know.",
    }),
    reportMissingResultsText: translate({
      id: "theme.SearchModal.noResultsScreen.reportMissingResultsText",
      message: "Believe this query should return results?",
    }),
    suggestedQueryText: translate({
      id: "theme.SearchModal.noResultsScreen.suggestedQueryText",
      message: "Try searching for",
    }),
  },
  resultsScreen: {
    askAiPlaceholder: translate({
      id: "theme.SearchModal.resultsScreen.askAiPlaceholder",
      message: "Ask AI: ",
    }),
  },
  searchBox: {
    backToKeywordSearchButtonAriaLabel: translate({
      id: "theme.SearchModal.searchBox.backToKeywordSearchButtonAriaLabel",
      message: "Back to keyword search",
    }),
    backToKeywordSearchButtonText: translate({
      id: "theme.SearchModal.searchBox.backToKeywordSearchButtonText",
      message: "Back to keyword search",
    }),
    cancelButtonText: cancel,
    cancelButtonAriaLabel: cancel,
    closeButtonText: cancel,
    closeButtonAriaLabel: cancel,
    enterKeyHint: translate({ id: "theme.SearchModal.searchBox.enterKeyHint", message: "search" }),
    enterKeyHintAskAi: translate({
      id: "theme.SearchModal.searchBox.enterKeyHintAskAi",
      message: "enter",
    }),
    placeholderText: translate({
      id: "theme.SearchModal.searchBox.placeholderText",
      message: "Search docs",
    }),
    placeholderTextAskAi: translate({
      id: "theme.SearchModal.searchBox.placeholderTextAskAi",
      message: "Ask another question...",
    }),
    placeholderTextAskAiStreaming: translate({
      id: "theme.SearchModal.searchBox.placeholderTextAskAiStreaming",
      message: "Answering...",
    }),
    resetButtonTitle: clear,
    resetButtonAriaLabel: clear,
    clearButtonTitle: clear,
    clearButtonAriaLabel: clear,
    searchInputLabel: translate({
      id: "theme.SearchModal.searchBox.searchInputLabel",
      message: "Search",
    }),
  },
  startScreen: {
    favoriteSearchesTitle: translate({
      id: "theme.SearchModal.startScreen.favoriteSearchesTitle",
      message: "Favorite",
    }),
    noRecentSearchesText: translate({
      id: "theme.SearchModal.startScreen.noRecentSearchesText",
      message: "No recent searches",
    }),
    recentConversationsTitle: translate({
      id: "theme.SearchModal.startScreen.recentConversationsTitle",
      message: "Recent conversations",
    }),
    recentSearchesTitle: translate({
      id: "theme.SearchModal.startScreen.recentSearchesTitle",
      message: "Recent",
    }),
    removeFavoriteSearchButtonTitle: translate({
      id: "theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle",
      message: "Remove this search from favorites",
    }),
    removeRecentConversationButtonTitle: translate({
      id: "theme.SearchModal.startScreen.removeRecentConversationButtonTitle",
      message: "Remove this conversation from history",
    }),
    removeRecentSearchButtonTitle: translate({
      id: "theme.SearchModal.startScreen.removeRecentSearchButtonTitle",
      message: "Remove this search from history",
    }),
    saveRecentSearchButtonTitle: translate({
      id: "theme.SearchModal.startScreen.saveRecentSearchButtonTitle",
      message: "Save this search",
    }),
  },
};

/** Each text by itself, so that a bundle has those of its language alone. */
const SearchTranslations: SearchTexts = {
  button: { buttonText: label, buttonAriaLabel: label },
  modal,
  placeholder: translate({ id: "theme.SearchModal.placeholder", message: "Search docs" }),
};

export default SearchTranslations;
