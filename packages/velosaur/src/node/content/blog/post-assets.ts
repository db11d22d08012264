import fs from "node:fs";
import path from "node:path";
import type { DocumentModule, LoadContext } from "../../plugins/contract.ts";
import type { Post } from "./types.ts";

/** Local pictures of a post and of its authors; addresses are left as they are. */
export function findPostAssets(
  { filePath, metadata }: Post,
  { siteDir }: Pick<LoadContext, "siteDir">,
): Pick<DocumentModule, "assetFiles"> {
  const find = (reference: string | undefined): string | null =>
    reference === undefined ? null : findLocalFile(reference, path.dirname(filePath), siteDir);
  const image = find(metadata.frontMatter.image);
  const authorsImageUrls = metadata.authors.map(({ imageURL }) => find(imageURL));
  return { assetFiles: { ...(image !== null && { image }), authorsImageUrls } };
}

/** A file beside the post (`./x.png`), or of the site (`@site/x.png`). */
function findLocalFile(reference: string, folder: string, siteDir: string): string | null {
  const isOfSite = reference.startsWith("@site/");
  if (!isOfSite && !/^\.{1,2}\//.test(reference)) return null;
  const file = isOfSite
    ? path.join(siteDir, reference.slice("@site/".length))
    : path.join(folder, reference);
  return fs.existsSync(file) ? file : null;
}
