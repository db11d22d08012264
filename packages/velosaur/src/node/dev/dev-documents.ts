import { readFile } from "node:fs/promises";
import { pruneBodies } from "../cache/body-files.ts";
import { hashParts } from "../cache/hash.ts";
import { compileTask } from "../documents/compile-task.ts";
import { partialFiles } from "../documents/compile-documents.ts";
import type { CompileOptionsTable } from "../documents/compile-options.ts";
import type { DocumentRecord } from "../documents/document-record.ts";
import { AuthorError } from "../system/author-error.ts";

export interface DevDocuments {
  /** Compiles a file and its partials, unless they are compiled already; adds all to the map. */
  compile: (filePath: string, into: Map<string, DocumentRecord>) => Promise<void>;
  /** Files that a file is part of, through partials, as far as they were compiled. */
  usersOf: (filePath: string) => string[];
}

/** Documents compiled on demand, kept by content as long as the server runs. */
export function createDevDocuments(
  cacheDir: string,
  table: () => CompileOptionsTable,
): DevDocuments {
  const compiled = new Map<string, { key: string; record: DocumentRecord }>();
  pruneBodies(cacheDir, new Set());

  const compileFile = async (filePath: string): Promise<DocumentRecord> => {
    const source = await readFile(filePath, "utf8");
    const options = table().indexOf(filePath);
    const key = hashParts([table().entries[options]?.key, source]);
    const known = compiled.get(filePath);
    if (known?.key === key) return known.record;
    const optionSets = table().entries.map((entry) => entry.options);
    const { records, errors } = await compileTask(
      { cacheDir, files: [{ filePath, options }] },
      optionSets,
    );
    const [record] = records;
    if (!record) throw new AuthorError(errors);
    compiled.set(filePath, { key, record });
    return record;
  };

  return {
    async compile(filePath, into) {
      if (into.has(filePath)) return;
      const record = await compileFile(filePath);
      into.set(filePath, record);
      for (const partial of partialFiles(record)) await this.compile(partial, into);
    },
    usersOf: (filePath) =>
      [...compiled]
        .filter(([, { record }]) => partialFiles(record).includes(filePath))
        .map(([user]) => user),
  };
}
