import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";

export interface OwnPathsCheck {
  /** Of the instance that is checked. */
  id: string;
  /** What the instances of the plugin have loaded, by their ids. */
  contents: Record<string, unknown>;
  listPaths: (content: unknown) => string[];
  describe: (clash: { other: string; path: string }) => Pick<Diagnostic, "message" | "hint">;
}

/** Two instances of a plugin can't serve one address: only one of the two would be shown. */
export function assertOwnPaths({ id, contents, listPaths, describe }: OwnPathsCheck): void {
  const paths = listPaths(contents[id]);
  for (const [other, content] of Object.entries(contents)) {
    // Each pair is reported once, by the later one.
    if (other === id) return;
    const path = listPaths(content).find((candidate) => paths.includes(candidate));
    if (path === undefined) continue;
    throw new AuthorError({
      severity: "error",
      keyPath: "routeBasePath",
      ...describe({ other, path }),
    });
  }
}
