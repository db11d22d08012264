/** Stands in for `@docusaurus/plugin-css-cascade-layers`: a site's own plugin may wrap the built-in one. */

import { cssCascadeLayersPlugin } from "../css-cascade-layers.ts";

export const validateOptions = cssCascadeLayersPlugin.validateOptions;
export default cssCascadeLayersPlugin;
