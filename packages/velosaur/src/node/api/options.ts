/** What the programmatic commands are asked for. */

export interface SharedOptions {
  /** The site's folder, absolute or relative to the current one. Default: the current one. */
  siteDir?: string | undefined;
  /** The configuration file, relative to the site. Default: `docusaurus.config.ts`, `.mts`, `.js`, … in its folder. */
  config?: string | undefined;
  /** Writes to this process's output what the command line would show: progress, warnings, figures. Default: false. */
  log?: boolean | undefined;
}

interface ServerOptions {
  /** Default: 3000, or the next one that is free. 0: any that is free. One that is named and taken is an error. */
  port?: number | undefined;
  /** Host to listen at. Default: `localhost`, which other machines can't reach. */
  host?: string | undefined;
}

export interface BuildOptions extends SharedOptions {
  /** Folder to write, absolute or relative to the site. Default: `build`. */
  outDir?: string | undefined;
  /** Locales to build. Default: all of the configuration. */
  locales?: readonly string[] | undefined;
  /** False leaves JavaScript and CSS readable. Default: true. */
  minify?: boolean | undefined;
  /** False leaves nothing out of React, Infima and the theme. Default: as the site's configuration says. */
  lean?: boolean | undefined;
  /** Builds with React's development checks. Default: false. */
  dev?: boolean | undefined;
}

export interface DevOptions extends SharedOptions, ServerOptions {
  /** The one locale to show. Default: the configuration's default. */
  locale?: string | undefined;
  /** Looks for changed files every so many milliseconds, where the system doesn't tell of them. Default: it tells. */
  poll?: number | undefined;
}

export interface ServeOptions extends SharedOptions, ServerOptions {
  /** Folder to serve, absolute or relative to the site. Default: `build`. */
  dir?: string | undefined;
}

/** What each command takes. */
export interface OptionsByCommand {
  build: BuildOptions;
  dev: DevOptions;
  serve: ServeOptions;
}

export type CommandName = keyof OptionsByCommand;
