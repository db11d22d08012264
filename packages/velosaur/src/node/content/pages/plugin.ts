import path from "node:path";
import type { Json } from "../../../shared/document.ts";
import type { LoadContext, Plugin, PluginModule, RouteConfig } from "../../plugins/contract.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { addLastUpdates } from "../last-update.ts";
import { createDocumentReader } from "../read-document.ts";
import { toImageAssets } from "../shared/image-file.ts";
import { pickMarkdownOptions } from "../shared/markdown-options.ts";
import { validatePagesOptions } from "./options.ts";
import type { PagesOptions } from "./options.ts";
import { PAGE_FRONT_MATTER, readPages } from "./read-pages.ts";
import type { MarkdownPage, Page, PagesRequest } from "./read-pages.ts";

/** Single pages: React components and Markdown below `src/pages`. */
const createPlugin = (context: LoadContext, given: Record<string, unknown>): Plugin<Page[]> => {
  const options = given as unknown as PagesOptions;
  const request = createRequest(context, options);
  const { contentPath, localizedContentPath } = request;
  const folders = localizedContentPath ? [localizedContentPath, contentPath] : [contentPath];
  let diagnostics: Diagnostic[] = [];
  return {
    name: "docusaurus-plugin-content-pages",
    loadContent: async () => {
      const found: Diagnostic[] = [];
      const pages = await readPages(request, found);
      request.reader.save();
      await addLastUpdates(
        pages.filter(isMarkdown).map((page) => ({ filePath: page.filePath, metadata: page })),
        { ...options, cacheDir: context.cacheDir },
      );
      diagnostics = found;
      return pages;
    },
    contentLoaded: ({ content, actions }) => {
      for (const page of content) actions.addRoute(createPageRoute(page, options, context));
    },
    getPathsToWatch: () => folders,
    getMarkdownRules: () => [{ include: folders, options: pickMarkdownOptions(options) }],
    getDiagnostics: () => diagnostics,
  };
};

export const contentPagesPlugin: PluginModule = Object.assign(createPlugin as PluginModule, {
  validateOptions: ({ options }: { options: Record<string, unknown> }) =>
    validatePagesOptions(options) as Record<string, unknown>,
});

const isMarkdown = (page: Page): page is MarkdownPage => page.type === "mdx";

function createRequest(context: LoadContext, options: PagesOptions): PagesRequest {
  const { siteDir, i18n, localizationDir } = context;
  const folder = `docusaurus-plugin-content-pages${options.id === "default" ? "" : `-${options.id}`}`;
  const isTranslated = i18n.localeConfigs[i18n.currentLocale]?.translate ?? false;
  const { parseFrontMatter } = context.siteConfig.markdown;
  const isProduction = context.mode === "production";
  return {
    context,
    options,
    reader: createDocumentReader({
      known: PAGE_FRONT_MATTER,
      parse: parseFrontMatter,
      cacheFile: isProduction
        ? path.join(context.cacheDir, `pages-${options.id}-${context.i18n.currentLocale}.json`)
        : undefined,
    }),
    contentPath: path.resolve(siteDir, options.path),
    localizedContentPath: isTranslated ? path.join(localizationDir, folder) : undefined,
  };
}

function createPageRoute(page: Page, options: PagesOptions, context: LoadContext): RouteConfig {
  const { filePath, permalink, source, lastUpdatedAt } = page;
  const metadata = { sourceFilePath: filePath, lastUpdatedAt };
  if (!isMarkdown(page)) return { path: permalink, exact: true, component: source, metadata };
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
