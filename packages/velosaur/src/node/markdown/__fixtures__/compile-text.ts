/** For tests: compiles a text and shows what came out. */

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "../../system/path.ts";
import type { CompiledDocument, Segment } from "../../../shared/document.ts";
import { isStatic, segmentHtml } from "../../../shared/markup/segment-html.ts";
import { formatAttributes } from "../../../shared/markup/attributes.ts";
import { AuthorError } from "../../system/author-error.ts";
import { compileDocument } from "../compile.ts";
import { resolveTokens } from "../link.ts";
import { resolveCompileOptions } from "../options.ts";
import type { CompileOptions } from "../options.ts";

/** An image of 5 by 7 pixels. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAHCAYAAADAp4fuAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A folder with the given files; a trailing slash in a name is not needed for folders. */
export function createSite(files: Record<string, string | Uint8Array> = {}): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), "velosaur-markdown-"));
  for (const [name, content] of Object.entries(files)) {
    const filePath = path.join(siteDir, name);
    mkdirSync(path.dirname(filePath), { recursive: true });
    writeFileSync(filePath, content);
  }
  return siteDir;
}

export interface TestInput extends Partial<CompileOptions> {
  /** Name of the file within the site. */
  file?: string;
}

export function compileText(
  source: string,
  { file = "docs/page.mdx", ...options }: TestInput = {},
): Promise<CompiledDocument> {
  const siteDir = options.siteDir ?? "/site";
  const resolved = resolveCompileOptions({
    staticDirs: [path.join(siteDir, "static")],
    ...options,
    siteDir,
  });
  return compileDocument({ source, filePath: path.join(siteDir, file), options: resolved });
}

/** A tree as text: HTML where it is static, tags for components. */
export function formatSegments(segments: Segment[]): string {
  return segments.map(formatSegment).join("");
}

function formatSegment(segment: Segment): string {
  if (isStatic(segment)) return segmentHtml(segment);
  if ("expression" in segment) return `{${segment.expression}}`;
  const name = "component" in segment ? segment.component : segment.tag;
  const props =
    "component" in segment ? formatProps(segment.props) : formatAttributes(segment.props);
  return `<${name}${props}>${formatSegments(segment.children ?? [])}</${name}>`;
}

const formatProps = (props: object | undefined): string =>
  props ? ` ${JSON.stringify(props)}` : "";

/** The document as HTML, with its links as the author wrote them. */
function formatDocument(document: CompiledDocument): string {
  const json = resolveTokens({
    json: JSON.stringify(document.segments),
    hrefs: document.links.map(({ href }) => href),
    assets: document.assets.map(({ filePath }) => ({ url: `/assets/${path.basename(filePath)}` })),
  });
  return formatSegments(JSON.parse(json) as Segment[]);
}

export const compileHtml = async (source: string, input?: TestInput): Promise<string> =>
  formatDocument(await compileText(source, input));

/** `line:column message (hint)` of the mistake that a text contains. */
export async function findMistake(source: string, input?: TestInput): Promise<string> {
  try {
    await compileText(source, input);
    return "no mistake";
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    const [{ line, column, message, hint } = { message: "" } as never] = error.diagnostics;
    return `${line}:${column} ${message}${hint ? ` (${hint})` : ""}`;
  }
}
