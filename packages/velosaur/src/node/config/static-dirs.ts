import path from "../system/path.ts";

interface StaticScope {
  siteDir: string;
  siteConfig: { staticDirectories: string[] };
}

/** Absolute paths, in the order of the configuration. */
export const listStaticDirs = ({ siteDir, siteConfig }: StaticScope): string[] =>
  siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder));
