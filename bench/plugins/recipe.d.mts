import type { Page } from "playwright-core";

/** Code that a site's author writes into `docusaurus.config.js`, key by key. */
export interface ConfigText {
  /** Statements before the configuration. */
  imports?: string;
  /** More fields of the configuration, as `key: value,`. */
  fields?: string;
  /** More options of the classic preset's docs plugin, as `key: value,`. */
  docs?: string;
  /** All options of the classic preset's blog plugin. */
  blog?: string;
  /** More keys of the classic preset, as `key: value,`. */
  preset?: string;
  /** Entries of `plugins`. */
  plugins?: string;
  /** Entries of `themes`. */
  themes?: string;
  /** Entries of `presets`, besides the classic one. */
  presets?: string;
  /** Fields of `themeConfig`. */
  themeConfig?: string;
}

export type Mode = "build" | "dev";

/** A site that runs, as a visitor and its author see it. */
export interface RunningSite {
  mode: Mode;
  /** Opens a page and waits until React has taken over. */
  open(path: string): Promise<Page>;
  /** What the server sends, before any script has run. */
  fetchText(path: string): Promise<string>;
  /** A file of the build's output. */
  readOutput(file: string): string;
  /** Addresses outside of the site that the browser asked for; they are answered by an empty script. */
  requests: string[];
}

export interface Service {
  origin: string;
  close(): void;
}

export interface Recipe {
  /** As `--plugins` has it. */
  name: string;
  /** npm package → version, for whatever the site installs besides the preset. */
  packages: Record<string, string>;
  config: ConfigText;
  /** Files of the site, besides those that all sites have. */
  files?: Record<string, string | Uint8Array>;
  /** Commands of the site's executable that its author runs before. */
  commands?: string[][];
  /** What a plugin would find in the network; the site finds its address as `process.env.SERVICE_ORIGIN`. */
  startService?(): Promise<Service>;
  /** What vendors' servers answer, by a part of the address; an empty file to the rest. */
  answers?: Record<string, string>;
  /** Messages in the browser's console that belong to it. */
  allow?: RegExp[];
  /** Throws when a visitor doesn't get what the plugin is for. */
  check(site: RunningSite): Promise<void>;
  /** A sentence for the report: what stands for something that can't be installed, and the like. */
  note?: string;
}
