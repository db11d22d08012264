import type { LoadContext, Plugin, PluginModule } from "../../contract/contract.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { hashText } from "../../cache/hash.ts";
import {
  listContentFolders,
  listTranslatedFolders,
  resolveContentFolders,
} from "../shared/content-folders.ts";
import { createInstanceReader } from "../shared/document-reader.ts";
import { compileBy, pickMarkdownOptions } from "../shared/markdown-options.ts";
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
    ...compileBy(() => [
      {
        include: contentFolders,
        translated: listTranslatedFolders(request.folders),
        options: {
          ...pickMarkdownOptions(options),
          truncateMarker: options.truncateMarker,
          removeContentTitle: true,
        },
      },
    ]),
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
  // What has been measured depends on the marker.
  const marker = hashText(String(options.truncateMarker)).slice(0, 8);
  return {
    context,
    options,
    folders: resolveContentFolders(context, { ...options, pluginName: PLUGIN_NAME }),
    paths: resolveBlogPaths(context, options),
    reader: createInstanceReader(context, {
      name: `blog-${options.id}-${marker}`,
      known: POST_FRONT_MATTER,
      measure: createMeasure(options.truncateMarker),
    }),
  };
}
