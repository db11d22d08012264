import path from "node:path";

import createBlog, { validateOptions } from "@docusaurus/plugin-content-blog";
import type { BlogContent, PluginOptions } from "@docusaurus/plugin-content-blog";
import type { LoadContext, Plugin } from "@docusaurus/types";

import { writePosts } from "./write-posts";

/**
 * The changelog: a blog with one post for each version. `path` names a folder with one Markdown file for each
 * version: its front matter tells the day of the release and who took part, and a change ends with where it came
 * from, such as `(#9107, @TheCatLady)`.
 *
 * The posts are made of these files when the site loads, and lie among its generated files.
 */
export default async function changelogPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent> | null> {
  const { siteDir, generatedFilesDir, siteConfig } = context;
  const sourceDir = path.resolve(siteDir, options.path);
  const postsDir = path.join(generatedFilesDir, "changelog");
  const repository = `https://github.com/${siteConfig.organizationName}/${siteConfig.projectName}`;

  // The blog plugin keeps its name: upstream's loader finds the metadata of posts by it.
  const blog = await createBlog(context, {
    ...options,
    path: postsDir,
    blogListComponent: "@theme/ChangelogList",
    blogPostComponent: "@theme/ChangelogPage",
  });
  if (!blog) return null;
  return {
    ...blog,
    getThemePath: () => "./theme",
    getPathsToWatch: () => [path.join(sourceDir, "**/*.md")],
    async loadContent() {
      await writePosts({ sourceDir, postsDir }, repository);
      return blog.loadContent?.() as Promise<BlogContent>;
    },
  };
}

export { validateOptions };
