import { AuthorError } from "../../system/author-error.ts";
import type { DocsContent } from "./types.ts";

/** Two instances of docs can't serve the same addresses: only one of the two would be shown. */
export function assertOwnPaths(id: string, contents: Record<string, unknown>): void {
  const paths = listPaths(contents[id]);
  for (const [other, content] of Object.entries(contents)) {
    // Each pair is reported once, by the later one.
    if (other === id) return;
    const shared = listPaths(content).find((path) => paths.includes(path));
    if (shared === undefined) continue;
    throw new AuthorError({
      severity: "error",
      message: `The docs instances "${other}" and "${id}" both serve ${shared}.`,
      keyPath: "routeBasePath",
      hint: `Give the instance "${id}" another \`routeBasePath\`.`,
    });
  }
}

const listPaths = (content: unknown): string[] =>
  (content as DocsContent).loadedVersions.map(({ path }) => path.replace(/\/$/, "") || "/");
