import path from "node:path";

/** A file as messages name it: relative to the site, with slashes. */
export const nameFile = (filePath: string, siteDir: string | undefined): string =>
  siteDir === undefined ? filePath : path.relative(siteDir, filePath).split(path.sep).join("/");
