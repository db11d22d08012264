/** What rules for Markdown give to the documents that they hold for. */

import { knownKind } from "./known-loaders.ts";
import { applyRules } from "./match-rules.ts";
import type { RuleEntry } from "./webpack-config.ts";

/** The JSON file that has a document's metadata; undefined where no rule names one. */
export type FindMetadataFile = (filePath: string) => string | undefined;

export function createMetadataFinder(rules: RuleEntry[], siteDir: string): FindMetadataFile {
  return (filePath) => {
    const { loaders } = applyRules(rules, { resource: { filePath, query: "" }, siteDir });
    const files = loaders
      .filter(({ loader }) => knownKind(loader) === "document")
      .map(({ options }) => nameFile(options, filePath));
    return files.find((file) => file !== undefined);
  };
}

function nameFile(options: unknown, filePath: string): string | undefined {
  const { metadataPath } = Object(options) as { metadataPath?: unknown };
  const file = typeof metadataPath === "function" ? (metadataPath(filePath) as unknown) : undefined;
  return typeof file === "string" ? file : undefined;
}
