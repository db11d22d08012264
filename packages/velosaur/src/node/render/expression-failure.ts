import { readFileSync } from "node:fs";
import { withoutFences } from "../config/code-blocks.ts";
import { AuthorError } from "../system/author-error.ts";

/** An expression of a document threw: names the document and, where the error names a word, its place. */
export function describeExpressionFailure(error: unknown, filePath: string): AuthorError {
  if (error instanceof AuthorError) {
    return new AuthorError(
      error.diagnostics.map((diagnostic) => ({ filePath, ...diagnostic })),
      { cause: error.cause },
    );
  }
  const { message } = error instanceof Error ? error : new Error(String(error));
  const name = /^(\S+) is not defined$/.exec(message)?.[1];
  return new AuthorError(
    {
      severity: "error",
      message: `An expression of this document failed: ${message}.`,
      filePath,
      ...(name && findInBraces(readFileSync(filePath, "utf8"), name)),
      hint: name
        ? `Import or export \`${name}\` in the document. If the braces are meant as text, write \\{ or put them in code.`
        : "Expressions in braces are run when the site is built: see what their values are then.",
    },
    { cause: error },
  );
}

function findInBraces(source: string, name: string): { line: number; column: number } | undefined {
  const text = withoutFences(source);
  const escaped = name.replaceAll("$", "\\$");
  const at = new RegExp(`\\{[^{}]*(?<![\\w$.])${escaped}(?![\\w$])`).exec(text);
  if (!at) return undefined;
  const lines = text.slice(0, at.index + at[0].length - name.length).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
