import path from "node:path";
import type { DepOptimizationOptions } from "vite";

const escapeGlob = (file: string): string => file.replaceAll(/[!()*+?@[\\\]{}]/g, "\\$&");

/** Without tests, and without types: what those import may not be installed. */
const modules = "**/!(*.test|*.d).{js,jsx,ts,tsx}";

export interface ScanOptions {
  siteDir: string;
  /** Modules of the site that run in Node. */
  nodeFiles: string[];
  /** Folders of components that plugins bring. */
  themePaths: string[];
}

/** Where and how Vite looks for packages when it starts: one found later reloads the page. */
export const createDependencyScan = (options: ScanOptions): DepOptimizationOptions => ({
  entries: createScanEntries(options),
  // Sites write JSX in files of any name, and one that can't be parsed ends the search.
  rolldownOptions: { moduleTypes: { ".js": "jsx" } },
});

/**
 * Globs of the modules to look in. Plugins and other modules that run in Node stand aside: what they import need
 * not exist for the browser, and one such import ends the search.
 */
function createScanEntries({ siteDir, nodeFiles, themePaths }: ScanOptions): string[] {
  const toRelative = (file: string): string =>
    path.relative(siteDir, file).replaceAll(path.sep, "/");
  const inSource = nodeFiles.map(toRelative).filter((file) => file.startsWith("src/"));
  return [
    `src/${modules}`,
    ...themePaths.map((folder) => `${escapeGlob(toRelative(folder))}/${modules}`),
    ...inSource.map((file) => `!${escapeGlob(file)}`),
  ];
}
