import path from "../../system/path.ts";
import { catchMessages, createSite } from "./create-site.ts";
import { loadDocs } from "./docs.ts";
import { commitFiles, initRepository, runGit, type RepositoryFiles } from "./repository.ts";
import { nameRefFile } from "../../system/ref-files.ts";
import type { DocsContent } from "../docs/types.ts";

export type Options = Record<string, unknown>;

export const NEW: RepositoryFiles = { "docs/intro.md": "# Intro, now\n", "docs/fresh.md": "# Fresh\n" };
export const OLD: RepositoryFiles = { "docs/intro.md": "# Intro of 4.1\n", "docs/gone.md": "# Gone\n" };

/** A repository whose tag `v4.1.0` has other files than the working copy. */
export function createRepository(old: RepositoryFiles = OLD, now: RepositoryFiles = NEW): string {
  const siteDir = createSite({});
  initRepository(siteDir);
  commitFiles(siteDir, old, { author: "Ann", date: "2021-01-01T00:00:00Z" });
  runGit(siteDir, ["tag", "v4.1.0"]);
  commitFiles(siteDir, now, { author: "Bob", date: "2024-04-04T00:00:00Z" });
  return siteDir;
}

export const versions = { "4.1": { ref: "v4.1.0" } };

/** All in one cache: what a build after the other finds. */
export const load = (siteDir: string, options: Options = { versions }, context: object = {}) =>
  loadDocs(siteDir, options, { cacheDir: path.join(siteDir, ".docusaurus/velosaur"), ...context });

export const addresses = ({ pages }: Awaited<ReturnType<typeof load>>): string[] => [...pages.keys()];

export const namesOf = (content: unknown): (string | undefined)[] =>
  (content as DocsContent).loadedVersions.flatMap(({ docs }) =>
    docs.map(({ filePath }) => nameRefFile(filePath)),
  );

export const mistakeOf = async (siteDir: string, options: Options): Promise<string> =>
  (await catchMessages(() => load(siteDir, options), siteDir)).join("\n");
