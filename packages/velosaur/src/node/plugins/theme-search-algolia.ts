import path from "../system/path.ts";
import * as v from "valibot";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { joinPathname } from "../../shared/url/pathname.ts";
import { engineDir, resolveEngineModule } from "../system/engine-paths.ts";
import type { HtmlTagObject, LoadContext, Plugin, PluginModule } from "../contract/contract.ts";
import { describeMissingAskAi, findWindowModules, hasAskAiWindow } from "./doc-search-version.ts";
import { createOpenSearchLink, formatOpenSearch, OPEN_SEARCH_FILE } from "./open-search.ts";
import { SEARCH_THEME } from "./search-theme.ts";
import { validateThemeConfigWith } from "../contract/validate-with.ts";

const text = v.pipe(v.string(), v.nonEmpty());

/** The browser gets the text of an expression. */
const pattern = v.pipe(
  v.union([v.string(), v.instance(RegExp)]),
  v.transform((from) => (typeof from === "string" ? escapePattern(from) : from.source)),
);

const facetFilters = v.array(v.union([v.string(), v.array(v.string())]));

/** The assistant's id, or all that it takes. */
const askAiSchema = v.union(
  [
    text,
    v.strictObject({
      assistantId: text,
      indexName: v.optional(text),
      apiKey: v.optional(text),
      appId: v.optional(text),
      searchParameters: v.optional(v.looseObject({ facetFilters: v.optional(facetFilters) })),
      suggestedQuestions: v.optional(v.boolean()),
    }),
  ],
  "`askAi` takes the id of an assistant, or an object with `assistantId` and, if they are others than those of the search, `indexName`, `apiKey`, `appId` and `searchParameters`.",
);

/** Options of the search interface that the engine hands on as they are may stand here too. */
const algoliaFields = v.looseObject({
  appId: text,
  apiKey: text,
  indexName: text,
  contextualSearch: v.optional(v.boolean(), true),
  externalUrlRegex: v.optional(v.string()),
  searchParameters: v.optional(v.record(v.string(), v.unknown()), {}),
  /** `false` for a site without a page of results. */
  searchPagePath: v.optional(v.nullable(v.union([v.string(), v.literal(false)])), "search"),
  replaceSearchResultPathname: v.optional(v.object({ from: pattern, to: v.string() })),
  askAi: v.optional(askAiSchema),
});

/** What an assistant isn't told of its own, it has from the search. */
function completeAskAi<Config extends v.InferOutput<typeof algoliaFields>>(config: Config): Config {
  const { askAi, appId, apiKey, indexName, searchParameters } = config;
  if (askAi === undefined) return config;
  const own = typeof askAi === "string" ? { assistantId: askAi } : askAi;
  const filters = own.searchParameters?.facetFilters ?? searchParameters["facetFilters"];
  return {
    ...config,
    askAi: {
      appId,
      apiKey,
      indexName,
      ...own,
      ...(filters !== undefined && {
        searchParameters: { ...own.searchParameters, facetFilters: filters },
      }),
    },
  };
}

const algoliaSchema = v.pipe(algoliaFields, v.transform(completeAskAi));

export type AlgoliaConfig = v.InferInput<typeof algoliaSchema>;

/** An index on the site itself needs no keys. */
const LOCAL_KEYS = { appId: "local", apiKey: "local", indexName: "local" };

const localSchema = v.looseObject({
  provider: v.literal("local"),
});

/** Keys as examples have them: nobody answers to these. */
const isPlaceholder = (key: unknown): boolean => /^(?:YOUR_|<)/.test(String(key));

/** Who has no keys yet searches the site's own index. */
const chooseProvider = (themeConfig: Record<string, unknown>): Record<string, unknown> => {
  const { search, algolia } = themeConfig as Record<string, Record<string, unknown> | undefined>;
  if (search?.["provider"] !== undefined)
    return { ...themeConfig, algolia: { ...LOCAL_KEYS, ...algolia, ...omitProvider(search) } };
  const keys = [algolia?.["appId"], algolia?.["apiKey"], algolia?.["indexName"]];
  return keys.some(isPlaceholder) ? { ...themeConfig, search: { provider: "local" } } : themeConfig;
};

const omitProvider = (search: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(search).filter(([name]) => name !== "provider"));

const themeConfigSchema = v.pipe(
  v.looseObject({}),
  v.transform(chooseProvider),
  v.looseObject({ algolia: algoliaSchema, search: v.optional(localSchema) }),
);

const isLocalSearch = ({ search }: Record<string, unknown>): boolean =>
  (search as { provider?: string } | undefined)?.provider === "local";

/** Who searches has the way to the index behind them. */
const createPreconnect = (appId: string): HtmlTagObject => ({
  tagName: "link",
  attributes: {
    rel: "preconnect",
    href: `https://${appId}-dsn.algolia.net`,
    crossorigin: "anonymous",
  },
});

/** The window with an assistant is one that the site has installed: there it takes the place of the engine's. */
function chooseWindow(siteDir: string, hasAskAi: boolean): Partial<Plugin> {
  const options = findWindowModules(siteDir, hasAskAi);
  const isMissing = hasAskAi && !hasAskAiWindow(siteDir);
  return {
    // Configuration of Vite's own would keep the bundle in this process.
    getVitePlugins: () => [
      { module: resolveEngineModule("node/bundler/plugin-module-places"), options },
    ],
    ...(isMissing && { getDiagnostics: () => [describeMissingAskAi(siteDir)] }),
  };
}

const createThemeSearch = (context: LoadContext): Plugin => {
  const { baseUrl, siteConfig, siteDir, mode } = context;
  const { themeConfig } = siteConfig;
  const { searchPagePath, appId, askAi } = themeConfig["algolia"] as v.InferOutput<
    typeof algoliaSchema
  >;
  const tags = (isLocalSearch(themeConfig) ? [] : [createPreconnect(appId)]).concat(
    // Builds alone have the file.
    searchPagePath && mode === "production" ? createOpenSearchLink(context) : [],
  );
  const plugin: Plugin = {
    name: SEARCH_THEME,
    getThemePath: () => path.join(engineDir, "theme/search-bar"),
    injectHtmlTags: () => ({ headTags: tags }),
    ...chooseWindow(siteDir, askAi !== undefined && !isLocalSearch(themeConfig)),
  };
  if (!searchPagePath) return plugin;
  return {
    ...plugin,
    contentLoaded({ actions }) {
      actions.addRoute({
        path: joinPathname(baseUrl, searchPagePath),
        component: "@theme/SearchPage",
        exact: true,
      });
    },
    postBuild: ({ emitFile }) =>
      emitFile(OPEN_SEARCH_FILE, formatOpenSearch(context, searchPagePath)),
  };
};

/** The search box and the page of results, whichever index answers, and the word of them for browsers. */
export const themeSearchAlgolia: PluginModule = Object.assign(createThemeSearch, {
  validateThemeConfig: validateThemeConfigWith(themeConfigSchema),
});
