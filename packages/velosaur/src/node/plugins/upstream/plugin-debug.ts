/** Stands in for `@docusaurus/plugin-debug`: a site's own plugin may wrap the built-in one. */

import { debugPlugin } from "../../content/debug/plugin.ts";

export default debugPlugin;
