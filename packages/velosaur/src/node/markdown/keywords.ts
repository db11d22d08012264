import { ADMONITION_KEYWORDS } from "../../shared/markup/admonition.ts";
import type { CompileOptions } from "./options.ts";

/** Names of container directives that are admonitions. */
export function listKeywords({ admonitions }: CompileOptions): string[] {
  if (admonitions === false) return [];
  return admonitions.extendDefaults
    ? [...ADMONITION_KEYWORDS, ...admonitions.keywords]
    : admonitions.keywords;
}
