import { stripVTControlCharacters } from "node:util";
import { AuthorError } from "../system/author-error.ts";
import { formatDiagnostic } from "../system/format-diagnostic.ts";
import type { OverlayError } from "./dev-html.ts";

/** An error as the overlay shows it: the author's with a code frame and no stack, ours with its whole stack. */
export function describeFailure(error: unknown, siteDir: string): OverlayError {
  if (error instanceof AuthorError) return describeAuthorError(error, siteDir);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message, stack: stack ?? "", plugin: "velosaur" };
}

function describeAuthorError({ diagnostics }: AuthorError, siteDir: string): OverlayError {
  const [first] = diagnostics;
  const texts = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { siteDir }));
  const frame = stripVTControlCharacters(texts.join("\n\n"));
  // What holds no lines of code isn't shown as a frame.
  const said = first?.line ? [first.message] : [first?.message, first?.hint];
  return {
    message: said.filter(Boolean).join("\n"),
    stack: "",
    frame,
    plugin: "velosaur",
    ...(first?.filePath && { id: first.filePath }),
    ...(first?.filePath &&
      first.line && { loc: { file: first.filePath, line: first.line, column: first.column ?? 1 } }),
  };
}
