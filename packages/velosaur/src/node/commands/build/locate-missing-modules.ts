import { formatMissing } from "../../bundler/bundle-failure.ts";
import type { DocumentRecord } from "../../documents/document-record.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";

/** Names the document and line of imports that the bundler could not resolve: to it they are entries without a file. */
export function locateMissingModules(
  error: unknown,
  documents: Map<string, DocumentRecord>,
): unknown {
  if (!(error instanceof AuthorError)) return error;
  const diagnostics = error.diagnostics.map((diagnostic) =>
    diagnostic.filePath === undefined ? locate(diagnostic, documents) : diagnostic,
  );
  return new AuthorError(diagnostics, { cause: error.cause });
}

function locate(diagnostic: Diagnostic, documents: Map<string, DocumentRecord>): Diagnostic {
  for (const { filePath, imports } of documents.values()) {
    const found = imports.find(({ moduleId }) => formatMissing(moduleId) === diagnostic.message);
    if (found) return { ...diagnostic, filePath, line: found.line, column: found.column };
  }
  return diagnostic;
}
