/** What goes into the bundle, and what comes out of it. */

import type { Chunk } from "../../shared/payload.ts";
import type { ClientSiteConfig } from "../../shared/site.ts";
import type { PostCssOptions } from "../webpack/configure-post-css.ts";
import type { VitePluginModule } from "../contract/contract.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { Lean } from "./lean/lean.ts";
import type { GeneratedModules } from "./plugin-generated.ts";
import type { WholeStyles } from "./write-styles.ts";

export interface BundleRequest {
  siteDir: string;
  cacheDir: string;
  baseUrl: string;
  themePaths: string[];
  /** Where code finds what it imports by a path from the top. */
  staticDirs: string[];
  generated: GeneratedModules;
  /** What the browser knows of the configuration, as its generated module has it. */
  siteConfig: ClientSiteConfig;
  /** Translations of texts in code. */
  messages: Record<string, string>;
  /** Whether the site has other languages: what their bundles have in common is made once, see `toSharedRequest`. */
  hasLanguages: boolean;
  /** Whether texts and base URL are left out, for each language to fill in. */
  hasHoles: boolean;
  /** Stylesheets of the site as a whole, and of plugins. */
  globalStyles: string[];
  /** Ids that routes and documents name; those without `client` are needed by the build alone. */
  modules: BundledModule[];
  /** Sources of program documents, by their module id. */
  programs: Record<string, string>;
  minify: boolean;
  /** Whether pages may leave out what nothing in them uses. */
  lean: boolean;
  /** Whether the theme's CSS goes into a layer of its own. */
  cascadeLayers: boolean;
  /** Identities of the add-ons in use. */
  addOns: string[];
  /** Plugins of Vite, by their modules. */
  vitePlugins: VitePluginModule[];
  /** Vite configuration that plugins of the site add. */
  viteConfigs: { client: object[]; server: object[] };
  /** Hash of the code of plugins that speak to webpack, where there are some. */
  translatedSource?: string | undefined;
  /** What plugins add to the steps that stylesheets go through. */
  postCss?: PostCssOptions | undefined;
  /** The site's own configuration of these steps. */
  postCssFiles: string[];
  /** What the build itself writes: it says nothing of the site. */
  outDir: string;
}

export interface BundledModule {
  id: string;
  client: boolean;
  /** All that is taken from it; undefined where that isn't known. */
  names?: string[];
}

export interface SiteBundle {
  /** Content hash of the client's files: the identity of a deploy. */
  id: string;
  /** Hash of all sources of client and server: pages depend on it. */
  source: string;
  entry: Chunk;
  /** Module id → chunk, of everything that a payload may name. */
  modules: Record<string, Chunk>;
  /** What pages leave out. */
  lean: Lean;
  /** Whether code of the browser reads the highlighter's themes. */
  needsPrismThemes: boolean;
  /** What code of the browser reads of the configuration's fields that only the build knows otherwise. */
  configFields: string[];
  /** What is wrong with the site's code and doesn't keep it from being bundled. */
  diagnostics: Diagnostic[];
  whole?: WholeStyles;
  /** Folder whose content goes into the output folder as it is. */
  clientDir: string;
  server: ServerBundle;
}

export interface ServerBundle {
  /** Absolute path of the renderer's module. */
  entry: string;
  /** Module id → absolute path. */
  modules: Record<string, string>;
}
