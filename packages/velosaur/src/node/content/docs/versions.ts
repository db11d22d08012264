import fs from "node:fs";
import path from "node:path";
import { joinPathname } from "../../../shared/url/pathname.ts";
import type { LoadContext } from "../../plugins/contract.ts";
import { AuthorError } from "../../system/author-error.ts";
import { formatDidYouMean } from "../../system/did-you-mean.ts";
import type { DocsOptions } from "./options.ts";
import { formatList } from "./sidebars/check-doc-ids.ts";
import type { VersionMetadata } from "./types.ts";

const CURRENT = "current";
type Context = Pick<LoadContext, "siteDir" | "baseUrl" | "i18n" | "localizationDir">;

/** The versions of one docs instance, the newest first. */
export function readVersions(context: Context, options: DocsOptions): VersionMetadata[] {
  const all = readVersionNames(context, options);
  const names = selectNames(all, options);
  const lastName = resolveLastName(names, options);
  return names.map((name) => createVersion({ name, names, lastName, context, options }));
}

/** Files of an instance other than the default one carry its id. */
const withId = (name: string, id: string): string => (id === "default" ? name : `${id}_${name}`);

function readVersionNames({ siteDir }: Context, options: DocsOptions): string[] {
  const file = path.join(siteDir, withId("versions.json", options.id));
  const past = options.disableVersioning || !fs.existsSync(file) ? [] : parseVersionsFile(file);
  const names = options.includeCurrentVersion ? [CURRENT, ...past] : past;
  if (names.length > 0) return names;
  throw new AuthorError({
    severity: "error",
    message: `The docs instance "${options.id}" has no version.`,
    hint: "Set `includeCurrentVersion` to true, or name versions in versions.json.",
  });
}

function parseVersionsFile(file: string): string[] {
  const source = fs.readFileSync(file, "utf8");
  const names = tryParse(source);
  const isList =
    Array.isArray(names) &&
    names.every((name) => typeof name === "string" && /^[^/\\]+$/.test(name));
  if (isList) return names as string[];
  throw new AuthorError({
    severity: "error",
    message: "The versions file must hold a list of version names.",
    filePath: file,
    source,
    hint: 'For example: ["2.0.0", "1.0.0"]',
  });
}

function tryParse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

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
  const pluginFolder = `docusaurus-plugin-content-docs${options.id === "default" ? "" : `-${options.id}`}`;
  const folder = name === CURRENT ? name : `version-${name}`;
  const isTranslated = i18n.localeConfigs[i18n.currentLocale]?.translate ?? false;
  const localizedContentPath = isTranslated
    ? path.join(localizationDir, pluginFolder, folder)
    : undefined;
  if (name === CURRENT) {
    const contentPath = path.resolve(siteDir, options.path);
    return {
      contentPath,
      localizedContentPath,
      sidebarFilePath: resolveSidebarPath(siteDir, options),
    };
  }
  return {
    contentPath: path.join(siteDir, withId("versioned_docs", options.id), folder),
    localizedContentPath,
    sidebarFilePath: path.join(
      siteDir,
      withId("versioned_sidebars", options.id),
      `${folder}-sidebars.json`,
    ),
  };
}

function resolveSidebarPath(
  siteDir: string,
  { sidebarPath }: DocsOptions,
): string | false | undefined {
  return typeof sidebarPath === "string" ? path.resolve(siteDir, sidebarPath) : sidebarPath;
}
