/** Code → one piece of HTML for each line; plain text where the language has no grammar. */

import { escapeText } from "../../shared/markup/escape.ts";
import { type TokenContent, tokenLines } from "../../shared/markup/token-lines.ts";
import { isPlainLanguage, tokenize } from "./prism-loader.ts";

export function highlight(code: string, language: string): string[] {
  const tokens = isPlainLanguage(language) ? undefined : tokenize(code, language);
  return tokens ? tokenLines(tokens as TokenContent) : escapeText(code).split("\n");
}
