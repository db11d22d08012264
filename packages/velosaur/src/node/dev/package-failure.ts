import { describeBundleFailure } from "../bundler/bundle-failure.ts";
import { AuthorError } from "../system/author-error.ts";

const UNTIL = "Pages have no code until this is mended and the server is started again.";

/** Why the bundler could not make packages ready for the browser, as the author's mistake where it is one. */
export function describePackageFailure(error: unknown, siteDir: string): unknown {
  const described = describeBundleFailure(error, siteDir);
  if (!(described instanceof AuthorError)) return described;
  const diagnostics = described.diagnostics.map(({ hint, ...diagnostic }) => ({
    ...diagnostic,
    hint: hint === undefined ? UNTIL : `${hint} ${UNTIL}`,
  }));
  return new AuthorError(diagnostics, { cause: error });
}
