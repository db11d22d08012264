import { readFileSync } from "node:fs";
import { formatMissing } from "../../bundler/bundle-failure.ts";
import type { DocumentRecord } from "../../documents/document-record.ts";
import { AuthorError } from "../../system/author-error.ts";
import { adviseOnRef } from "../../system/ref-files.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";

export interface KnownDocuments {
  compiled: Map<string, DocumentRecord>;
  /** Paths of all documents: those with mistakes were not compiled. */
  files: string[];
}

/** Names the document and line of imports that the bundler could not resolve: to it they are entries without a file. */
export function locateMissingModules(error: unknown, documents: KnownDocuments): unknown {
  if (!(error instanceof AuthorError)) return error;
  const diagnostics = error.diagnostics.map((diagnostic) =>
    diagnostic.filePath === undefined ? advise(locate(diagnostic, documents)) : diagnostic,
  );
  return new AuthorError(diagnostics, { cause: error.cause });
}

/** The site had the module when the document was written. */
function advise(diagnostic: Diagnostic): Diagnostic {
  const advice = diagnostic.filePath === undefined ? undefined : adviseOnRef(diagnostic.filePath);
  return advice === undefined ? diagnostic : { ...diagnostic, hint: advice };
}

function locate(diagnostic: Diagnostic, { compiled, files }: KnownDocuments): Diagnostic {
  for (const { filePath, imports } of compiled.values()) {
    const found = imports.find(({ moduleId }) => formatMissing(moduleId) === diagnostic.message);
    if (found) return { ...diagnostic, filePath, line: found.line, column: found.column };
  }
  return { ...diagnostic, ...findInTexts(diagnostic, files) };
}

/** Where a document writes an import of it. */
function findInTexts({ message }: Diagnostic, files: string[]): Partial<Diagnostic> {
  for (const filePath of files) {
    for (const [index, line] of readFileSync(filePath, "utf8").split("\n").entries()) {
      const [, imported, required] =
        /^import\b.*?["']([^"']+)["']|\brequire\(["']([^"']+)["']\)/.exec(line) ?? [];
      const name = imported ?? required;
      if (name !== undefined && formatMissing(name) === message)
        return { filePath, line: index + 1, column: 1 };
    }
  }
  return {};
}
