import { describeValue, hashParts } from "../../cache/hash.ts";
import { readEngineIdentity } from "../../system/engine-paths.ts";
import type { LoadContext, PluginModule, PostBuildProps } from "../../contract/contract.ts";
import { validateOptionsWith } from "../../contract/validate-with.ts";
import { createItems, listPages } from "./create-items.ts";
import type { OwnSitemapItem } from "./format-own-items.ts";
import { formatSitemap, type SitemapForm, type SitemapItems } from "./format-sitemap.ts";
import { type CreateSitemapItemsParams, optionsSchema, type SitemapOptions } from "./options.ts";

/** A list of the site's pages for search engines. */
const createPlugin: PluginModule = (context, given) => {
  const options = given as unknown as SitemapOptions;
  return {
    name: "docusaurus-plugin-sitemap",
    postBuild: async (props) => {
      const { noIndex, url } = context.siteConfig;
      if (noIndex) return;
      const listed = await findItems(props, options, context);
      const { kind, items } = listed;
      if (items.length === 0) return;
      const form: SitemapForm = {
        name: options.filename,
        url,
        baseUrl: context.baseUrl,
        lastmodDateOnly: options.lastmod === "date",
      };
      // A site's own items may hold anything; to look at each value takes several times as long.
      const described = kind === "foreign" ? describeValue(items) : JSON.stringify(items);
      const key = hashParts([readEngineIdentity(), JSON.stringify(form), described]);
      if (props.keepFile(form.name, key)) return;
      const files = await formatSitemap(listed, form);
      // Of several files, each would have to be there still.
      const ownKey = files.length === 1 ? key : undefined;
      for (const { name, text } of files) props.emitFile(name, text, ownKey);
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
): Promise<SitemapItems> {
  const defaultCreateSitemapItems = (params: CreateSitemapItemsParams): Promise<OwnSitemapItem[]> =>
    createItems(params, options, context);
  const params = {
    siteConfig: context.siteConfig,
    routes: listPages(props, options.ignorePatterns),
  };
  const { createSitemapItems } = options;
  return createSitemapItems
    ? {
        kind: "foreign",
        items: await createSitemapItems({ ...params, defaultCreateSitemapItems }),
      }
    : { kind: "own", items: await defaultCreateSitemapItems(params) };
}
