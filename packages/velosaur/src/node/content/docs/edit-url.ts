import path from "../../system/path.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { findEditedFolder } from "../shared/content-folders.ts";
import { escapeFileName } from "../../../shared/url/pathname.ts";
import { toEditUrl } from "../shared/source-path.ts";
import type { DocsOptions } from "./options.ts";
import type { VersionMetadata } from "./types.ts";

/** Address of a folder in a repository, up to the branch: GitHub's, GitLab's, Bitbucket's, Gitea's. */
const REPOSITORY =
  /^(https?:\/\/[^/]+\/(?:.+\/-|[^/]+\/[^/]+)\/(?:edit|tree|blob|src\/branch|_edit\/branch|_edit|src)\/)(.+?)\/*$/;

/** The same address at another ref; undefined where none of it is known to be the branch. */
function toAddressAt(
  editUrl: string,
  { ref, sitePath }: { ref: string; /** In the repository. */ sitePath: string },
): string | undefined {
  const [, before, rest] = REPOSITORY.exec(editUrl) ?? [];
  if (before === undefined || rest === undefined) return undefined;
  // A branch may have slashes: where the address ends with the site's folder, the rest is the branch.
  const isOfSite = sitePath !== "" && rest.endsWith(`/${sitePath}`);
  const slash = rest.indexOf("/");
  const folder = isOfSite ? `/${sitePath}` : slash < 0 || sitePath === "" ? "" : rest.slice(slash);
  return before + escapeFileName(ref) + folder;
}

export interface EditUrlQuestion {
  context: Pick<LoadContext, "siteDir" | "i18n">;
  options: DocsOptions;
  version: VersionMetadata;
  filePath: string;
  /** Relative to the version's content. */
  docPath: string;
  permalink: string;
}

export interface VersionEditUrls {
  editUrl: string | undefined;
  editUrlLocalized: string | undefined;
}

/** Where the folders of a version can be edited, by upstream's names; a function decides for each doc alone. */
export function resolveVersionEditUrls({
  context,
  options,
  version,
}: Pick<EditUrlQuestion, "context" | "options" | "version">): VersionEditUrls {
  const { editUrl } = options;
  const toUrl = (folder: string | undefined): string | undefined =>
    typeof editUrl === "string" && editUrl !== "" && folder !== undefined
      ? toVersionUrl(editUrl, folder, { context, version })
      : undefined;
  const folder = findVersionFolder({ context, options, version });
  return { editUrl: toUrl(folder), editUrlLocalized: toUrl(version.localizedContentPath) };
}

type VersionQuestion = Pick<EditUrlQuestion, "context" | "options" | "version">;

const findVersionFolder = ({ context, options, version }: VersionQuestion): string =>
  options.editCurrentVersion ? path.resolve(context.siteDir, options.path) : version.contentPath;

/** A file that comes from a ref is edited there. */
function toVersionUrl(
  editUrl: string,
  filePath: string,
  { context, version: { source } }: Pick<EditUrlQuestion, "context" | "version">,
): string | undefined {
  if (!source || !isWithin(filePath, source.folder))
    return toEditUrl(editUrl, filePath, context.siteDir);
  const sitePath = path.relative(source.folder, source.siteDir);
  const address = toAddressAt(editUrl, { ref: source.ref, sitePath });
  return address && toEditUrl(address, filePath, source.siteDir);
}

const isWithin = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);

/** Where the source of a doc can be edited. */
export function resolveEditUrl(question: EditUrlQuestion): string | undefined {
  const { context, options, version, filePath, docPath, permalink } = question;
  const { editUrl } = options;
  if (!editUrl) return undefined;
  if (typeof editUrl === "function") {
    // The function decides itself which version is edited.
    const { source, name, contentPath } = version;
    const siteDir = source?.siteDir ?? context.siteDir;
    const question = {
      version: name,
      versionDocsDirPath: path.relative(siteDir, contentPath),
      docPath,
      permalink,
      locale: context.i18n.currentLocale,
      ...(source && { ref: source.ref }),
    };
    return editUrl(question) ?? undefined;
  }
  const contentPath = findVersionFolder(question);
  const edited = findEditedFolder({ ...version, contentPath }, filePath, options);
  return toVersionUrl(editUrl, path.join(edited, docPath), question);
}
