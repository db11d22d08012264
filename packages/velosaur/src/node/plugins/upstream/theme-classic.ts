/** Stands in for `@docusaurus/theme-classic`: a site's own plugin may wrap the built-in one. */

import { themeClassic } from "../theme-classic.ts";

export const validateOptions = themeClassic.validateOptions;
export const validateThemeConfig = themeClassic.validateThemeConfig;
export default themeClassic;
