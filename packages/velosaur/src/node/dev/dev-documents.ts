import { readFile } from "node:fs/promises";
import { prunePacks } from "../cache/body-packs.ts";
import { hashParts } from "../cache/hash.ts";
import { compileTask } from "../documents/compile-task.ts";
import { partialFiles } from "../documents/compile-documents.ts";
import type { CompileOptionsTable } from "../documents/compile-options.ts";
import { documentKey } from "../documents/document-record.ts";
import type { DocumentRecord, DocumentSource } from "../documents/document-record.ts";
import { AuthorError } from "../system/author-error.ts";

export interface DevDocuments {
  /** Compiles a document and its partials, unless they are compiled already; adds all to the map, by their keys. */
  compile: (source: DocumentSource, into: Map<string, DocumentRecord>) => Promise<void>;
  /** Files that a file is part of, through partials, as far as they were compiled. */
  usersOf: (filePath: string) => string[];
}

/** Documents compiled on demand, kept by content as long as the server runs. */
export function createDevDocuments(
  cacheDir: string,
  table: () => CompileOptionsTable,
): DevDocuments {
  const compiled = new Map<string, { key: string; record: DocumentRecord }>();
  prunePacks(cacheDir, new Set());

  const compileFile = async (source: DocumentSource): Promise<DocumentRecord> => {
    const { filePath, truncated } = source;
    const text = await readFile(filePath, "utf8");
    const options = table().indexOf(source);
    const key = hashParts([table().entries[options]?.key, text]);
    const known = compiled.get(documentKey(source));
    if (known?.key === key && !known.record.missesFile) return known.record;
    const optionSets = table().entries.map((entry) => entry.options);
    const { records, errors } = await compileTask(
      { cacheDir, files: [{ filePath, truncated, options }] },
      optionSets,
    );
    const [record] = records;
    if (!record) throw new AuthorError(errors);
    compiled.set(documentKey(source), { key, record });
    return record;
  };

  return {
    async compile(source, into) {
      const key = documentKey(source);
      if (into.has(key)) return;
      const record = await compileFile(source);
      into.set(key, record);
      for (const filePath of partialFiles(record)) await this.compile({ filePath }, into);
    },
    usersOf: (filePath) =>
      [...compiled.values()]
        .filter(({ record }) => partialFiles(record).includes(filePath))
        .map(({ record }) => record.filePath),
  };
}
