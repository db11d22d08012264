// @ts-check
// Which tables of the docs describe which schema of the engine.
import pluginIdealImage from "../../../packages/plugin-ideal-image/src/index.ts";
import pluginPwa from "../../../packages/plugin-pwa/src/index.ts";
import themeLiveCodeblock from "../../../packages/theme-live-codeblock/src/index.ts";
import themeMermaid from "../../../packages/theme-mermaid/src/index.ts";
import { configSchema } from "../../../packages/velosaur/src/node/config/config-schema.ts";
import { navbarItemSchema } from "../../../packages/velosaur/src/node/config/navbar-item-schema.ts";
import { themeConfigSchema } from "../../../packages/velosaur/src/node/config/theme-config-schema.ts";
import { optionsSchema as blogSchema } from "../../../packages/velosaur/src/node/content/blog/options.ts";
import { optionsSchema as docsSchema } from "../../../packages/velosaur/src/node/content/docs/options.ts";
import { optionsSchema as pagesSchema } from "../../../packages/velosaur/src/node/content/pages/options.ts";
import { BUILT_IN_PLUGINS } from "../../../packages/velosaur/src/node/plugins/built-in-plugins.ts";
import { findSchema, schemaOf } from "./schema-options.mjs";

/**
 * @typedef {import("./schema-options.mjs").Schema} Schema
 * @typedef {{
 *   page: string,
 *   headings?: string[],
 *   except?: string[],
 *   column: string,
 *   schema: Schema,
 *   prefix?: string,
 *   elsewhere?: string[],
 *   also?: string[],
 *   isPartial?: boolean,
 * }} Section
 *   The tables below some headings (or all of a page) whose first column is called so. `Name 2`: the second one there.
 *   `prefix` stands before each name. Partial tables leave options out.
 *   `elsewhere`: known, and not in these tables. `also`: in these tables, and not known to the schema.
 */

/** @param {unknown} schema */
const asSchema = (schema) => /** @type {Schema} */ (schema);

const config = asSchema(configSchema);
const theme = asSchema(themeConfigSchema);
const blog = asSchema(blogSchema);
const docs = asSchema(docsSchema);

/** @param {string} packageName */
async function schemaOfBuiltIn(packageName) {
  const module = await BUILT_IN_PLUGINS[`@docusaurus/${packageName}`]?.load?.();
  if (module === undefined) throw new Error(`There is no ${packageName}.`);
  return schemaOf(module);
}

const search = findSchema(await schemaOfBuiltIn("theme-search-algolia"), ["algolia"]);

/** @param {string} [type] */
const navbarItem = (type) => asSchema(navbarItemSchema).getter?.({ type }) ?? theme;

/**
 * Links of the footer have one of two forms, which the first of them decides.
 *
 * @param {unknown} first
 */
const footerLinks = (first) =>
  findSchema(findSchema(theme, ["footer", "links"]).wrapped?.getter?.([first]) ?? theme, ["[]"]);

/** Every item takes them: said once, above the tables. */
const ofEveryItem = ["label", "html", "className"];

/** @type {Section[]} */
const ofNavbarItems = [
  { headings: ["Link"], schema: navbarItem() },
  { headings: ["Dropdown"], schema: navbarItem("dropdown") },
  { headings: ["Document"], schema: navbarItem("doc") },
  { headings: ["Sidebar"], schema: navbarItem("docSidebar") },
  { headings: ["Version dropdown"], schema: navbarItem("docsVersionDropdown") },
  { headings: ["Version"], schema: navbarItem("docsVersion") },
  { headings: ["Locale dropdown"], schema: navbarItem("localeDropdown") },
  { headings: ["Search"], schema: navbarItem("search") },
  { headings: ["HTML"], schema: navbarItem("html") },
].map((section) => ({
  ...section,
  page: "api/themes/theme-configuration.mdx",
  column: "Name",
  elsewhere: ofEveryItem,
  also: ["type"],
}));

/** @type {Section[]} */
const ofThemeConfig = [
  {
    headings: [
      "Color mode",
      "Meta image",
      "Metadata",
      "Announcement bar",
      "Docs and blog",
      "Navbar",
      "CodeBlock",
      "Footer",
      "Table of Contents",
    ],
    schema: theme,
    elsewhere: ["algolia", "liveCodeBlock", "mermaid", "markdownPages"],
  },
  { headings: ["Navbar logo"], schema: findSchema(theme, ["navbar", "logo"]) },
  { headings: ["CodeBlock 2"], schema: findSchema(theme, ["prism", "magicComments", "[]"]) },
  { headings: ["Footer Links"], schema: footerLinks({ items: [] }) },
  { headings: ["Footer Links 2"], schema: footerLinks({ label: "" }) },
].map((section) => ({ ...section, page: "api/themes/theme-configuration.mdx", column: "Name" }));

/** @type {Section[]} */
const ofOtherThemes = [
  {
    page: "api/themes/theme-classic.mdx",
    column: "Option",
    schema: await schemaOfBuiltIn("theme-classic"),
    elsewhere: ["id"],
  },
  {
    page: "api/themes/theme-live-codeblock.mdx",
    column: "Setting",
    schema: schemaOf(themeLiveCodeblock),
  },
  {
    page: "api/themes/theme-mermaid.mdx",
    column: "Setting",
    prefix: "themeConfig.",
    schema: schemaOf(themeMermaid),
    also: ["markdown.mermaid"],
  },
  {
    page: "api/themes/theme-search-algolia.mdx",
    column: "Setting",
    schema: search,
    // Goes to the search interface as it is.
    also: ["askAi"],
  },
];

/** @type {Section[]} */
const ofContentPlugins = [
  { page: "docs", schema: docs },
  { page: "blog", schema: blog, except: ["Feeds"], elsewhere: ["feedOptions"] },
  { page: "blog", schema: findSchema(blog, ["feedOptions"]), headings: ["Feeds"] },
  { page: "pages", schema: asSchema(pagesSchema) },
].map((section) => ({
  ...section,
  page: `api/plugins/plugin-content-${section.page}.mdx`,
  column: "Option",
}));

/** @type {Section[]} */
const ofPlugins = [
  ...(await Promise.all(
    [
      { name: "client-redirects" },
      { name: "sitemap", elsewhere: ["id"] },
      { name: "google-analytics", elsewhere: ["id"] },
      { name: "google-gtag", elsewhere: ["id"] },
      { name: "google-tag-manager", elsewhere: ["id"] },
    ].map(async ({ name, ...section }) => ({
      ...section,
      page: `api/plugins/plugin-${name}.mdx`,
      column: "Option",
      schema: await schemaOfBuiltIn(`plugin-${name}`),
    })),
  )),
  {
    page: "api/plugins/plugin-ideal-image.mdx",
    column: "Option",
    schema: schemaOf(pluginIdealImage),
    elsewhere: ["id"],
  },
  {
    page: "api/plugins/plugin-pwa.mdx",
    column: "Option",
    schema: schemaOf(pluginPwa),
    // An old name, of which a site is told what stands for it.
    elsewhere: ["id", "reloadPopup"],
  },
  {
    page: "api/plugins/plugin-content-docs.mdx",
    headings: ["`VersionsConfig`"],
    column: "Field",
    schema: findSchema(docs, ["versions", "[]"]),
    // Velosaur's own: `docs/versions-out-of-git.md` tells of them.
    elsewhere: ["ref", "routePath", "sidebarPath", "fallback"],
  },
  {
    page: "api/plugins/plugin-client-redirects.mdx",
    headings: ["`RedirectRule`"],
    column: "Field",
    schema: findSchema(await schemaOfBuiltIn("plugin-client-redirects"), ["redirects", "[]"]),
  },
];

/** @type {Section[]} */
const ofConfig = [
  // Accepted for old configurations.
  { headings: ["Overview"], column: "Field", schema: config, elsewhere: ["webpack"] },
  { headings: ["`i18n`"], schema: findSchema(config, ["i18n"]) },
  { headings: ["`i18n` 2"], schema: findSchema(config, ["i18n", "localeConfigs", "[]"]) },
  { headings: ["`storage`"], schema: findSchema(config, ["storage"]) },
  {
    headings: ["`future`"],
    schema: findSchema(config, ["future"]),
    // Names that these had while they were experiments.
    elsewhere: ["experimental_faster", "experimental_storage"],
  },
  { headings: ["`markdown`"], schema: findSchema(config, ["markdown"]) },
].map((section) => ({ column: "Key", ...section, page: "api/docusaurus.config.js.mdx" }));

/** @type {Section[]} guides show the options that they are about */
const ofGuides = [
  { page: "blog", headings: ["Blog sidebar"], column: "Option", schema: blog },
  { page: "blog", headings: ["Feed"], column: "Option", schema: findSchema(blog, ["feedOptions"]) },
  {
    page: "configuration",
    headings: ["Who you are", "Where it is deployed", "How strict it is"],
    column: "Field",
    schema: config,
  },
  { page: "static-assets", column: "Option", schema: config },
  {
    page: "i18n/tutorial",
    headings: ["Site configuration"],
    column: "Setting",
    schema: findSchema(config, ["i18n", "localeConfigs", "[]"]),
  },
  { page: "search", column: "Option", schema: search, also: ["insights"] },
  {
    page: "styling-layout",
    headings: ["How do I add CSS to the whole site?"],
    column: "Option",
    schema: await schemaOfBuiltIn("theme-classic"),
  },
  {
    page: "styling-layout",
    headings: ["How do I style dark mode?"],
    column: "Option",
    schema: findSchema(theme, ["colorMode"]),
  },
  {
    page: "guides/docs/versioning",
    headings: ["Versioning options"],
    column: "Option",
    schema: docs,
  },
  {
    page: "guides/docs/versioning",
    headings: ["Versioning options"],
    column: "Key",
    schema: findSchema(docs, ["versions", "[]"]),
  },
  { page: "guides/docs/sidebar/index", column: "Option", schema: theme },
  {
    page: "guides/markdown-features/admonitions",
    headings: ["Parsing customisation"],
    column: "Option",
    schema: findSchema(docs, ["admonitions"]),
  },
  {
    page: "guides/markdown-features/code-blocks",
    headings: ["Custom magic comments"],
    column: "Key",
    schema: findSchema(theme, ["prism", "magicComments", "[]"]),
  },
  {
    page: "guides/markdown-features/diagrams",
    column: "Key",
    schema: findSchema(schemaOf(themeMermaid), ["mermaid"]),
  },
  { page: "guides/markdown-features/plugins", column: "Option", schema: docs },
  {
    page: "advanced/architecture",
    headings: ["Pages as Markdown"],
    column: "Name",
    schema: theme,
  },
].map((section) => ({ ...section, page: `${section.page}.mdx`, isPartial: true }));

export const sections = [
  ...ofConfig,
  ...ofThemeConfig,
  ...ofNavbarItems,
  ...ofOtherThemes,
  ...ofContentPlugins,
  ...ofPlugins,
  ...ofGuides,
];
