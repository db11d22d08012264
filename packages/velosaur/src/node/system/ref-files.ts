/**
 * Where the cache holds files that come out of a repository's history, and how people know them: as git names them,
 * `v4.1.0:docs/intro.md`. The path alone tells, in every thread and process.
 */

import path from "./path.ts";

/** In the cache: a folder for each docs instance. */
export const REF_FOLDER = "docs-of-refs";

export interface RefFolder {
  cacheDir: string;
  /** Id of the docs instance. */
  id: string;
  version: string;
  /** A branch, a tag or a commit. */
  ref: string;
}

/** Of all versions of an instance. */
export const instanceFolder = ({ cacheDir, id }: Pick<RefFolder, "cacheDir" | "id">): string =>
  path.join(cacheDir, REF_FOLDER, toFolderName(id));

/** Below it, files lie as in the repository. */
export const refFolder = (place: RefFolder): string =>
  path.join(instanceFolder(place), toFolderName(place.version), toFolderName(place.ref));

/** One folder, whatever slashes a ref has; no `%`, which addresses would have to escape. */
const toFolderName = (name: string): string =>
  name.replace(
    /[^\w.-]/gu,
    (letter) => `=${letter.codePointAt(0)?.toString(16).padStart(6, "0") ?? ""}`,
  );

const fromFolderName = (name: string): string =>
  name.replace(/=([\da-f]{6})/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));

const REF_FILE = new RegExp(
  String.raw`[\\/]${REF_FOLDER}[\\/](?<id>[^\\/]+)[\\/](?<version>[^\\/]+)[\\/](?<ref>[^\\/]+)[\\/]`,
);

export interface RefFile {
  ref: string;
  /** Below the root of the repository, with slashes. */
  name: string;
  /** In the cache: where the root of the repository lies. */
  folder: string;
}

/** What a path says of a file that comes out of the history; undefined for all other files. */
export function readRefFile(filePath: string): RefFile | undefined {
  const found = REF_FILE.exec(filePath);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return {
    ref: fromFolderName(found.groups?.["ref"] ?? ""),
    name: filePath.slice(end).replaceAll("\\", "/"),
    folder: filePath.slice(0, end - 1),
  };
}

/** `v4.1.0:docs/intro.md`; undefined for all other files. */
export function nameRefFile(filePath: string): string | undefined {
  const file = readRefFile(filePath);
  return file && `${file.ref}:${file.name}`;
}

/** What to do about a document that asks for what the site had once; nothing to say of all other files. */
export function adviseOnRef(filePath: string): string | undefined {
  const file = readRefFile(filePath);
  return (
    file &&
    `The document is that of ${file.ref}, components are those of the site as it is now: keep what old versions use (for a tag, in src/theme/MDXComponents), or cut the version with \`docs:version\` and mend the copy.`
  );
}
