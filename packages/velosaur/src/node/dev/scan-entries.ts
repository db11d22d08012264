import path from "node:path";

const escapeGlob = (file: string): string => file.replaceAll(/[!()*+?@[\\\]{}]/g, "\\$&");

/**
 * Globs of the modules in which Vite looks for packages when it starts. Plugins and other modules that run in
 * Node stand aside: what they import need not exist for the browser, and one such import ends the search.
 */
export function createScanEntries(siteDir: string, nodeFiles: string[]): string[] {
  const inSource = nodeFiles
    .map((file) => path.relative(siteDir, file).replaceAll(path.sep, "/"))
    .filter((file) => file.startsWith("src/"));
  return [
    "src/**/*.{js,jsx,ts,tsx}",
    "!src/**/*.test.{js,jsx,ts,tsx}",
    ...inSource.map((file) => `!${escapeGlob(file)}`),
  ];
}
