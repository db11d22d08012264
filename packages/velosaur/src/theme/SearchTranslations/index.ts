import { createSearchTexts, type SearchTexts } from "@docusaurus/theme-common/internal";

/** Texts of a search dialog that a site brings. */
const SearchTranslations: SearchTexts = createSearchTexts();

export default SearchTranslations;
