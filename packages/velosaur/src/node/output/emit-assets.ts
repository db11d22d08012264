import { readFileSync } from "node:fs";
import path from "../system/path.ts";
import { hashText } from "../cache/hash.ts";
import type { DocumentAsset } from "../../shared/document.ts";
import { addBaseUrl } from "../../shared/url/base-url.ts";
import type { ImageSizes } from "./image-sizes.ts";
import type { ResolvedAsset } from "./resolved-asset.ts";

export interface AssetEmitter {
  /** Address of a local file, which becomes part of the output. */
  resolve: (asset: DocumentAsset) => ResolvedAsset;
  /** Name in the output → file, of all that were resolved. */
  files: ReadonlyMap<string, string>;
}

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|ico|svg|bmp)$/i;

/** Gives local files that documents show or link to an address with a hash of their content. */
export function createAssetEmitter(baseUrl: string, sizes?: ImageSizes): AssetEmitter {
  const files = new Map<string, string>();
  const addresses = new Map<string, string>();

  const addressOf = (filePath: string): string => {
    const known = addresses.get(filePath);
    if (known) return known;
    const { name, ext } = path.parse(filePath);
    const folder = IMAGE.test(ext) ? "images" : "files";
    const output = `assets/${folder}/${name}-${hashText(readFileSync(filePath)).slice(0, 8)}${ext}`;
    files.set(output, filePath);
    const address = baseUrl + output.split("/").map(encodeURIComponent).join("/");
    addresses.set(filePath, address);
    return address;
  };

  const withBaseUrl = (address: string): string =>
    address.startsWith(baseUrl) ? address : addBaseUrl(address, baseUrl);

  const resolve = (asset: DocumentAsset): ResolvedAsset => {
    const { filePath, kind, width, height } = asset;
    if (kind === "data") return { url: "" };
    if (kind === "static") return { url: withBaseUrl(asset.path ?? "") };
    const resized = sizes?.find(asset);
    for (const [name, file] of Object.entries(resized?.files ?? {})) files.set(name, file);
    // A component that has the sizes doesn't need the original.
    if (resized && kind === "sizes") return { url: "", value: resized.value };
    return {
      url: addressOf(filePath),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...(resized && { attributes: resized.attributes }),
    };
  };

  return { files, resolve };
}
