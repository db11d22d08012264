import { readFileSync } from "node:fs";
import type { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { tellDiagnostics } from "../system/tell-diagnostics.ts";

/** Mistakes in the site's code that were told, each once until files are changed. */
export interface ToldErrors {
  tell: (error: AuthorError) => void;
  /** Hears of a file that was written or deleted. */
  change: (file: string) => void;
}

interface Told {
  line: number | undefined;
  /** How many changes there were since. */
  changes: number;
}

const toKey = ({ filePath, message }: Diagnostic): string => `${filePath}\n${message}`;

/**
 * Several pages ask for a module, and Vite for what it imports, ahead of them; systems may tell of one edit twice: of a
 * file that is emptied, and of the same file filled. What was read before an edit may fail after it: so a mistake is told
 * again from the second change on.
 */
export function createToldErrors(siteDir: string): ToldErrors {
  const told = new Map<string, Told>();
  const contents = new Map<string, string | undefined>();
  const isTold = (diagnostic: Diagnostic): boolean => {
    const before = told.get(toKey(diagnostic));
    // A line that can't be found any more is one of the text before.
    return before !== undefined && [before.line, undefined].includes(diagnostic.line);
  };
  return {
    tell({ diagnostics }) {
      const fresh = diagnostics.filter((diagnostic) => !isTold(diagnostic));
      tellDiagnostics(fresh, { siteDir });
      for (const diagnostic of fresh) {
        const { filePath, line } = diagnostic;
        told.set(toKey(diagnostic), { line, changes: 0 });
        if (filePath !== undefined) contents.set(filePath, readContent(filePath));
      }
    },
    change(file) {
      const content = readContent(file);
      if (contents.has(file) && contents.get(file) === content) return;
      contents.set(file, content);
      for (const [key, { line, changes }] of told)
        if (changes > 0) told.delete(key);
        else told.set(key, { line, changes: changes + 1 });
    },
  };
}

/** Undefined where the file is gone. */
function readContent(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
