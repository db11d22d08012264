/** Stands in for `@docusaurus/plugin-svgr`: a site's own plugin may wrap the built-in one. */

import { svgrPlugin } from "../svgr.ts";

export const validateOptions = svgrPlugin.validateOptions;
export default svgrPlugin;
