import fs from "node:fs";
import path from "../../system/path.ts";
import type { DocumentModule } from "../../contract/contract.ts";

interface ImageQuestion {
  /** As front matter has it: an address, or a path to a file. */
  reference: unknown;
  /** Of the document. */
  filePath: string;
  siteDir: string;
}

/** A file beside the document (`./x.png`), or of the site (`@site/x.png`); nothing for an address. */
export function findImageFile({ reference, filePath, siteDir }: ImageQuestion): string | undefined {
  if (typeof reference !== "string") return undefined;
  const isOfSite = reference.startsWith("@site/");
  if (!isOfSite && !/^\.{1,2}\//.test(reference)) return undefined;
  const file = isOfSite
    ? path.join(siteDir, reference.slice("@site/".length))
    : path.join(path.dirname(filePath), reference);
  return fs.existsSync(file) ? file : undefined;
}

/** The picture that stands for a document in link previews. */
export function toImageAssets(question: ImageQuestion): Pick<DocumentModule, "assetFiles"> {
  const image = findImageFile(question);
  return image === undefined ? {} : { assetFiles: { image } };
}
