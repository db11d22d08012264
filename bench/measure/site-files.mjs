// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/**
 * The file of an address of this site, if it has one; what other hosts send is not the builder's.
 *
 * @param {string} outDir
 * @param {string} url
 */
export function toFile(outDir, url) {
  const { host, pathname } = new URL(url, "http://site.invalid/");
  return host === "site.invalid" ? onlyIfThere(path.join(outDir, decodeURI(pathname))) : [];
}

/** @param {string} file */
export function onlyIfThere(file) {
  return existsSync(file) ? [file] : [];
}

/**
 * What files weigh together when each is compressed as well as it can be.
 *
 * @param {Iterable<string>} files
 */
export function weighFiles(files) {
  return [...files].reduce((sum, file) => sum + toBrotliBytes(readFileSync(file)), 0);
}

/** @param {Buffer} content */
function toBrotliBytes(content) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
