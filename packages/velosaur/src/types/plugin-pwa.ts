/** Types of `@docusaurus/plugin-pwa`, which an add-on of ours stands for. */

export interface PwaHeadTag {
  tagName: string;
  href?: string;
  content?: string;
  [attribute: string]: string | boolean | undefined;
}

export interface PluginOptions {
  id?: string;
  /** The worker says what it does, and stays readable. */
  debug?: boolean;
  /** When the site is kept for reading offline: one that applies is enough. */
  offlineModeActivationStrategies?: (
    | "appInstalled"
    | "queryString"
    | "standalone"
    | "mobile"
    | "saveData"
    | "always"
  )[];
  /** Of Workbox: which files are kept. */
  injectManifestConfig?: Record<string, unknown>;
  /** Tags of every page. */
  pwaHead?: PwaHeadTag[];
  /** Module that adds to the worker. */
  swCustom?: string;
  /** Client module that registers the worker. */
  swRegister?: string | false;
}
