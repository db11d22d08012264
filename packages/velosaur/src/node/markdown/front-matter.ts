/** Reading the top of a file: what content plugins need of it. */

export { findBadEncoding, parseFrontMatter } from "./parse-front-matter.ts";
export type { ParsedSource } from "./parse-front-matter.ts";
export { readDocumentSummary, removeContentTitle } from "./summary.ts";
export type { DocumentSummary, SummaryInput } from "./summary.ts";
