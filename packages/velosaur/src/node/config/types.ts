import type * as v from "valibot";
import type { configSchema, ScriptTag, StylesheetTag } from "./config-schema.ts";
import type { ThemeConfig } from "./theme-config-schema.ts";

export type {
  DirectiveHook,
  PluginConfig,
  PreprocessMarkdown,
  ScriptTag,
  StylesheetTag,
  VcsConfig,
} from "./config-schema.ts";
export type { ParseFrontMatter } from "./front-matter-parser.ts";
export type { Severity } from "./schema-parts.ts";
export type { NavbarItem, ThemeConfig } from "./theme-config-schema.ts";

/** What the author writes. */
export type UserConfig = v.InferInput<typeof configSchema>;

type ValidatedConfig = v.InferOutput<typeof configSchema>;

/** Complete and checked: `docusaurus.config.*` for one locale. */
export interface Config extends Omit<
  ValidatedConfig,
  | "i18n"
  | "markdown"
  | "onBrokenMarkdownLinks"
  | "scripts"
  | "stylesheets"
  | "storage"
  | "themeConfig"
> {
  /** Without a slash at the end. */
  url: string;
  /** Begins and ends with a slash; holds the locale's segment. */
  baseUrl: string;
  scripts: ScriptTag[];
  stylesheets: StylesheetTag[];
  storage: { type: "localStorage" | "sessionStorage"; namespace: string | boolean };
  markdown: Omit<ValidatedConfig["markdown"], "mdx1Compat"> & {
    mdx1Compat: { comments: boolean; admonitions: boolean; headingIds: boolean };
  };
  i18n: ValidatedConfig["i18n"];
  /** Checked by the themes once the plugins are loaded. */
  themeConfig: ThemeConfig;
}
