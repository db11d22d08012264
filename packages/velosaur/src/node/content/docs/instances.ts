import { stripTrailingSlash } from "../../../shared/url/trailing-slash.ts";
import { assertOwnPaths } from "../shared/own-paths.ts";
import type { DocsContent } from "./types.ts";

/** No version of two instances of docs can be at one address. */
export const assertOwnVersions = (id: string, contents: Record<string, unknown>): void =>
  assertOwnPaths({
    id,
    contents,
    listPaths,
    describe: ({ other, path }) => ({
      message: `The docs instances "${other}" and "${id}" both serve ${path}.`,
      hint: `Give the instance "${id}" another \`routeBasePath\`.`,
    }),
  });

/** None for docs that another plugin wraps. */
const listPaths = (content: unknown): string[] =>
  ((content as DocsContent | undefined)?.loadedVersions ?? []).map(({ path }) =>
    stripTrailingSlash(path),
  );
