/** Stands in for `@docusaurus/plugin-google-tag-manager`: a site's own plugin may wrap the built-in one. */

import { googleTagManagerPlugin } from "../analytics/google-tag-manager.ts";

export const validateOptions = googleTagManagerPlugin.validateOptions;
export default googleTagManagerPlugin;
