import { readFileSync, statSync } from "node:fs";
import type { CompiledDocument } from "../../shared/document.ts";
import { hashText } from "../cache/hash.ts";
import { writeBodies } from "../cache/body-packs.ts";
import type { CompileOptions } from "../markdown/options.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { collectCodeTranslations } from "../plugins/collect-parts.ts";
import { AuthorError } from "../system/author-error.ts";
import {
  createCompileOptionsTable,
  overrideDirs,
  type CompileOptionsSource,
} from "./compile-options.ts";
import type { DocumentRecord, DocumentSource } from "./document-record.ts";

export interface CompileBatch {
  cacheDir: string;
  files: (DocumentSource & { options: number })[];
}

export interface CompileBatchResult {
  records: DocumentRecord[];
  /** Errors of the author's; the files that have some yield no record. */
  errors: Diagnostic[];
}

/** Compiles a batch of files, one after another, and keeps their bodies in the cache. */
export async function compileTask(
  batch: CompileBatch,
  optionSets: CompileOptions[],
): Promise<CompileBatchResult> {
  // Builds that find all in the cache, and those with threads, need no compiler here.
  const { compileDocument } = await import("../markdown/compile.ts");
  const compiled: Compiled[] = [];
  const errors: Diagnostic[] = [];
  for (const file of batch.files) {
    const options = optionSets[file.options];
    if (!options) throw new Error(`No compile options number ${file.options}.`);
    try {
      const source = readFileSync(file.filePath, "utf8");
      const document = await compileDocument({ source, filePath: file.filePath, options });
      compiled.push({ ...splitBody(document), from: file, source: hashText(source) });
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error;
      errors.push(...error.diagnostics);
    }
  }
  return { records: keepDocuments(compiled, batch.cacheDir), errors };
}

/** Plugins are functions, which no message can carry: a thread that needs them loads the site's itself. */
export async function loadCompileOptions(source: CompileOptionsSource): Promise<CompileOptions[]> {
  if ("entries" in source) return source.entries;
  const { resolveConfig } = await import("../config/resolve-config.ts");
  const { loadPlugins } = await import("../plugins/load-plugins.ts");
  const context = await resolveConfig(source);
  const plugins = await loadPlugins(context);
  const rules = plugins.flatMap((plugin) => plugin.getMarkdownRules?.() ?? []);
  const table = createCompileOptionsTable({
    context,
    rules,
    overrideDirs: overrideDirs(context, plugins),
    codeTranslations: await collectCodeTranslations(plugins, context),
  });
  return table.entries.map((entry) => entry.options);
}

/** A document on its way into the cache. */
interface Compiled {
  facts: Omit<CompiledDocument, "segments" | "code">;
  hasCode: boolean;
  /** JSON of a `DocumentBody`. */
  body: string;
  from: DocumentSource;
  /** Hash of the file's text. */
  source: string;
}

function splitBody({
  segments,
  code,
  ...facts
}: CompiledDocument): Pick<Compiled, "facts" | "hasCode" | "body"> {
  return { facts, hasCode: code !== undefined, body: JSON.stringify({ segments, code }) };
}

function keepDocuments(compiled: Compiled[], cacheDir: string): DocumentRecord[] {
  const places = writeBodies(
    cacheDir,
    compiled.map(({ body }) => body),
  );
  return places.map((body, index) => {
    const { facts, hasCode, from, source } = compiled[index] as Compiled;
    return {
      ...facts,
      filePath: from.filePath,
      ...(from.truncated && { truncated: true }),
      source,
      body,
      hasCode,
      assetStamps: facts.assets.map((asset) => fileStamp(asset.filePath)),
    };
  });
}

/** Changes whenever a file's content is likely to have changed. */
export function fileStamp(filePath: string): string {
  const stats = statSync(filePath, { throwIfNoEntry: false });
  return stats ? `${stats.size}:${stats.mtimeMs}` : "missing";
}
