/** Code → one piece of HTML for each line. */

import { escapeText } from "../../shared/markup/escape.ts";
import { type TokenContent, tokenLines } from "../../shared/markup/token-lines.ts";
import { isPlainLanguage, tokenize } from "./prism-loader.ts";

export interface Highlighted {
  lines: string[];
  /** False when the language has no grammar. */
  isKnown: boolean;
}

export function highlight(code: string, language: string): Highlighted {
  const tokens = isPlainLanguage(language) ? undefined : tokenize(code, language);
  if (!tokens) return { lines: escapeText(code).split("\n"), isKnown: isPlainLanguage(language) };
  return { lines: tokenLines(tokens as TokenContent), isKnown: true };
}
