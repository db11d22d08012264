import { readdirSync, statSync } from "node:fs";
import path from "../../system/path.ts";
import type { SiteBundle } from "../../bundler/bundle-request.ts";
import { fileStamp } from "../../documents/asset-stamps.ts";
import type { OutputFolder } from "../../output/output-folder.ts";
import type { RenderedFacts } from "../../render/render-task.ts";
import { findStaticFiles, type StaticFile } from "../../output/static-files.ts";
import { nameFile } from "../../routes/name-file.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { outputFile } from "../../../shared/url/output-file.ts";
import { sharedFile } from "./keep-shared-data.ts";
import { writeMarkdownList } from "./markdown-pages.ts";
import type { FinishedSite } from "./finished-site.ts";
import { writeHeaders } from "./write-headers.ts";
import { writeRewrites } from "./write-rewrites.ts";

/**
 * Everything but pages: the bundle, shared data, assets of documents, static files. Returns which of these give way
 * to pages.
 */
export function writeSharedFiles(input: FinishedSite): Diagnostic[] {
  const { plan, compiled, rendering, facts, cacheDir, output } = input;
  const { baseUrl } = plan.context;
  const files = new Map<string, SharedFile>();
  const addNamed = (name: string, filePath: string): void =>
    void files.set(name, { name, filePath, key: `named ${name}` });
  for (const { name, filePath } of rendering.staticFiles)
    files.set(name, { name, filePath, key: fileStamp(filePath) });
  for (const { name, filePath } of findStaticFiles([compiled.bundle.clientDir]))
    addNamed(name, filePath);
  const addShared = (url: string, filePath: string): void =>
    addNamed(decodeURI(url.slice(baseUrl.length)), filePath);
  for (const [url, filePath] of Object.entries(rendering.setup.sharedFiles))
    addShared(url, filePath);
  for (const url of new Set(facts.flatMap(({ docs }) => docs ?? [])))
    addShared(url, sharedFile(url, cacheDir));
  for (const [name, filePath] of rendering.assets.files) addNamed(name, filePath);
  // A page wins over a static file of the same name, as it does upstream.
  const hidden = rendering.staticFiles.filter(({ name }) => output.has(name));
  writeRewrites({ plan, output, staticFiles: rendering.staticFiles });
  writeHeaders(input);
  writeMarkdownList(input);
  for (const file of files.values()) copyFile(file, output);
  return hidden.map((file) => describeHidden(file, input));
}

function describeHidden(
  { name, filePath }: StaticFile,
  { plan: { context }, facts }: FinishedSite,
): Diagnostic {
  const { baseUrl, siteConfig, siteDir } = context;
  const { trailingSlash } = siteConfig;
  const page = facts.find(
    ({ routePath }) => outputFile({ routePath, baseUrl, trailingSlash }) === name,
  );
  const taker = page
    ? `the page ${page.routePath} has its place`
    : "the build makes a file of its name";
  return hiddenFile(nameFile(filePath, siteDir), taker);
}

/** A static file that isn't published, and why. */
export const hiddenFile = (name: string, reason: string): Diagnostic => ({
  severity: "warning",
  message: `${name} isn't published: ${reason}.`,
  hint: "Rename the file or remove it.",
});

interface SharedFile {
  name: string;
  filePath: string;
  /** Files of ours have a hash in their name, which says what is in them, so their time of change doesn't matter. */
  key: string;
}

function copyFile({ name, filePath, key }: SharedFile, output: OutputFolder): void {
  if (output.has(name) || output.reuse(name, key)) return;
  output.copy(name, filePath, key);
}

/** Bytes of the output by what they are, for the closing summary. */
export function collectBytes(facts: RenderedFacts[], bundle: SiteBundle): Record<string, number> {
  const sizes = listSizes(bundle.clientDir);
  const sum = (ending: string): number =>
    sizes.filter(({ name }) => name.endsWith(ending)).reduce((total, { size }) => total + size, 0);
  return {
    HTML: facts.reduce((total, page) => total + page.htmlBytes, 0),
    data: facts.reduce((total, page) => total + page.payloadBytes, 0),
    JavaScript: sum(".js"),
    CSS: sum(".css"),
  };
}

function listSizes(folder: string): { name: string; size: number }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({
      name: entry.name,
      size: statSync(path.join(entry.parentPath, entry.name)).size,
    }));
}
