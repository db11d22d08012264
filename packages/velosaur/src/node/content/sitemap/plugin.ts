import { SitemapStream, streamToPromise } from "sitemap";
import type { LoadContext, PluginModule, PostBuildProps } from "../../contract/contract.ts";
import { validateOptionsWith } from "../../contract/validate-with.ts";
import { createItems, listPages } from "./create-items.ts";
import {
  type CreateSitemapItemsParams,
  optionsSchema,
  type SitemapItem,
  type SitemapOptions,
} from "./options.ts";

/** A list of the site's pages for search engines. */
const createPlugin: PluginModule = (context, given) => {
  const options = given as unknown as SitemapOptions;
  return {
    name: "docusaurus-plugin-sitemap",
    postBuild: async (props) => {
      if (context.siteConfig.noIndex) return;
      const items = await findItems(props, options, context);
      if (items.length > 0)
        props.emitFile(options.filename, await formatSitemap(items, options, context));
    },
  };
};

export const sitemapPlugin: PluginModule = Object.assign(createPlugin, {
  validateOptions: validateOptionsWith(optionsSchema),
});

async function findItems(
  props: PostBuildProps,
  options: SitemapOptions,
  context: LoadContext,
): Promise<SitemapItem[]> {
  const defaultCreateSitemapItems = (params: CreateSitemapItemsParams): Promise<SitemapItem[]> =>
    createItems(params, options, context);
  const params = {
    siteConfig: context.siteConfig,
    routes: listPages(props, options.ignorePatterns),
  };
  return options.createSitemapItems
    ? await options.createSitemapItems({ ...params, defaultCreateSitemapItems })
    : await defaultCreateSitemapItems(params);
}

const isGiven = ([, value]: [string, unknown]): boolean => value !== null && value !== undefined;

async function formatSitemap(
  items: SitemapItem[],
  { lastmod }: SitemapOptions,
  { siteConfig }: LoadContext,
): Promise<string> {
  const hasAlternates = items.some(({ links }) => links && links.length > 0);
  const stream = new SitemapStream({
    hostname: siteConfig.url,
    lastmodDateOnly: lastmod === "date",
    // Else it stops for the event loop after every few pages.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    xmlns: { news: false, image: false, video: false, xhtml: hasAlternates },
  });
  for (const item of items) stream.write(Object.fromEntries(Object.entries(item).filter(isGiven)));
  stream.end();
  return (await streamToPromise(stream)).toString();
}
