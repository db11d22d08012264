/** Loaders that rules of plugins name for Markdown: they see a document's text before it is compiled. */

import { createRequire } from "node:module";
import path from "../system/path.ts";
import type { LoadContext } from "../contract/contract.ts";
import { tellDiagnostics } from "../system/tell-diagnostics.ts";
import type { ConfiguredSide } from "./configure-side.ts";
import { hasDocumentLoaders, isForeignLoader, splitAtCompiler } from "./document-rules.ts";
import type { LoaderHost } from "./loader-context.ts";
import { applyRules } from "./match-rules.ts";
import { listFolders } from "./module-folders.ts";
import { type Content, type LoaderRun, runLoaders } from "./run-loaders.ts";
import { findTarget, listTargets } from "./translate-alias.ts";
import { listPluginFolders } from "./translate-side.ts";
import type { LoaderEntry } from "./webpack-config.ts";

export interface DocumentLoaders {
  /** Whether any of them holds for the file. */
  holdFor: (filePath: string) => boolean;
  load: (filePath: string) => Promise<LoadedText>;
}

export interface LoadedText {
  text: string;
  /** Those that have been read for it. */
  files: string[];
  folders: string[];
}

/** Undefined where no plugin names any. */
export function createDocumentLoaders(
  { config, requests, isServer }: ConfiguredSide,
  context: LoadContext,
): DocumentLoaders | undefined {
  const rules = config.module?.rules ?? [];
  if (!hasDocumentLoaders(rules)) return undefined;
  const { siteDir, mode } = context;
  const aliases = listTargets(config.resolveLoader?.alias);
  const find = (filePath: string): LoaderEntry[] => {
    const { loaders } = applyRules(rules, { resource: { filePath, query: "" }, siteDir });
    return splitAtCompiler(loaders)
      .before.filter(isForeignLoader)
      .map((entry) => ({ ...entry, loader: findTarget(entry.loader, aliases) ?? entry.loader }));
  };
  const run: Pick<LoaderRun, "query" | "folders" | "loaderFolders" | "runKnown"> = {
    query: "",
    folders: listPluginFolders(requests, context),
    loaderFolders: listFolders(config.resolveLoader, siteDir),
    runKnown: (_entry, content) => Promise.resolve(content),
  };
  return {
    holdFor: (filePath) => find(filePath).length > 0,
    async load(filePath) {
      const host = createHost(filePath, { siteDir, mode, isServer });
      const { content, files, contextFolders } = await runLoaders({
        ...run,
        filePath,
        loaders: find(filePath),
        host,
      });
      return { text: toText(content), files, folders: contextFolders };
    },
  };
}

type HostFacts = Pick<LoaderHost, "siteDir" | "mode" | "isServer">;

/** Documents are compiled where no bundler is: modules are found as Node finds them. */
function createHost(filePath: string, facts: HostFacts): LoaderHost {
  const warn = (message: string): void =>
    tellDiagnostics([{ severity: "warning", message, filePath }], facts);
  return {
    ...facts,
    resolve: (name, importer) => Promise.resolve(findModule(name, importer, facts.siteDir)),
    emitFile: (name) =>
      warn(`A loader makes the file "${name}" of this document: only loaders of code can.`),
    warn,
  };
}

function findModule(name: string, importer: string, siteDir: string): string | undefined {
  const [, inSite] = /^@site\/(.+)$/.exec(name) ?? [];
  try {
    return createRequire(importer).resolve(inSite ? path.join(siteDir, inSite) : name);
  } catch {
    return undefined;
  }
}

const toText = (content: Content): string =>
  typeof content === "string" ? content : Buffer.from(content).toString("utf8");
