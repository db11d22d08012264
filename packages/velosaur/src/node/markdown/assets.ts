/** Local files that a document names: images, downloads. */

import { closeSync, openSync, readSync, statSync } from "node:fs";
import { decodeSegment } from "../../shared/url/pathname.ts";
import { ASSET_ENDINGS } from "../system/asset-endings.ts";
import path from "../system/path.ts";
import { imageSize } from "image-size";
import type { CompileOptions } from "./options.ts";

export const hasScheme = (reference: string): boolean =>
  /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(reference);

export const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" };

/** Opens elsewhere: `https:`, `//host`, `pathname://`; but not the visitor's own mail or phone program. */
export const leavesSite = (href: string): boolean =>
  hasScheme(href) && !/^(?:mailto|tel|sms|javascript|data):/i.test(href);

const isFile = (filePath: string): boolean => {
  try {
    return statSync(filePath).isFile();
  } catch {
    return false;
  }
};

export const decodeReference = (reference: string): string => {
  try {
    return decodeURI(reference);
  } catch {
    return reference;
  }
};

interface AssetScope {
  filePath: string;
  options: CompileOptions;
}

/** Places where a file may lie that is called `./x`, `x`, `@site/x` or `/x`, best first. */
export function listCandidates(reference: string, { filePath, options }: AssetScope): string[] {
  // A `#` or `?` of a name is written as an escape.
  const pathname = decodeSegment(reference.replace(/[?#].*$/s, ""));
  if (pathname.startsWith("@site/")) return [path.join(options.siteDir, pathname.slice(6))];
  if (pathname.startsWith("/"))
    return options.staticDirs.map((directory) => path.join(directory, pathname));
  return [path.join(path.dirname(filePath), pathname)];
}

export function findAsset(reference: string, place: AssetScope): string | undefined {
  return listCandidates(reference, place).find(isFile);
}

/** A link to a file that is no page: it has an extension, and not one of a document. */
export const looksLikeAsset = (href: string): boolean => {
  const extension = path.extname(href.replace(/[?#].*$/s, "")).toLowerCase();
  return extension !== "" && ![".md", ".mdx", ".html"].includes(extension);
};

const ASSET_IMPORT = new RegExp(`\\.(?:${ASSET_ENDINGS.join("|")})$`, "i");
/** An import whose value is the file's address. */
export const isAssetImport = (specifier: string): boolean =>
  ASSET_IMPORT.test(specifier.replace(/\?.*$/, ""));

// Dimensions stand in the first kilobytes, except in some JPEG files with large profiles.
const HEADER_SIZES = [4096, 512 * 1024];

function readHeader(filePath: string, size: number): Uint8Array {
  const file = openSync(filePath, "r");
  try {
    const buffer = new Uint8Array(size);
    return buffer.subarray(0, readSync(file, buffer, 0, size, 0));
  } finally {
    closeSync(file);
  }
}

/** Width and height in pixels, read from the file's header. */
export function readImageSize(filePath: string): { width: number; height: number } | undefined {
  for (const size of HEADER_SIZES) {
    try {
      const { width, height, orientation } = imageSize(readHeader(filePath, size));
      if (!width || !height) return undefined;
      // Orientations 5 to 8 lie on their side.
      return (orientation ?? 1) > 4 ? { width: height, height: width } : { width, height };
    } catch {
      // Too little of the file, or no image that we know.
    }
  }
  return undefined;
}
