// @ts-check
/** Which files hold what: upstream's within `node_modules/@docusaurus`, ours within `packages`. */

/**
 * Modules that code of sites imports in the browser.
 *
 * @type {Record<string, { upstream: string, ours: string }>}
 */
export const CLIENT_MODULES = {
  "@docusaurus/theme-common": {
    upstream: "theme-common/lib/index",
    ours: "velosaur/src/theme/common/index",
  },
  "@docusaurus/theme-common/internal": {
    upstream: "theme-common/lib/internal",
    ours: "velosaur/src/theme/common/internal",
  },
  "@docusaurus/theme-common/Details": {
    upstream: "theme-common/lib/components/Details/index",
    ours: "velosaur/src/theme/common/details",
  },
  "@docusaurus/plugin-content-docs/client": {
    upstream: "plugin-content-docs/lib/client/index",
    ours: "velosaur/src/client/exports/plugin-content-docs/client",
  },
  "@docusaurus/plugin-content-blog/client": {
    upstream: "plugin-content-blog/lib/client/index",
    ours: "velosaur/src/client/exports/plugin-content-blog/client",
  },
  "@docusaurus/theme-search-algolia/client": {
    upstream: "theme-search-algolia/lib/client/index",
    ours: "velosaur/src/client/exports/theme-search-algolia/client",
  },
  "@docusaurus/theme-live-codeblock/client": {
    upstream: "theme-live-codeblock/lib/client/index",
    ours: "theme-live-codeblock/src/client/index",
  },
  "@docusaurus/theme-mermaid/client": {
    upstream: "theme-mermaid/lib/client/index",
    ours: "theme-mermaid/src/client/index",
  },
};

/** Each file in it is a module of its own: `@docusaurus/Link`. */
export const CORE_MODULES = {
  upstream: "core/lib/client/exports",
  ours: "velosaur/src/client/exports",
};

/**
 * Packages with components: their folder, and the file that declares what these take.
 *
 * @type {Record<string, { folder: string, declarations: string }>}
 */
export const THEMES = {
  core: {
    folder: "core/lib/client/theme-fallback",
    declarations: "module-type-aliases/src/index.d.ts",
  },
  "theme-classic": {
    folder: "theme-classic/src/theme",
    declarations: "theme-classic/src/theme-classic.d.ts",
  },
  "theme-live-codeblock": {
    folder: "theme-live-codeblock/src/theme",
    declarations: "theme-live-codeblock/src/theme-live-codeblock.d.ts",
  },
  "theme-mermaid": {
    folder: "theme-mermaid/src/theme",
    declarations: "theme-mermaid/src/theme-mermaid.d.ts",
  },
  "theme-search-algolia": {
    folder: "theme-search-algolia/src/theme",
    declarations: "theme-search-algolia/src/theme-search-algolia.d.ts",
  },
  "plugin-debug": {
    folder: "plugin-debug/src/theme",
    declarations: "plugin-debug/src/plugin-debug.d.ts",
  },
  "plugin-ideal-image": {
    folder: "plugin-ideal-image/src/theme",
    declarations: "plugin-ideal-image/src/plugin-ideal-image.d.ts",
  },
  "plugin-pwa": {
    folder: "plugin-pwa/src/theme",
    declarations: "plugin-pwa/src/plugin-pwa.d.ts",
  },
};

/** Our folders of components. */
export const OWN_THEMES = [
  "velosaur/src/theme",
  "theme-live-codeblock/src/theme",
  "theme-mermaid/src/theme",
  "plugin-ideal-image/src/theme",
  "plugin-pwa/src/theme",
];
