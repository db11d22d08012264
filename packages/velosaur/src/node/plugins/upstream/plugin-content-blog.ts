/** Stands in for `@docusaurus/plugin-content-blog`: a site's own plugin may wrap the built-in one. */

import { contentBlogPlugin } from "../../content/blog/plugin.ts";

export const validateOptions = contentBlogPlugin.validateOptions;
export default contentBlogPlugin;
