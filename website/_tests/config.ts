/** What the site's configuration says about the test area. Production builds have it, so that everybody can look. */

import type { Options as BlogOptions } from "@docusaurus/plugin-content-blog";
import type { Options as DocsOptions } from "@docusaurus/plugin-content-docs";
import type { Options as PagesOptions } from "@docusaurus/plugin-content-pages";
import type { PluginConfig } from "@docusaurus/types";

/** Static files that the test area links to. A folder that is not there does no harm. */
export const testStaticDirectories = ["_tests/static", "_tests/no-such-folder"];

/** Makes the page `/tests/pages/crashTest` throw while it renders, in a build as well. */
export const crashTest = process.env["CRASH_TEST"] === "true";

const docs: DocsOptions = {
  id: "docs-tests",
  path: "_tests/docs",
  routeBasePath: "/tests/docs",
  sidebarPath: "_tests/docs-sidebars.ts",
  versions: { current: { noIndex: true } },
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
  // A file named `intro` is its category's page, besides the files that are by default.
  sidebarItemsGenerator: ({ defaultSidebarItemsGenerator, isCategoryIndex, ...args }) =>
    defaultSidebarItemsGenerator({
      ...args,
      isCategoryIndex: (file) => file.fileName.toLowerCase() === "intro" || isCategoryIndex(file),
    }),
};

const blog: BlogOptions = {
  id: "blog-tests",
  path: "_tests/blog",
  routeBasePath: "/tests/blog",
  postsPerPage: 3,
  blogSidebarCount: 5,
  blogSidebarTitle: "Recent posts",
  blogDescription: "Posts that try what a blog can do, odd cases before common ones.",
  authorsMapPath: "authors.yml",
  feedOptions: {
    type: "all",
    title: "Docusaurus Tests Blog",
    description: "Posts that try what a feed can do.",
  },
  // Five words a minute give even short posts a reading time that one can tell from the default's.
  readingTime: ({ content, frontMatter, defaultReadingTime }) =>
    frontMatter.hide_reading_time
      ? undefined
      : defaultReadingTime({ content, options: { wordsPerMinute: 5 } }),
  // Posts here try authors and tags of their own, and are too short to be cut.
  onInlineAuthors: "ignore",
  onInlineTags: "ignore",
  onUntruncatedBlogPosts: "ignore",
};

const pages: PagesOptions = {
  id: "pages-tests",
  path: "_tests/pages",
  routeBasePath: "/tests/pages",
};

export const testPlugins: PluginConfig[] = [
  ["@docusaurus/plugin-content-docs", docs],
  ["@docusaurus/plugin-content-blog", blog],
  ["@docusaurus/plugin-content-pages", pages],
];
