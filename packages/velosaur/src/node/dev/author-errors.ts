import type { Connect, Logger, LogErrorOptions, Plugin } from "vite";
import { describeBundleFailure } from "../bundler/bundle-failure.ts";
import { AuthorError } from "../system/author-error.ts";
import { describeFailure } from "./describe-failure.ts";
import { createToldErrors } from "./told-errors.ts";

export interface AuthorErrors {
  plugin: Plugin;
  /** `given` is Vite's. */
  createLogger: (given: Logger) => Logger;
  /** Of what is wrong in code, and told once for each state of the file. */
  tell: (error: AuthorError) => void;
}

/**
 * Vite tells of a mistake in the site's code as of a failure of its own, with a stack. Here it is told as one in a
 * document is: what is wrong, where, and what to do.
 */
export function createAuthorErrors(siteDir: string): AuthorErrors {
  const told = createToldErrors(siteDir);
  return {
    tell: told.tell,
    plugin: {
      name: "velosaur:author-errors",
      configureServer({ middlewares }) {
        // Before Vite's own, which logs it, and shows it in browsers.
        return () => void middlewares.use(handOn(siteDir));
      },
      hotUpdate({ file }) {
        told.change(file);
      },
    },
    createLogger: (given) => ({
      ...given,
      error(text: string, options?: LogErrorOptions) {
        if (text.includes(UNRESOLVED)) return;
        const failed = options?.error ?? (text.startsWith(SCAN) ? { message: text } : undefined);
        const error = failed && describeBundleFailure(failed, siteDir);
        if (error instanceof AuthorError) told.tell(error);
        else given.error(text, options);
      },
    }),
  };
}

/** What Vite says of a stylesheet's import before it fails: then it is told with its place. */
const UNRESOLVED = "Unable to resolve `@import ";

/** Of what Vite says where the search for dependencies fails, which names no error: pages tell of the same mistake. */
const SCAN = "(!) Failed to run dependency scan.";

const handOn =
  (siteDir: string): Connect.ErrorHandleFunction =>
  // oxlint-disable-next-line max-params -- by their number Connect knows a handler of errors
  (given, _request, _response, next) => {
    const error = describeBundleFailure(given, siteDir);
    next(
      error instanceof AuthorError ? Object.assign(error, describeFailure(error, siteDir)) : given,
    );
  };
