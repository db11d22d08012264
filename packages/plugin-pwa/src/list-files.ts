/** Which files of the output are kept for reading offline. */

import type { GetManifestOptions, ManifestTransform } from "workbox-build";
import type { PostBuildProps } from "velosaur/plugin";
import { type OfflineFiles, PRECACHE_FILE, WORKER_FILE } from "./files.js";

const PATTERNS = [
  "**/*.{js,json,css,html,wasm}",
  "**/*.{png,jpg,jpeg,gif,svg,ico,webp,avif}",
  "**/*.{woff,woff2,eot,ttf,otf}",
];

/** What nobody reads in a browser: of feeds, the articles are there already. */
const IGNORED = [WORKER_FILE, PRECACHE_FILE, "**/feed.json", "**/node_modules/**"];

/** Their names hold a hash of what is in them. */
const HASHED = /^assets\/(?:js|css|data)\/.*-[\w-]{8}\.\w+$/;

/** Options that say where files are: the plugin's own. */
const FIXED = new Set(["globDirectory", "swSrc", "swDest", "injectionPoint"]);

/** Workbox's own. */
const DEFAULT_LIMIT = 2 * 1024 * 1024;

export interface ListedFiles extends OfflineFiles {
  /** Files that aren't kept, and their bytes. */
  tooLarge: { url: string; size: number }[];
}

type Given = Record<string, unknown>;

/** Files are listed by name, so that the same output gives the same list. */
export async function listFiles(props: PostBuildProps, given: Given): Promise<ListedFiles> {
  const tooLarge: ListedFiles["tooLarge"] = [];
  const limit = (given["maximumFileSizeToCacheInBytes"] as number | undefined) ?? DEFAULT_LIMIT;
  const { manifestEntries, size } = await runWorkbox({
    ...withoutFixed(given),
    globDirectory: props.outDir,
    globPatterns: [...PATTERNS, ...asList<string>(given["globPatterns"])],
    globIgnores: [...IGNORED, ...otherLocales(props), ...asList<string>(given["globIgnores"])],
    dontCacheBustURLsMatching: (given["dontCacheBustURLsMatching"] as RegExp | undefined) ?? HASHED,
    // What is left out for another reason may be of any size.
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    manifestTransforms: [
      keepArticlesOnce(props),
      (entries) => {
        tooLarge.push(...entries.filter((entry) => entry.size > limit));
        return { manifest: entries.filter((entry) => entry.size <= limit), warnings: [] };
      },
      ...asList<ManifestTransform>(given["manifestTransforms"]),
    ],
  });
  const files = manifestEntries
    .map((entry) => (typeof entry === "string" ? { url: entry, revision: null } : entry))
    .map(({ url, revision }) => ({ url, revision }));
  return {
    bytes: size,
    payloads: props.namePageFiles(props.baseUrl).payload.replace(/\.json$/, ""),
    pages: listPages(props, new Set(files.map(({ url }) => url))),
    files: files.toSorted((a, b) => (a.url < b.url ? -1 : 1)),
    tooLarge,
  };
}

/** Throws what Workbox has to say of the options. */
export async function checkConfig(given: Given, siteDir: string): Promise<void> {
  await runWorkbox({ ...withoutFixed(given), globDirectory: siteDir, globPatterns: [] });
}

async function runWorkbox(config: GetManifestOptions) {
  const { getManifest } = await import("workbox-build");
  return getManifest(config);
}

const withoutFixed = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !FIXED.has(name)));

const asList = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

/** Other languages have workers of their own, in folders within that of the first one. */
function otherLocales({ i18n, baseUrl }: PostBuildProps): string[] {
  return Object.entries(i18n.localeConfigs)
    .filter(([locale, config]) => locale !== i18n.currentLocale && config.baseUrl !== baseUrl)
    .filter(([, config]) => config.baseUrl.startsWith(baseUrl))
    .map(([, config]) => `${config.baseUrl.slice(baseUrl.length)}**`);
}

/**
 * A page has its article in its HTML and in its payload. The payload is kept, which is the smaller one; the page's HTML,
 * where its own document may do more than others.
 */
const keepArticlesOnce =
  ({ routesPaths, routesBuildMetadata, namePageFiles }: PostBuildProps): ManifestTransform =>
  (entries) => {
    const names = new Set(entries.map(({ url }) => url));
    const dropped = new Set(
      routesPaths.map((routePath) => {
        const { html, payload } = namePageFiles(routePath);
        if (routesBuildMetadata[routePath]?.evaluates && names.has(html)) return payload;
        return names.has(payload) ? html : payload;
      }),
    );
    const manifest = entries
      .filter(({ url }) => !dropped.has(url))
      .map((entry) => ({ ...entry, url: toAddress(entry.url) }));
    return { manifest, warnings: [] };
  };

/** HTML files that aren't kept, since one document shows their pages. */
function listPages({ routesPaths, namePageFiles }: PostBuildProps, kept: Set<string>): string[] {
  return routesPaths
    .map(namePageFiles)
    .filter(({ html, payload }) => kept.has(toAddress(payload)) && !kept.has(toAddress(html)))
    .map(({ html }) => toAddress(html))
    .toSorted();
}

/** A name, whatever is in it, as an address. */
const toAddress = (name: string): string => encodeURI(name).replaceAll(/[?#]/g, encodeURIComponent);
