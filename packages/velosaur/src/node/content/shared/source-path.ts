import path from "../../system/path.ts";
import { escapeFileName } from "../../../shared/url/pathname.ts";

/** `@site/docs/intro.md`; a file outside of the site keeps a relative path. */
export const toSiteAlias = (filePath: string, siteDir: string): string =>
  `@site/${path.relative(siteDir, filePath)}`;

/** Where a file can be edited, below the address of the repository. */
export const toEditUrl = (repository: string, filePath: string, siteDir: string): string =>
  `${repository.replace(/\/+$/, "")}/${escapeFileName(path.relative(siteDir, filePath))}`;
