import * as v from "valibot";
import { anyRecord, strict } from "../config/schema-parts.ts";
import type { PluginConfig } from "../config/types.ts";
import { hasBuiltIn } from "./built-in-plugins.ts";
import type { LoadContext } from "../contract/contract.ts";

const pluginOptions = v.optional(v.union([v.literal(false), anyRecord]));
const switchable = v.optional(v.union([v.boolean(), anyRecord]));

export const presetClassicSchema = strict({
  id: v.optional(v.string()),
  docs: pluginOptions,
  blog: pluginOptions,
  pages: pluginOptions,
  sitemap: pluginOptions,
  svgr: pluginOptions,
  theme: v.optional(anyRecord),
  debug: switchable,
  gtag: pluginOptions,
  googleTagManager: pluginOptions,
  googleAnalytics: pluginOptions,
});
export type PresetClassicOptions = v.InferOutput<typeof presetClassicSchema>;
type OptionName = Exclude<keyof PresetClassicOptions, "id">;

/** What each option of the preset switches on, in order. */
const MEMBERS: {
  option: OptionName;
  packageName: string;
  kind: "plugin" | "theme";
  isOptIn?: boolean;
}[] = [
  { option: "docs", packageName: "@docusaurus/plugin-content-docs", kind: "plugin" },
  { option: "blog", packageName: "@docusaurus/plugin-content-blog", kind: "plugin" },
  { option: "pages", packageName: "@docusaurus/plugin-content-pages", kind: "plugin" },
  {
    option: "googleAnalytics",
    packageName: "@docusaurus/plugin-google-analytics",
    kind: "plugin",
    isOptIn: true,
  },
  { option: "debug", packageName: "@docusaurus/plugin-debug", kind: "plugin" },
  { option: "gtag", packageName: "@docusaurus/plugin-google-gtag", kind: "plugin", isOptIn: true },
  {
    option: "googleTagManager",
    packageName: "@docusaurus/plugin-google-tag-manager",
    kind: "plugin",
    isOptIn: true,
  },
  { option: "sitemap", packageName: "@docusaurus/plugin-sitemap", kind: "plugin" },
  { option: "svgr", packageName: "@docusaurus/plugin-svgr", kind: "plugin", isOptIn: true },
  { option: "theme", packageName: "@docusaurus/theme-classic", kind: "theme" },
];

export interface PresetMember {
  kind: "plugin" | "theme";
  config: PluginConfig;
  /** The option that configures it, for messages. */
  option?: string;
}

/** The debug pages belong to development unless the site asks for them. */
const isWanted = (option: OptionName, given: unknown, mode: LoadContext["mode"]): boolean =>
  option !== "debug" || given !== undefined || mode === "development";

/**
 * The members of `@docusaurus/preset-classic`. One that the engine lacks is left out as long as the site
 * doesn't ask for it; asked for, it is named here and reported when it is resolved.
 */
export const collectClassicMembers = (
  options: PresetClassicOptions,
  mode: LoadContext["mode"],
): PresetMember[] =>
  MEMBERS.flatMap(({ option, packageName, kind, isOptIn }) => {
    const given = options[option];
    const isLeftOut = given === undefined && (isOptIn || !hasBuiltIn(packageName));
    if (given === false || isLeftOut || !isWanted(option, given, mode)) return [];
    return [
      {
        kind,
        option,
        config: [packageName, typeof given === "object" ? given : {}] satisfies PluginConfig,
      },
    ];
  });

type ConfiguredMember = Pick<PresetMember, "kind" | "config">;

/** What the preset adds because the site's configuration asks for it elsewhere. A site without the preset adds it itself. */
export const collectConfiguredMembers = ({
  future,
  themeConfig,
}: Pick<LoadContext["siteConfig"], "future" | "themeConfig">): ConfiguredMember[] => [
  ...listIf(future.v4.useCssCascadeLayers, {
    kind: "plugin",
    config: ["@docusaurus/plugin-css-cascade-layers", {}],
  }),
  ...listIf(hasSearch(themeConfig), {
    kind: "theme",
    config: ["@docusaurus/theme-search-algolia", {}],
  }),
];

const listIf = (condition: boolean, member: ConfiguredMember): ConfiguredMember[] =>
  condition ? [member] : [];

/** A site that has a search index in its theme configuration gets the search box and the page of results. */
const hasSearch = (themeConfig: Record<string, unknown>): boolean =>
  themeConfig["algolia"] !== undefined || hasProvider(themeConfig["search"]);

/** Other themes may keep something of theirs under the same name. */
const hasProvider = (search: unknown): boolean =>
  typeof search === "object" && search !== null && "provider" in search;
