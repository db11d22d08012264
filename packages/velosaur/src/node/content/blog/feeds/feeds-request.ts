import type { PostBuildProps } from "../../../contract/contract.ts";
import type { BlogOptions } from "../options.ts";
import type { BlogPost } from "../types.ts";

export interface FeedsRequest {
  /** Those that are listed, newest first. */
  posts: readonly BlogPost[];
  options: BlogOptions;
  props: Pick<
    PostBuildProps,
    "siteConfig" | "baseUrl" | "outDir" | "i18n" | "readPage" | "emitFile" | "keepFile"
  >;
  /** Folders in which a site's own stylesheets are looked for. */
  contentFolders: readonly string[];
}
