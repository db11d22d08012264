import path from "../system/path.ts";
import { nameRefFile } from "../system/ref-files.ts";

/** A file as messages name it: relative to the site, with slashes. */
export const nameFile = (filePath: string, siteDir: string | undefined): string =>
  nameRefFile(filePath) ?? (siteDir === undefined ? filePath : path.relative(siteDir, filePath));
