import type { DocumentAsset, DocumentLink } from "../../shared/document.ts";
import type { AuthorError } from "../system/author-error.ts";
import type { ImportPlace } from "./resolve-import.ts";
import type { Point } from "./tree.ts";

/** What parts of a compilation know of the whole. */
export interface CompilationHost extends ImportPlace {
  readonly frontMatter: Record<string, unknown>;
  readonly links: DocumentLink[];
  readonly mistakes: AuthorError[];
  missesFile: boolean;
  addAsset: (
    filePath: string,
    kind: DocumentAsset["kind"],
  ) => { token: string; asset: DocumentAsset };
  findAssetToken: (href: string, kind: DocumentAsset["kind"]) => string | undefined;
  findStaticToken: (href: string) => string | undefined;
  error: (message: string, point: Point, hint?: string) => AuthorError;
}
