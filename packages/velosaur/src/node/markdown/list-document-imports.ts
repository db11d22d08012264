import { withoutFences } from "../config/code-blocks.ts";
import { unwrapMdxCode } from "./unwrap-mdx-code.ts";

const COMMENT = /<!--[^]*?-->/g;
const IMPORT = /(?:^|;[ \t]*)import\b[^"'`;]*?["']([^"'\n]+)["']/gm;

/**
 * What a text seems to import, each once, as it is written there. A look, no reading: prose may begin with the word,
 * so that some of it may not exist.
 */
export function listDocumentImports(text: string): string[] {
  if (!/^import\b/m.test(text)) return [];
  const code = withoutFences(unwrapMdxCode(text.replace(COMMENT, "").replace(/\r\n?/g, "\n")));
  return [...new Set(Array.from(code.matchAll(IMPORT), ([, specifier = ""]) => specifier))];
}
