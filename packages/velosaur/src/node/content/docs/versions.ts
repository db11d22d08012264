import path from "node:path";
import { joinPathname } from "../../../shared/url/pathname.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { AuthorError } from "../../system/author-error.ts";
import { formatDidYouMean } from "../../system/did-you-mean.ts";
import type { DocsOptions } from "./options.ts";
import { formatList } from "./sidebars/check-doc-ids.ts";
import type { VersionMetadata } from "./types.ts";
import {
  localizedFolder,
  readVersionsFile,
  versionFolder,
  versionSidebarFile,
  versionsFile,
} from "./version-files.ts";
import { CURRENT } from "./version-name.ts";

type Context = Pick<LoadContext, "siteDir" | "baseUrl" | "i18n" | "localizationDir">;

/** The versions of one docs instance, the newest first. */
export function readVersions(context: Context, options: DocsOptions): VersionMetadata[] {
  const all = readVersionNames(context, options);
  const names = selectNames(all, options);
  if (names.length === 0) throw noVersion(options, "Name at least one in `onlyIncludeVersions`.");
  const lastName = resolveLastName(names, options);
  return names.map((name) => createVersion({ name, names, lastName, context, options }));
}

function readVersionNames({ siteDir }: Context, options: DocsOptions): string[] {
  const file = versionsFile({ siteDir, id: options.id });
  const past = options.disableVersioning ? [] : readVersionsFile(file);
  const names = options.includeCurrentVersion ? [CURRENT, ...past] : past;
  if (names.length > 0) return names;
  throw noVersion(
    options,
    `Set \`includeCurrentVersion\` to true, or name versions in ${path.basename(file)}.`,
  );
}

const noVersion = ({ id }: DocsOptions, hint: string): AuthorError =>
  new AuthorError({
    severity: "error",
    message: `The docs instance "${id}" has no version.`,
    hint,
  });

function selectNames(all: string[], options: DocsOptions): string[] {
  const { onlyIncludeVersions, versions } = options;
  for (const name of Object.keys(versions)) assertKnown({ name, all, key: "versions" });
  if (!onlyIncludeVersions) return all;
  for (const name of onlyIncludeVersions) assertKnown({ name, all, key: "onlyIncludeVersions" });
  return all.filter((name) => onlyIncludeVersions.includes(name));
}

function resolveLastName(names: string[], { lastVersion }: DocsOptions): string | undefined {
  if (lastVersion === undefined) return names.find((name) => name !== CURRENT) ?? names[0];
  assertKnown({ name: lastVersion, all: names, key: "lastVersion" });
  return lastVersion;
}

function assertKnown({ name, all, key }: { name: string; all: string[]; key: string }): void {
  if (all.includes(name)) return;
  throw new AuthorError({
    severity: "error",
    message: `The docs option \`${key}\` names a version that doesn't exist: "${name}".${formatDidYouMean(name, all)}`,
    keyPath: key,
    hint: `Versions: ${formatList(all)}.`,
  });
}

interface VersionRequest {
  name: string;
  names: string[];
  lastName: string | undefined;
  context: Context;
  options: DocsOptions;
}

function createVersion({
  name,
  names,
  lastName,
  context,
  options,
}: VersionRequest): VersionMetadata {
  const given = options.versions[name] ?? {};
  const isLast = name === lastName;
  const versionPart = given.path ?? (isLast ? "" : name === CURRENT ? "next" : name);
  const versionPath = joinPathname(context.baseUrl, options.routeBasePath, versionPart);
  return {
    name,
    label: given.label ?? (name === CURRENT ? "Next" : name),
    banner: resolveBanner({ name, names, lastName, given: given.banner }),
    badge: given.badge ?? names.length > 1,
    noIndex: given.noIndex ?? false,
    className: given.className ?? `docs-version-${name}`,
    isLast,
    path:
      versionPath.length > context.baseUrl.length ? versionPath.replace(/\/$/, "") : versionPath,
    tagsPath: joinPathname(versionPath, options.tagsBasePath),
    ...resolveFolders({ name, context, options }),
    routePriority: versionPart === "" ? -1 : undefined,
  };
}

interface BannerQuestion {
  name: string;
  names: string[];
  lastName: string | undefined;
  given: "none" | "unreleased" | "unmaintained" | undefined;
}

function resolveBanner({
  name,
  names,
  lastName,
  given,
}: BannerQuestion): VersionMetadata["banner"] {
  if (given) return given === "none" ? null : given;
  if (name === lastName || lastName === undefined) return null;
  return names.indexOf(name) < names.indexOf(lastName) ? "unreleased" : "unmaintained";
}

type Folders = Pick<VersionMetadata, "contentPath" | "localizedContentPath" | "sidebarFilePath">;

function resolveFolders({
  name,
  context,
  options,
}: Omit<VersionRequest, "names" | "lastName">): Folders {
  const { siteDir, i18n, localizationDir } = context;
  const place = { siteDir, id: options.id, version: name };
  const isTranslated = i18n.localeConfigs[i18n.currentLocale]?.translate ?? false;
  const localizedContentPath = isTranslated ? localizedFolder(localizationDir, place) : undefined;
  return name === CURRENT
    ? {
        contentPath: path.resolve(siteDir, options.path),
        localizedContentPath,
        sidebarFilePath: resolveSidebarPath(siteDir, options),
      }
    : {
        contentPath: versionFolder(place),
        localizedContentPath,
        sidebarFilePath: versionSidebarFile(place),
      };
}

/** `false`: no sidebar; undefined: one made of the folder. */
export function resolveSidebarPath(
  siteDir: string,
  { sidebarPath }: Pick<DocsOptions, "sidebarPath">,
): string | false | undefined {
  return typeof sidebarPath === "string" ? path.resolve(siteDir, sidebarPath) : sidebarPath;
}
