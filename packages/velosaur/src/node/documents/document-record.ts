import type { CompiledDocument } from "../../shared/document.ts";
import type { BodyPlace } from "../cache/body-packs.ts";

/** What is compiled: a file, or only what stands above its truncate marker. */
export interface DocumentSource {
  filePath: string;
  truncated?: boolean | undefined;
}

/** Tells a document from all others. */
export const documentKey = ({ filePath, truncated }: DocumentSource): string =>
  truncated ? `${filePath}\0truncated` : filePath;

/**
 * What the main thread keeps of a compiled document: all but its body (segments, headings and code), which
 * goes to a file of the cache and is read where the page is rendered.
 */
export interface DocumentRecord extends Omit<CompiledDocument, keyof DocumentBody> {
  filePath: string;
  truncated?: true;
  /** Hash of the text it was made from. */
  source: string;
  body: BodyPlace;
  hasCode: boolean;
  /** Of its local files, since the body holds what they said. */
  assetStamps: AssetStamp[];
}

/** What a local file was like. */
export interface AssetStamp {
  /** Its size and time of change: where they are the same, it needn't be read. */
  seen: string;
  /** Of its content. */
  hash: string;
}

/** The part that lies in the file. */
export type DocumentBody = Pick<CompiledDocument, "segments" | "toc" | "code">;
