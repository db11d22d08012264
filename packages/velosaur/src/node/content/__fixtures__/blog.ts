import type { BlogPostMetadata } from "../../../shared/blog.ts";
import type { DocumentModule, RouteConfig } from "../../contract/contract.ts";
import { contentBlogPlugin } from "../blog/plugin.ts";
import type { BlogContent } from "../blog/types.ts";
import { createSite, loadPlugin } from "./create-site.ts";
import type { LoadedPluginResult } from "./create-site.ts";

export interface LoadedBlog extends LoadedPluginResult {
  siteDir: string;
  content: BlogContent;
}

/** A blog of files below `blog/`. */
export async function loadBlog(
  files: Record<string, string>,
  options: Record<string, unknown> = {},
  context: Record<string, unknown> = {},
): Promise<LoadedBlog> {
  const inBlog = Object.entries(files).map(([name, text]) => [
    name.startsWith("/") ? name.slice(1) : `blog/${name}`,
    text,
  ]);
  const siteDir = createSite(Object.fromEntries(inBlog) as Record<string, string>);
  const quiet = { onInlineAuthors: "ignore", onUntruncatedBlogPosts: "ignore" };
  const loaded = await loadPlugin({
    module: contentBlogPlugin,
    siteDir,
    options: { ...quiet, ...options },
    context,
  });
  return { ...loaded, siteDir, content: loaded.content as BlogContent };
}

/** A post with this front matter. */
export const post = (frontMatter = "", text = "Text."): string =>
  `---\n${frontMatter}\n---\n\n${text}\n`;

export const documentOf = (route: RouteConfig | undefined): DocumentModule => {
  const document = route?.modules?.["content"];
  if (!document) throw new Error("The route shows no post.");
  return document as DocumentModule;
};

export const postOf = ({ pages }: LoadedBlog, path: string): BlogPostMetadata =>
  documentOf(pages.get(path)).metadata as unknown as BlogPostMetadata;

/** Documents of a list, as `title` or `title…` when it shows only the beginning. */
export const itemsOf = ({ pages }: LoadedBlog, path: string): string[] => {
  const items = (pages.get(path)?.modules?.["items"] ?? []) as { content: DocumentModule }[];
  return items.map(({ content }) => {
    const { title } = content.metadata as unknown as BlogPostMetadata;
    return content.truncated ? `${title}…` : title;
  });
};
