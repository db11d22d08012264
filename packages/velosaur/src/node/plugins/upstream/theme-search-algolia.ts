/** Stands in for `@docusaurus/theme-search-algolia`: a site's own plugin may wrap the built-in one. */

import { themeSearchAlgolia } from "../theme-search-algolia.ts";

export const validateThemeConfig = themeSearchAlgolia.validateThemeConfig;
export default themeSearchAlgolia;
