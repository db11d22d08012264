import { readFileSync } from "node:fs";
import type { InlineConfig } from "vite";
import { hashParts, hashText } from "../cache/hash.ts";
import type { LoadContext, LoadedPlugin } from "../contract/contract.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { type PostCssOptions, configurePostCss, speaksToPostCss } from "./configure-post-css.ts";
import type { CopyPattern } from "./copied-files.ts";
import { speaksToWebpack } from "../contract/run-lifecycle.ts";
import { type ConfigureInput, configureSide } from "./configure-side.ts";
import { createDocumentLoaders, type DocumentLoaders } from "./document-loaders.ts";
import { createMetadataFinder, type FindMetadataFile } from "./document-metadata.ts";
import { findLoadedEndings } from "./loaded-endings.ts";
import { warnOfLostOptions } from "./lost-options.ts";
import type { NamedTarget } from "./translate-alias.ts";
import {
  listOwnAliases,
  type MissingCopy,
  translateSide,
  type Untranslated,
} from "./translate-side.ts";

/** What plugins have asked of webpack and PostCSS, for Vite. */
export interface TranslatedLifecycles {
  client: InlineConfig;
  server: InlineConfig;
  /** Absent when no plugin adds any. */
  postCss?: PostCssOptions;
  /** Names of files and folders, as the server side has them. */
  aliases: NamedTarget[];
  /** See {@link findLoadedEndings}. */
  loadedEndings: string[];
  /** The file that has a document's metadata, by a rule of a plugin. */
  findMetadataFile: FindMetadataFile;
  /** See documents before they are compiled. */
  documentLoaders: DocumentLoaders | undefined;
  /** Files that are put beside the bundles of the browser. */
  copies: CopyPattern[];
  /** Hash of the code that has asked for it. */
  source: string;
  diagnostics: Diagnostic[];
}

/** Of plugins written for webpack. */
export async function translateLifecycles(input: ConfigureInput): Promise<TranslatedLifecycles> {
  const { context, plugins } = input;
  const client = await configureSide(input, false);
  const server = await configureSide(input, true);
  const sides = [client, server].map((side) => translateSide(side, context));
  setEnvironment(sides[1]?.vite.define ?? {});
  const postCss = plugins.some(speaksToPostCss)
    ? await configurePostCss(client.config, plugins, context.siteDir)
    : undefined;
  return {
    client: sides[0]?.vite ?? {},
    server: sides[1]?.vite ?? {},
    ...(postCss && { postCss }),
    aliases: listOwnAliases(server.config, { context, isServer: true }),
    loadedEndings: findLoadedEndings(server.config.module?.rules ?? [], context.siteDir),
    findMetadataFile: createMetadataFinder(server.config.module?.rules ?? [], context.siteDir),
    documentLoaders: createDocumentLoaders(client, context),
    copies: sides[0]?.copies ?? [],
    source: hashSource(input),
    diagnostics: [
      ...describe(
        sides.flatMap(({ untranslated }) => untranslated),
        context,
      ),
      ...warnOfLostOptions(server.requests, context),
      ...(sides[0]?.missing ?? []).map((copy) => describeMissing(copy, context)),
    ],
  };
}

/** Expressions of documents are evaluated in Node, where no bundler puts constants in. */
function setEnvironment(definitions: Record<string, unknown>): void {
  for (const [name, code] of Object.entries(definitions)) {
    const [, key] = /^process\.env\.(\w+)$/.exec(name) ?? [];
    if (key === undefined || key === "NODE_ENV" || !/^"(?:[^"\\]|\\.)*"$/.test(String(code)))
      continue;
    process.env[key] ??= JSON.parse(String(code)) as string;
  }
}

/** Files of the site that have been loaded, and versions of packages. */
function hashSource({ context, plugins }: ConfigureInput): string {
  const speaking = plugins.filter((plugin) => speaksToWebpack(plugin) || speaksToPostCss(plugin));
  return hashParts([
    JSON.stringify(speaking.map(toIdentity)),
    ...context.loader.files().flatMap((file) => [file, hashText(readFileSync(file))]),
  ]);
}

const toIdentity = ({ name, id, version }: LoadedPlugin): unknown => [name, id, version];

function describeMissing(
  { pluginName, from }: MissingCopy,
  { siteConfigPath }: LoadContext,
): Diagnostic {
  return {
    severity: "error",
    message: `The plugin "${pluginName}" copies "${from}", which isn't there.`,
    filePath: siteConfigPath,
    hint: "Paths that don't begin with a slash are relative to the site's folder, or to the pattern's `context`. With `noErrorOnMissing: true` nothing has to be there.",
  };
}

/** Each plugin's keys in one warning. */
function describe(untranslated: Untranslated[], { siteConfigPath }: LoadContext): Diagnostic[] {
  const names = new Set(untranslated.map(({ pluginName }) => pluginName));
  return Array.from(names, (name) => {
    const own = untranslated.filter(({ pluginName }) => pluginName === name);
    const keys = [...new Set(own.map(({ key }) => key))];
    return {
      severity: "warning",
      message: `The plugin "${name}" asks for what only webpack does: ${keys.join(", ")}.`,
      filePath: siteConfigPath,
      hint: ["All else that its configureWebpack returns is honoured.", ...findWays(own)].join(" "),
    };
  });
}

const VITE =
  "For these, return what Vite has instead from `configureVite` in the same plugin or in one of the site; Docusaurus passes that method over.";
const DOCUMENTS =
  "Loaders see a document's text, in a rule behind that of Markdown, and not what it is compiled to: a remark or rehype plugin does.";

/** What to do instead. */
function findWays(untranslated: Untranslated[]): string[] {
  const ofDocuments = untranslated.filter(({ isOfDocuments }) => isOfDocuments);
  return [
    ...(ofDocuments.length < untranslated.length ? [VITE] : []),
    ...(ofDocuments.length > 0 ? [DOCUMENTS] : []),
  ];
}
