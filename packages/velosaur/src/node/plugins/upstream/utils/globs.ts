/** Which files match a pattern. */

import path from "../../../system/path.ts";
import picomatch from "picomatch";
import {
  escapePath as escapePattern,
  glob,
  globSync,
  type GlobOptions,
  isDynamicPattern,
} from "tinyglobby";
import { DEFAULT_EXCLUDE } from "../../../content/find-files.ts";
import { posixPath } from "./paths.ts";

/** What content plugins leave out: partials, tests. */
export const GlobExcludeDefault: string[] = DEFAULT_EXCLUDE;

type Patterns = string | readonly string[];

/** Patterns that begin with `!` leave files out. */
export const Globby: ((patterns: Patterns, options?: GlobOptions) => Promise<string[]>) & {
  sync: (patterns: Patterns, options?: GlobOptions) => string[];
  hasMagic: (patterns: Patterns) => boolean;
  escapePath: (file: string) => string;
} = Object.assign(
  (patterns: Patterns, options?: GlobOptions): Promise<string[]> => glob(patterns, options),
  {
    sync: (patterns: Patterns, options?: GlobOptions): string[] => globSync(patterns, options),
    hasMagic: (patterns: Patterns): boolean =>
      [patterns].flat().some((pattern) => isDynamicPattern(pattern)),
    escapePath: escapePattern,
  },
);

/** True for what one of the patterns matches. */
export const createMatcher = (patterns: string[]): ((text: string) => boolean) => {
  const matches = patterns.map((pattern) => picomatch.makeRe(pattern));
  return (text) => matches.some((match) => match.test(text));
};

/** The same for absolute paths, seen from the first folder that holds the file. */
export const createAbsoluteFilePathMatcher = (
  patterns: string[],
  rootFolders: string[],
): ((filePath: string) => boolean) => {
  const matches = createMatcher(patterns);
  return (filePath) => {
    const root = rootFolders.find((folder) =>
      ["/", "\\"].some((separator) =>
        filePath.startsWith(folder.endsWith(separator) ? folder : folder + separator),
      ),
    );
    if (root === undefined)
      throw new Error(`${filePath} lies in none of the folders ${rootFolders.join(", ")}.`);
    return matches(path.relative(root, filePath));
  };
};

/** Absolute patterns, also below folders whose names have a meaning in patterns. */
export const safeGlobby = (patterns: string[], options?: GlobOptions): Promise<string[]> =>
  glob(
    patterns.map((pattern) => posixPath(path.relative(process.cwd(), pattern))),
    options,
  );

export const globTranslatableSourceFiles = async (patterns: string[]): Promise<string[]> =>
  (await safeGlobby(patterns)).filter((file) => /\.[jt]sx?$/.test(file) && !file.endsWith(".d.ts"));
