import path from "node:path";
import type { LoadContext, Plugin, PluginModule } from "../../plugins/contract.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { hashText } from "../../cache/hash.ts";
import { createDocumentReader } from "../read-document.ts";
import { listContentFolders } from "../shared/content-folders.ts";
import { pickMarkdownOptions } from "../shared/markdown-options.ts";
import { loadBlogContent } from "./blog-content.ts";
import { createBlogRoutes } from "./blog-routes.ts";
import { writeFeeds } from "./feeds/create-feeds.ts";
import { createFeedLinks } from "./feeds/feed-head-tags.ts";
import { POST_FRONT_MATTER } from "./front-matter.ts";
import { assertOwnPath } from "./instances.ts";
import { validateBlogOptions } from "./options.ts";
import type { BlogOptions } from "./options.ts";
import { resolveBlogPaths } from "./paths.ts";
import { createMeasure } from "./post-content.ts";
import type { PostsRequest } from "./read-posts.ts";
import { createTranslationFiles, translateContent } from "./translations.ts";
import type { BlogContent, Post } from "./types.ts";

const PLUGIN_NAME = "docusaurus-plugin-content-blog";

/** Posts by date, with tags, authors, an archive and feeds. A site may have several blogs, each with an `id`. */
const createPlugin = (
  context: LoadContext,
  given: Record<string, unknown>,
): Plugin<BlogContent> => {
  const options = given as unknown as BlogOptions;
  const request = createRequest(context, options);
  const contentFolders = listContentFolders(request.folders);
  let diagnostics: Diagnostic[] = [];
  return {
    name: PLUGIN_NAME,
    loadContent: async () => {
      const found: Diagnostic[] = [];
      const content = await loadBlogContent(request, found);
      diagnostics = found;
      return content;
    },
    contentLoaded: async ({ content, actions }) => {
      const routes = await createBlogRoutes({ ...request, content, actions });
      for (const route of routes) actions.addRoute(route);
    },
    allContentLoaded: ({ allContent }) => assertOwnPath(options.id, allContent[PLUGIN_NAME] ?? {}),
    getTranslationFiles: ({ content }) => createTranslationFiles(content),
    translateContent: ({ content, translationFiles }) =>
      translateContent(content, translationFiles),
    postBuild: ({ content, ...props }) =>
      writeFeeds({
        posts: listPosts(content as BlogContent).toSorted(
          (a, b) => b.metadata.date.getTime() - a.metadata.date.getTime(),
        ),
        options,
        props,
        contentFolders,
      }),
    injectHtmlTags: ({ content }) => ({
      headTags: listPosts(content).length === 0 ? [] : createFeedLinks(context, options),
    }),
    getPathsToWatch: () => contentFolders,
    getMarkdownRules: () => [
      {
        include: contentFolders,
        options: {
          ...pickMarkdownOptions(options),
          truncateMarker: options.truncateMarker,
          removeContentTitle: true,
        },
      },
    ],
    getDiagnostics: () => diagnostics,
  };
};

export const contentBlogPlugin: PluginModule = Object.assign(createPlugin as PluginModule, {
  validateOptions: ({ options }: { options: Record<string, unknown> }) =>
    validateBlogOptions(options) as Record<string, unknown>,
});

const listPosts = ({ blogPosts }: BlogContent): Post[] =>
  blogPosts.filter(({ metadata }) => !metadata.unlisted);

function createRequest(context: LoadContext, options: BlogOptions): PostsRequest {
  const { siteDir, i18n, localizationDir, siteConfig, cacheDir, mode } = context;
  const folder = `${PLUGIN_NAME}${options.id === "default" ? "" : `-${options.id}`}`;
  const isTranslated = i18n.localeConfigs[i18n.currentLocale]?.translate ?? false;
  // What has been measured depends on the marker.
  const marker = hashText(String(options.truncateMarker)).slice(0, 8);
  const cacheFile = path.join(cacheDir, `blog-${options.id}-${i18n.currentLocale}-${marker}.json`);
  return {
    context,
    options,
    folders: {
      contentPath: path.resolve(siteDir, options.path),
      localizedContentPath: isTranslated ? path.join(localizationDir, folder) : undefined,
    },
    paths: resolveBlogPaths(context, options),
    reader: createDocumentReader({
      known: POST_FRONT_MATTER,
      parse: siteConfig.markdown.parseFrontMatter,
      measure: createMeasure(options.truncateMarker),
      ...(mode === "production" && { cacheFile }),
    }),
  };
}
