import type { Json } from "../../../shared/document.ts";
import type { LoadContext, Plugin, PluginModule, RouteConfig } from "../../contract/contract.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { addLastUpdates } from "../last-update.ts";
import { createVersionControl } from "../version-control.ts";
import {
  listContentFolders,
  listTranslatedFolders,
  resolveContentFolders,
} from "../shared/content-folders.ts";
import { createInstanceReader } from "../shared/document-reader.ts";
import { toImageAssets } from "../shared/image-file.ts";
import { compileBy, pickMarkdownOptions } from "../shared/markdown-options.ts";
import { validatePagesOptions } from "./options.ts";
import type { PagesOptions } from "./options.ts";
import { PAGE_FRONT_MATTER, readPages } from "./read-pages.ts";
import type { MarkdownPage, Page, PagesRequest } from "./read-pages.ts";

const PLUGIN_NAME = "docusaurus-plugin-content-pages";

/** Single pages: React components and Markdown below `src/pages`. */
const createPlugin = (context: LoadContext, given: Record<string, unknown>): Plugin<Page[]> => {
  const options = given as unknown as PagesOptions;
  const request = createRequest(context, options);
  const folders = listContentFolders(request.folders);
  let diagnostics: Diagnostic[] = [];
  return {
    name: PLUGIN_NAME,
    loadContent: async () => {
      const found: Diagnostic[] = [];
      const pages = await readPages(request, found);
      request.reader.save();
      await addLastUpdates(
        pages.filter(isMarkdown).map((page) => ({ filePath: page.filePath, metadata: page })),
        { ...options, versionControl: createVersionControl(context), i18n: context.i18n },
      );
      diagnostics = found;
      return pages;
    },
    contentLoaded: ({ content, actions }) => {
      for (const page of content) actions.addRoute(createPageRoute(page, options, context));
    },
    getPathsToWatch: () => folders,
    ...compileBy(() => [
      {
        include: folders,
        translated: listTranslatedFolders(request.folders),
        options: pickMarkdownOptions(options),
      },
    ]),
    getDiagnostics: () => diagnostics,
  };
};

export const contentPagesPlugin: PluginModule = Object.assign(createPlugin as PluginModule, {
  validateOptions: ({ options }: { options: Record<string, unknown> }) =>
    validatePagesOptions(options) as Record<string, unknown>,
});

const isMarkdown = (page: Page): page is MarkdownPage => page.type === "mdx";

const createRequest = (context: LoadContext, options: PagesOptions): PagesRequest => ({
  context,
  options,
  folders: resolveContentFolders(context, { ...options, pluginName: PLUGIN_NAME }),
  reader: createInstanceReader(context, { name: `pages-${options.id}`, known: PAGE_FRONT_MATTER }),
});

/** The component gets the site's configuration as a prop. */
const createCodeRoute = (permalink: string, component: string): RouteConfig => ({
  path: permalink,
  exact: true,
  component,
  modules: { config: "@generated/docusaurus.config" },
});

function createPageRoute(page: Page, options: PagesOptions, context: LoadContext): RouteConfig {
  const { filePath, permalink, source, lastUpdatedAt } = page;
  const metadata = { sourceFilePath: filePath, lastUpdatedAt };
  if (!isMarkdown(page)) return { ...createCodeRoute(permalink, source), metadata };
  const {
    filePath: _,
    relativePath: __,
    ...pageMetadata
  } = JSON.parse(JSON.stringify(page)) as Record<string, Json>;
  const frontMatter = pageMetadata["frontMatter"] as Record<string, Json>;
  return {
    path: permalink,
    exact: true,
    component: options.mdxPageComponent,
    modules: {
      content: {
        __document: true,
        filePath,
        metadata: pageMetadata as Json,
        frontMatter,
        ...toImageAssets({
          reference: frontMatter["image"],
          filePath,
          siteDir: context.siteDir,
        }),
      },
    },
    metadata,
  };
}
