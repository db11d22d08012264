/** Name of the theme with the search, as plugins are told apart. */
export const SEARCH_THEME = "docusaurus-theme-search-algolia";

/** Whether a site has search: the engine's button, or one that it has put in its place. */
export const hasSearchTheme = (plugins: readonly { readonly name: string }[]): boolean =>
  plugins.some(({ name }) => name === SEARCH_THEME);
