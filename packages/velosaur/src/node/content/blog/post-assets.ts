import type { DocumentModule, LoadContext } from "../../contract/contract.ts";
import { findImageFile } from "../shared/image-file.ts";
import type { Post } from "./types.ts";

/** Local pictures of a post and of its authors; addresses are left as they are. */
export function findPostAssets(
  { filePath, metadata }: Post,
  { siteDir }: Pick<LoadContext, "siteDir">,
): Pick<DocumentModule, "assetFiles"> {
  const find = (reference: string | undefined): string | null =>
    findImageFile({ reference, filePath, siteDir }) ?? null;
  const image = find(metadata.frontMatter.image);
  const authorsImageUrls = metadata.authors.map(({ imageURL }) => find(imageURL));
  return { assetFiles: { ...(image !== null && { image }), authorsImageUrls } };
}
