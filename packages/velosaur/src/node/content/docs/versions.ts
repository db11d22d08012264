import path from "../../system/path.ts";
import { joinPathname } from "../../../shared/url/pathname.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { AuthorError } from "../../system/author-error.ts";
import { formatDidYouMean } from "../../system/did-you-mean.ts";
import type { DocsOptions } from "./options.ts";
import { formatList } from "./sidebars/check-doc-ids.ts";
import type { VersionMetadata } from "./types.ts";
import {
  addCurrent,
  localizedFolder,
  readVersionsFile,
  versionFolder,
  versionSidebarFile,
  versionsFile,
} from "./version-files.ts";
import { CURRENT, describeNameProblem } from "./version-name.ts";
import { resolveRefFolders, resolveRefSource } from "./ref-versions.ts";

type Context = Pick<LoadContext, "siteDir" | "baseUrl" | "i18n" | "localizationDir" | "cacheDir">;

/** The versions of one docs instance, the newest first; with those that have no pages but lend some. */
export function readVersions(context: Context, options: DocsOptions): VersionMetadata[] {
  const all = readVersionNames(context, options);
  const names = selectNames(all, options);
  if (names.length === 0) throw noVersion(options, "Name at least one in `onlyIncludeVersions`.");
  const lastName = resolveLastName(names, options);
  const fallbacks = new Map(all.map((name) => [name, listFallbacks(name, all, options)]));
  const isNeeded = (name: string): boolean =>
    names.includes(name) || names.some((shown) => fallbacks.get(shown)?.includes(name));
  return all.filter(isNeeded).map((name) => ({
    ...createVersion({ name, names, lastName, context, options }),
    isIncluded: names.includes(name),
    fallback: options.versions[name]?.fallback,
    fallbacks: fallbacks.get(name) ?? [],
  }));
}

/** The versions that a version falls back to, the nearest first. */
function listFallbacks(name: string, all: string[], { versions }: DocsOptions): string[] {
  const chain = [name];
  for (;;) {
    const last = chain.at(-1) ?? "";
    const next = versions[last]?.fallback;
    if (next === undefined) return chain.slice(1);
    assertKnown({ name: next, all, key: `versions["${last}"].fallback` });
    if (chain.includes(next)) throw circularFallbacks([...chain.slice(chain.indexOf(next)), next]);
    chain.push(next);
  }
}

const circularFallbacks = (chain: string[]): AuthorError =>
  new AuthorError({
    severity: "error",
    message: `Versions of the docs fall back to each other in a circle: ${chain.join(" → ")}.`,
    keyPath: `versions["${chain[0]}"].fallback`,
    hint: "Let the oldest of them have no `fallback`.",
  });

function readVersionNames({ siteDir }: Context, options: DocsOptions): string[] {
  const file = versionsFile({ siteDir, id: options.id });
  const past = options.disableVersioning ? [] : addRefVersions(readVersionsFile(file), options);
  const names = addCurrent(past, options.includeCurrentVersion);
  if (names.length > 0) return names;
  throw noVersion(
    options,
    `Set \`includeCurrentVersion\` to true, or name versions in ${path.basename(file)}.`,
  );
}

const isWhole = (name: string): boolean => /^\d+$/.test(name);

/**
 * Versions of refs that the file doesn't list are newer than those that it does, in the order in which they are
 * written. JavaScript forgets that order for whole numbers: of those the highest comes first.
 */
export function addRefVersions(listed: string[], { versions }: DocsOptions): string[] {
  const names = Object.keys(versions).filter(
    (name) => versions[name]?.ref !== undefined && !listed.includes(name),
  );
  const whole = names.filter(isWhole).toSorted((one, other) => Number(other) - Number(one));
  return [...whole, ...names.filter((name) => !isWhole(name)), ...listed];
}

const noVersion = ({ id }: DocsOptions, hint: string): AuthorError =>
  new AuthorError({
    severity: "error",
    message: `The docs instance "${id}" has no version.`,
    hint,
  });

function selectNames(all: string[], options: DocsOptions): string[] {
  const { onlyIncludeVersions, versions, disableVersioning } = options;
  for (const [name, { ref }] of Object.entries(versions)) {
    if (ref !== undefined) assertRefName(name);
    if (ref === undefined || !disableVersioning) assertKnown({ name, all, key: "versions" });
  }
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

function assertRefName(name: string): void {
  const problem = describeNameProblem(name);
  if (problem === undefined) return;
  throw new AuthorError({
    severity: "error",
    message: `A version with a \`ref\` can't be named "${name}": the name ${problem}.`,
    keyPath: `versions["${name}"].ref`,
    hint: "Give it another name, such as 1.0.0.",
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
}: VersionRequest): Omit<VersionMetadata, "isIncluded" | "fallback" | "fallbacks"> {
  const given = options.versions[name] ?? {};
  const isLast = name === lastName;
  const givenPart = given.ref === undefined ? given.path : given.routePath;
  const versionPart = givenPart ?? (isLast ? "" : name === CURRENT ? "next" : name);
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

type Folders = Pick<
  VersionMetadata,
  "contentPath" | "localizedContentPath" | "sidebarFilePath" | "source"
>;

function resolveFolders({
  name,
  context,
  options,
}: Omit<VersionRequest, "names" | "lastName">): Folders {
  const { siteDir, i18n, localizationDir } = context;
  const source = resolveRefSource({ name, context, options });
  if (source) return { ...resolveRefFolders(source, { name, context, options }), source };
  const place = { siteDir, id: options.id, version: name };
  const isTranslated = i18n.localeConfigs[i18n.currentLocale]?.translate ?? false;
  const localizedContentPath = isTranslated ? localizedFolder(localizationDir, place) : undefined;
  return name === CURRENT
    ? {
        contentPath: path.resolve(siteDir, options.path),
        localizedContentPath,
        sidebarFilePath: resolveSidebarPath(siteDir, options),
        source,
      }
    : {
        contentPath: versionFolder(place),
        localizedContentPath,
        sidebarFilePath: versionSidebarFile(place),
        source,
      };
}

/** `false`: no sidebar; undefined: one made of the folder. */
export function resolveSidebarPath(
  siteDir: string,
  { sidebarPath }: Pick<DocsOptions, "sidebarPath">,
): string | false | undefined {
  return typeof sidebarPath === "string" ? path.resolve(siteDir, sidebarPath) : sidebarPath;
}
