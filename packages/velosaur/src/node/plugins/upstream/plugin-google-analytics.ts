/** Stands in for `@docusaurus/plugin-google-analytics`: a site's own plugin may wrap the built-in one. */

import { googleAnalyticsPlugin } from "../analytics/google-analytics.ts";

export const validateOptions = googleAnalyticsPlugin.validateOptions;
export default googleAnalyticsPlugin;
