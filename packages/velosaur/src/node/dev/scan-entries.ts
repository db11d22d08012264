import path from "node:path";

const escapeGlob = (file: string): string => file.replaceAll(/[!()*+?@[\\\]{}]/g, "\\$&");

export interface ScanOptions {
  siteDir: string;
  /** Modules of the site that run in Node. */
  nodeFiles: string[];
  /** Folders of components that plugins bring. */
  themePaths: string[];
}

/**
 * Globs of the modules in which Vite looks for packages when it starts. Plugins and other modules that run in
 * Node stand aside: what they import need not exist for the browser, and one such import ends the search.
 */
export function createScanEntries({ siteDir, nodeFiles, themePaths }: ScanOptions): string[] {
  const toRelative = (file: string): string =>
    path.relative(siteDir, file).replaceAll(path.sep, "/");
  const inSource = nodeFiles.map(toRelative).filter((file) => file.startsWith("src/"));
  return [
    "src/**/*.{js,jsx,ts,tsx}",
    "!src/**/*.test.{js,jsx,ts,tsx}",
    ...themePaths.map((folder) => `${escapeGlob(toRelative(folder))}/**/*.{js,jsx,ts,tsx}`),
    ...inSource.map((file) => `!${escapeGlob(file)}`),
  ];
}
