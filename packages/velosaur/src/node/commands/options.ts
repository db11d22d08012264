/** What the command line hands to the commands. */

import type { Shard } from "../system/shard.ts";

export interface SharedOptions {
  /** Path of the configuration file, relative to the site. */
  config?: string | undefined;
}

interface ServerOptions {
  /** Undefined: 3000, or the next one that is free. */
  port?: number | undefined;
  /** Undefined: `localhost`. */
  host?: string | undefined;
  open: boolean;
}

export interface BuildOptions extends SharedOptions {
  outDir?: string | undefined;
  /** Undefined: all locales of the site. */
  locale?: string[] | undefined;
  minify: boolean;
  /** Whether pages may leave out what nothing in them uses; yes, unless the configuration says otherwise. */
  lean?: boolean | undefined;
  /** React's development build, readable code. */
  dev?: boolean;
}

/** Makes one part of a site, for `merge`. */
export interface PartOptions extends BuildOptions {
  shard: Shard;
}

export interface MergeOptions extends SharedOptions {
  outDir?: string | undefined;
  /** Folders, relative to where the command is run, or absolute. */
  parts: string[];
}

export interface StartOptions extends SharedOptions, ServerOptions {
  locale?: string | undefined;
  hotOnly?: boolean;
  /** Watch by polling, every so many milliseconds. */
  poll?: number | undefined;
  minify: boolean;
}

export interface ServeOptions extends SharedOptions, ServerOptions {
  /** Folder to serve; `build` by default. */
  dir?: string | undefined;
  /** Build first. */
  build?: boolean;
}

export type ClearOptions = SharedOptions;

export interface CacheOptions extends SharedOptions {
  /** JSON in place of text. */
  json?: boolean;
}

/** An id in braces, or in a comment, which MDX reads without help. */
export type HeadingIdSyntax = "classic" | "mdx-comment";

export interface WriteHeadingIdsOptions extends SharedOptions {
  /** Undefined: braces, where the site can read them. */
  syntax?: HeadingIdSyntax;
  migrate?: boolean;
  /** Undefined: as the site's configuration says. */
  maintainCase?: boolean;
  overwrite?: boolean;
}

export interface WriteTranslationsOptions extends SharedOptions {
  /** Undefined: the default locale. */
  locale?: string | undefined;
  /** Replaces messages that are there. */
  override?: boolean;
  /** Stands before new messages. */
  messagePrefix?: string;
}

export interface SwizzleOptions extends SharedOptions {
  wrap?: boolean;
  eject?: boolean;
  list?: boolean;
  /** Changes unsafe components without a question. */
  danger?: boolean;
  typescript?: boolean;
  javascript?: boolean;
}

export interface DeployOptions extends SharedOptions {
  outDir?: string | undefined;
  /** Undefined: all locales of the site. */
  locale?: string[] | undefined;
  /** Pushes what was built before. */
  skipBuild?: boolean;
  /** Folder in the branch; `.` by default. */
  targetDir?: string | undefined;
}

export interface DoctorOptions extends SharedOptions {
  /** JSON in place of text. */
  json?: boolean;
  /** Builds the site, with upstream too where it is installed. */
  measure?: boolean;
}

export interface CommandArgs<Options> {
  /** Absolute. */
  siteDir: string;
  options: Options;
}

/** A server that a command has started. */
export interface RunningServer {
  /** With the base URL. */
  url: string;
  close: () => Promise<void>;
}
