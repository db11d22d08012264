import { findOwnParser } from "../../config/front-matter-parser.ts";
import path from "node:path";
import type { LoadContext } from "../../contract/contract.ts";
import { createDocumentReader } from "../read-document.ts";
import type { DocumentReader, DocumentReaderOptions } from "../read-document.ts";

export interface InstanceReaderOptions extends Pick<DocumentReaderOptions, "known" | "measure"> {
  /** Tells what is kept for an instance from what is kept for others. */
  name: string;
}

/** The reader of one instance of a content plugin. A build keeps for the next one what has been read. */
export function createInstanceReader(
  { cacheDir, i18n, mode, siteConfig, sources }: LoadContext,
  { name, ...options }: InstanceReaderOptions,
): DocumentReader {
  return createDocumentReader({
    ...options,
    readText: sources.read,
    parse: findOwnParser(siteConfig.markdown.parseFrontMatter),
    ...(mode === "production" && {
      cacheFile: path.join(cacheDir, `${name}-${i18n.currentLocale}.json`),
    }),
  });
}
