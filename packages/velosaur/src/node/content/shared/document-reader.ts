import { findOwnParser } from "../../config/front-matter-parser.ts";
import path from "../../system/path.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { createDocumentReader } from "../read-document.ts";
import type { DocumentReader, DocumentReaderOptions } from "../read-document.ts";

export interface InstanceReaderOptions extends Pick<DocumentReaderOptions, "known" | "measure"> {
  /** Tells what is kept for an instance from what is kept for others. */
  name: string;
}

/** Of a dev server's documents, so many must be new to be written: a few are soon read again. */
const WORTH_WRITING = 0.1;

/** The reader of one instance of a content plugin. It keeps for the next build, or the next start, what has been read. */
export function createInstanceReader(
  { cacheDir, i18n, mode, siteConfig, sources, readAhead }: LoadContext,
  { name, ...options }: InstanceReaderOptions,
): DocumentReader {
  const file = `${name}-${i18n.currentLocale}.json`;
  const parse = findOwnParser(siteConfig.markdown.parseFrontMatter);
  return createDocumentReader({
    ...options,
    // A build bundles whatever is imported.
    learnImports: mode === "development" ? sources.learnImports : undefined,
    readText: mode === "production" ? sources.text : sources.read,
    parse,
    // Threads have neither the site's functions nor ours that look at the whole text.
    ...(!parse && !options.measure && { readAhead }),
    ...(mode === "production"
      ? {
          cacheFile: path.join(cacheDir, file),
          // Whoever compiles it needs the text anyway.
          hashOf: (filePath: string) => sources.facts(filePath).hash,
        }
      : { cacheFile: path.join(cacheDir, "dev", file), worthWriting: WORTH_WRITING }),
  });
}
