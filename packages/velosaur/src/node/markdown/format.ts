import type { CompileOptions } from "./options.ts";

interface FormatInput {
  filePath: string;
  frontMatter: Record<string, unknown>;
  options: Pick<CompileOptions, "format">;
}

/** Whether a document is MDX: its front matter says so, or the site's configuration, or the name of its file. */
export function isMdx({ filePath, frontMatter, options }: FormatInput): boolean {
  const own = (frontMatter["mdx"] as { format?: unknown } | undefined)?.format;
  const format = own === "md" || own === "mdx" || own === "detect" ? own : options.format;
  return format === "mdx" || (format === "detect" && !filePath.endsWith(".md"));
}
