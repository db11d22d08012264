import { readFileSync, statSync } from "node:fs";
import type { CompiledDocument } from "../../shared/document.ts";
import { hashText } from "../cache/hash.ts";
import { writeBody } from "../cache/body-files.ts";
import { compileDocument } from "../markdown/compile.ts";
import type { CompileOptions } from "../markdown/options.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
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
  const result: CompileBatchResult = { records: [], errors: [] };
  for (const file of batch.files) {
    const options = optionSets[file.options];
    if (!options) throw new Error(`No compile options number ${file.options}.`);
    try {
      const source = readFileSync(file.filePath, "utf8");
      const document = await compileDocument({ source, filePath: file.filePath, options });
      result.records.push(keepDocument(document, { ...file, source, cacheDir: batch.cacheDir }));
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error;
      result.errors.push(...error.diagnostics);
    }
  }
  return result;
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
  });
  return table.entries.map((entry) => entry.options);
}

interface KeepInput extends DocumentSource {
  source: string;
  cacheDir: string;
}

function keepDocument(
  document: CompiledDocument,
  { filePath, truncated, source, cacheDir }: KeepInput,
): DocumentRecord {
  const { segments, code, ...facts } = document;
  const text = JSON.stringify({ segments, code });
  const body = hashText(text);
  writeBody({ cacheDir, hash: body, text });
  return {
    ...facts,
    filePath,
    ...(truncated && { truncated }),
    source: hashText(source),
    body,
    hasCode: code !== undefined,
    assetStamps: document.assets.map((asset) => fileStamp(asset.filePath)),
  };
}

/** Changes whenever a file's content is likely to have changed. */
export function fileStamp(filePath: string): string {
  const stats = statSync(filePath, { throwIfNoEntry: false });
  return stats ? `${stats.size}:${stats.mtimeMs}` : "missing";
}
