/**
 * Velosaur for programs: what `import … from "velosaur"` gives.
 *
 * Each command runs in a process of its own, so that it may be called any number of times, side by side too. It prints
 * nothing unless `log` asks for it, never ends the caller's process, and rejects with an `AuthorError` where the site
 * is at fault: its `diagnostics` say what is wrong, where, and what to do. Any other error is a bug of the engine's.
 * Memory limits and loaders for these processes go into the variable `NODE_OPTIONS`.
 */

import type { BuildOptions, DevOptions, ServeOptions } from "./api/options.ts";
import { runBuild, runServer, type Server } from "./api/run-command.ts";
import type { BuildSummary } from "./system/summary.ts";

export { AuthorError } from "./system/author-error.ts";
export type { Diagnostic } from "./system/diagnostic.ts";
export { formatDiagnostics } from "./system/format-diagnostic.ts";
export type { BuildOptions, BuildSummary, DevOptions, ServeOptions, Server };

/**
 * Builds a site into its output folder, as `velosaur build` does. The folder is touched once all pages are made:
 * where the build fails, it holds the last good one.
 *
 * @returns What was made: pages, bytes, seconds, and warnings.
 * @throws AuthorError
 */
export const build = (options: BuildOptions = {}): Promise<BuildSummary> => runBuild(options);

/**
 * Starts the dev server, as `velosaur start` does. It is handed over when it answers; pages are compiled when they
 * are asked for, and mistakes in them are shown in the browser.
 *
 * @throws AuthorError
 */
export const dev = (options: DevOptions = {}): Promise<Server> => runServer("dev", options);

/**
 * Serves what `build` has written, as `velosaur serve` does: with the site's base URL, trailing slashes, rewrites and
 * headers. A later build shows at once.
 *
 * @throws AuthorError where there is nothing to serve
 */
export const serve = (options: ServeOptions = {}): Promise<Server> => runServer("serve", options);

/** Gives a configuration its type: returns what it was given. */
export const defineConfig = <Config>(config: Config): Config => config;
